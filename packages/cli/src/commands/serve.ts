import { type AddCommand, log } from '../io.ts';
import { SETTINGS_HELP, settings } from '../settings.ts';

export const addServe: AddCommand = (program, io, end) => {
  program
    .command('serve')
    .description('run the server until it is told to stop (SIGTERM or SIGINT)')
    .addHelpText('after', SETTINGS_HELP)
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

/** Through npm a Ctrl-C arrives twice, so the second signal is not taken for impatience. */
const toldToStop = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve());
  });
