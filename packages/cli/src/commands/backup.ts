import { type AddCommand, FailureError, log } from '../io.ts';
import { DATA_HELP, settings } from '../settings.ts';

export const addBackup: AddCommand = (program, io, end) => {
  program
    .command('backup')
    .description("write all of the server's data to a file, even while the server is running")
    .argument('<file>', 'a new file; keep it safe, because it contains the secrets of running games')
    .addHelpText('after', DATA_HELP)
    .action(async (file: string) => {
      const { backup, BackupError } = await import('@longtwilight/server/operations');
      try {
        log(io, `${await backup(settings().database, file)} rows written to ${file}`);
      } catch (error) {
        throw error instanceof BackupError ? new FailureError(error.message) : error;
      }
      end(0);
    });
};
