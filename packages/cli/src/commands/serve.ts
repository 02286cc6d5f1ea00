import { type AddCommand, FailureError, log } from '../io.ts';
import { SETTINGS_HELP, settings } from '../settings.ts';

export const addServe: AddCommand = (program, io, end) => {
  program
    .command('serve')
    .description('run the server until it is stopped (SIGTERM or SIGINT)')
    .addHelpText('after', SETTINGS_HELP)
    .action(async () => {
      const config = settings();
      // Loaded only here: other commands start without it
      const { startServer, UnusableDataError } = await import('@longtwilight/server');
      const server = await startServer(config).catch((error: unknown) => {
        if (error instanceof UnusableDataError) throw new FailureError(error.message);
        if (!isPortTaken(error)) throw error;
        // Whoever named a port wants that one
        if (process.env.PORT) throw new FailureError(`Port ${config.port} is in use: set PORT to another port`);
        log(io, `Port ${config.port} is in use, so the server is using another port`);
        return startServer({ ...config, port: 0 });
      });
      log(io, `Long Twilight is at ${config.publicUrl ?? server.address}`);
      await toldToStop();
      log(io, 'Stopping ...');
      await server.stop();
      end(0);
    });
};

const isPortTaken = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EADDRINUSE';

/** Through npm a Ctrl-C arrives twice, so the second signal is not taken for impatience. */
export const toldToStop = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve());
  });
