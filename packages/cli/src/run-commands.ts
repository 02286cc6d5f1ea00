import { RefusedError } from '@longtwilight/engine';
import { Command, CommanderError } from 'commander';
import { type AddCommand, FailureError, type Io, type Status, UsageError } from './io.ts';

/** Run one of these commands with these arguments (those after the name of the program). Gives the exit status. */
export async function runCommands(commands: readonly AddCommand[], argv: readonly string[], io: Io): Promise<Status> {
  let status: Status = 0;
  const program = new Command('longtwilight')
    .description('Long Twilight: an unofficial, free implementation of the board game Twilight Struggle.')
    .addHelpText('after', '\nExit status: 0 for success, 1 if a problem was found, 2 for wrong usage.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
    })
    .showHelpAfterError('(run with --help for usage)');
  for (const add of commands)
    add(program, io, (result) => {
      status = result;
    });
  try {
    await program.parseAsync(argv, { from: 'user' });
    return status;
  } catch (error) {
    return report(error, io);
  }
}

function report(error: unknown, io: Io): Status {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  const known =
    error instanceof UsageError ||
    error instanceof FailureError ||
    error instanceof RefusedError ||
    (error instanceof Error && 'syscall' in error);
  const text = error instanceof Error ? (known ? error.message : (error.stack ?? error.message)) : String(error);
  io.stderr.write(`error: ${text}\n`);
  return error instanceof UsageError ? 2 : 1;
}
