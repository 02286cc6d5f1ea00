import { addBench } from './commands/bench.ts';
import { addMatch } from './commands/match.ts';
import { addTournament } from './commands/tournament.ts';
import { addWeights } from './commands/weights.ts';
import { runCommands } from './run-commands.ts';

// What a machine with nothing but Node needs to measure players: training/build.mjs makes one module of it
process.exitCode = await runCommands([addMatch, addTournament, addWeights, addBench], process.argv.slice(2), process);
