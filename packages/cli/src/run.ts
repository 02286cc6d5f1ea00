import { RefusedError } from '@longtwilight/engine';
import { Command, CommanderError } from 'commander';
import { addAgreement } from './commands/agreement.ts';
import { addAnalyse } from './commands/analyse.ts';
import { addBackup } from './commands/backup.ts';
import { addBench } from './commands/bench.ts';
import { addExport } from './commands/export.ts';
import { addImport } from './commands/import.ts';
import { addLoad } from './commands/load.ts';
import { addMatch } from './commands/match.ts';
import { addOperator } from './commands/operator.ts';
import { addPlay } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addReplayAll } from './commands/replay-all.ts';
import { addRestore } from './commands/restore.ts';
import { addScenarios } from './commands/scenarios.ts';
import { addServe } from './commands/serve.ts';
import { addShow } from './commands/show.ts';
import { addSim } from './commands/sim.ts';
import { addTournament } from './commands/tournament.ts';
import { addVerify } from './commands/verify.ts';
import { addWeights } from './commands/weights.ts';
import { FailureError, type Io, type Status, UsageError } from './io.ts';

/** Run a command with these arguments (those after the name of the program). Gives the exit status. */
export async function run(argv: readonly string[], io: Io): Promise<Status> {
  let status: Status = 0;
  const program = new Command('longtwilight')
    .description('Long Twilight: an unofficial, free implementation of the board game Twilight Struggle.')
    .addHelpText('after', '\nExit status: 0 all well, 1 a failure was found, 2 wrong use.')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
    })
    .showHelpAfterError('(--help shows what is possible)');
  for (const add of [
    addPlay,
    addSim,
    addBench,
    addScenarios,
    addShow,
    addImport,
    addExport,
    addReplay,
    addMatch,
    addTournament,
    addAgreement,
    addAnalyse,
    addWeights,
    addServe,
    addVerify,
    addBackup,
    addRestore,
    addReplayAll,
    addOperator,
    addLoad,
  ])
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
