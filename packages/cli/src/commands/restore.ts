import { type AddCommand, FailureError, log } from '../io.ts';
import { DATA_HELP, settings } from '../settings.ts';

export const addRestore: AddCommand = (program, io, end) => {
  program
    .command('restore')
    .description('fill an empty place with the data of a backup, all of it or nothing')
    .argument('<file>', 'what "backup" wrote, from SQLite or Postgres')
    .addHelpText('after', DATA_HELP)
    .action(async (file: string) => {
      const { restore, BackupError } = await import('@longtwilight/server/operations');
      try {
        log(io, `${await restore(file, settings().database)} rows are restored`);
      } catch (error) {
        throw error instanceof BackupError ? new FailureError(error.message) : error;
      }
      end(0);
    });
};
