import { type AddCommand, FailureError, log } from '../io.ts';
import { counted } from '../names.ts';
import { DATA_HELP, settings } from '../settings.ts';

export const addBackup: AddCommand = (program, io, end) => {
  program
    .command('backup')
    .description("write all of the server's data to a file; the server may be running")
    .argument(
      '<file>',
      'a file that does not exist yet; keep it safe, because it contains the secrets of running games',
    )
    .addHelpText('after', DATA_HELP)
    .action(async (file: string) => {
      const { backup, BackupError } = await import('@longtwilight/server/operations');
      try {
        log(io, `${counted(await backup(settings().database, file), 'row')} written to ${file}`);
      } catch (error) {
        throw error instanceof BackupError ? new FailureError(error.message) : error;
      }
      end(0);
    });
};
