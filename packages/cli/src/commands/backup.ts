import { type AddCommand, FailureError, log } from '../io.ts';
import { DATA_HELP, settings } from '../settings.ts';

export const addBackup: AddCommand = (program, io, end) => {
  program
    .command('backup')
    .description("write all of the server's data to a file, even while it runs")
    .argument('<file>', 'a new file; keep it safe, it contains the secrets of running games')
    .addHelpText('after', DATA_HELP)
    .action(async (file: string) => {
      const { backup, BackupError } = await import('@longtwilight/server/operations');
      try {
        log(io, `${await backup(settings().database, file)} rows are in ${file}`);
      } catch (error) {
        throw error instanceof BackupError ? new FailureError(error.message) : error;
      }
      end(0);
    });
};
