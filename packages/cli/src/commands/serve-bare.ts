import { type AddCommand, log } from '../io.ts';
import { settings } from '../settings.ts';
import { toldToStop } from './serve.ts';

/** What `load` holds the server against; of no use by itself. */
export const addServeBare: AddCommand = (program, io, end) => {
  program
    .command('serve-bare', { hidden: true })
    .description('run a server that does nothing but store a row for each request')
    .action(async () => {
      const { startBareServer } = await import('@longtwilight/server/operations');
      const server = await startBareServer(settings().database);
      log(io, `The bare server is at ${server.address}`);
      await toldToStop();
      await server.stop();
      end(0);
    });
};
