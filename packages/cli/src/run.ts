import { addAgreement } from './commands/agreement.ts';
import { addAnalyse } from './commands/analyse.ts';
import { addBackup } from './commands/backup.ts';
import { addBench } from './commands/bench.ts';
import { addExport } from './commands/export.ts';
import { addImport } from './commands/import.ts';
import { addLoad } from './commands/load.ts';
import { addMatch } from './commands/match.ts';
import { addOpenings } from './commands/openings.ts';
import { addOperator } from './commands/operator.ts';
import { addPlay } from './commands/play.ts';
import { addPuzzles } from './commands/puzzles.ts';
import { addReplay } from './commands/replay.ts';
import { addReplayAll } from './commands/replay-all.ts';
import { addRestore } from './commands/restore.ts';
import { addScenarios } from './commands/scenarios.ts';
import { addServe } from './commands/serve.ts';
import { addServeBare } from './commands/serve-bare.ts';
import { addShow } from './commands/show.ts';
import { addSim } from './commands/sim.ts';
import { addTournament } from './commands/tournament.ts';
import { addVerify } from './commands/verify.ts';
import { addWeights } from './commands/weights.ts';
import type { AddCommand, Io, Status } from './io.ts';
import { runCommands } from './run-commands.ts';

const COMMANDS: readonly AddCommand[] = [
  addPlay,
  addSim,
  addBench,
  addScenarios,
  addShow,
  addImport,
  addExport,
  addOpenings,
  addReplay,
  addMatch,
  addTournament,
  addAgreement,
  addAnalyse,
  addPuzzles,
  addWeights,
  addServe,
  addVerify,
  addBackup,
  addRestore,
  addReplayAll,
  addOperator,
  addLoad,
  addServeBare,
];

/** Run a command with these arguments (those after the name of the program). Gives the exit status. */
export const run = (argv: readonly string[], io: Io): Promise<Status> => runCommands(COMMANDS, argv, io);
