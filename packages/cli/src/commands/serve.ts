import { BadConfigError, type Config, readConfig, SETTINGS } from '@longtwilight/server/config';
import { type AddCommand, log, UsageError } from '../io.ts';

export const addServe: AddCommand = (program, io, end) => {
  program
    .command('serve')
    .description('run the server until it is told to stop (SIGTERM or SIGINT)')
    .addHelpText('after', `\nSettings come from the environment:\n${SETTINGS.map((line) => `  ${line}`).join('\n')}`)
    .action(async () => {
      const config = settings();
      // Loaded only here: other commands start without it
      const { startServer } = await import('@longtwilight/server');
      const server = await startServer(config);
      log(io, `Long Twilight is at ${config.publicUrl ?? server.address}`);
      await toldToStop();
      log(io, 'Stopping ...');
      await server.stop();
      end(0);
    });
};

function settings(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    throw error instanceof BadConfigError ? new UsageError(error.message) : error;
  }
}

/** Through npm a Ctrl-C arrives twice, so the second signal is not taken for impatience. */
const toldToStop = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve());
  });
