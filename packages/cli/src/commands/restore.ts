import { type AddCommand, FailureError, log } from '../io.ts';
import { counted } from '../names.ts';
import { DATA_HELP, settings } from '../settings.ts';

export const addRestore: AddCommand = (program, io, end) => {
  program
    .command('restore')
    .description('restore a backup into an empty database, either completely or not at all')
    .argument('<file>', 'a file written by "backup", whether from SQLite or from Postgres')
    .addHelpText('after', DATA_HELP)
    .action(async (file: string) => {
      const { restore, BackupError } = await import('@longtwilight/server/operations');
      try {
        log(io, `${counted(await restore(file, settings().database), 'row')} restored`);
      } catch (error) {
        throw error instanceof BackupError ? new FailureError(error.message) : error;
      }
      end(0);
    });
};
