import { type AddCommand, FailureError, log } from '../io.ts';
import { DATA_HELP, settings } from '../settings.ts';

export const addRestore: AddCommand = (program, io, end) => {
  program
    .command('restore')
    .description('restore a backup into an empty database; if anything fails, nothing is changed')
    .argument('<file>', 'a file written by "backup", from SQLite or Postgres')
    .addHelpText('after', DATA_HELP)
    .action(async (file: string) => {
      const { restore, BackupError } = await import('@longtwilight/server/operations');
      try {
        log(io, `${await restore(file, settings().database)} rows restored`);
      } catch (error) {
        throw error instanceof BackupError ? new FailureError(error.message) : error;
      }
      end(0);
    });
};
