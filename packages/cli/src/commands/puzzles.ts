import { LEVEL_KEYS, type LevelKey } from '@longtwilight/bots';
import { findPuzzles, PROOF_KINDS, type ProofKind, PuzzleProver } from '@longtwilight/bots/puzzles';
import { resolveRules } from '@longtwilight/engine';
import { Network, observationInputs } from '@longtwilight/neural';
import { type Puzzle, themesOf } from '@longtwilight/scenarios';
import { Option } from 'commander';
import { type AddCommand, type Io, log, say, UsageError } from '../io.ts';
import { counted } from '../names.ts';
import { addNetworkOption, loadWeights, type NetworkOptions } from '../network.ts';
import { readCount, readSeed } from '../options.ts';
import {
  addToFolder,
  fileNameOf,
  openPuzzleFolder,
  readPuzzleFolder,
  retire,
  writePuzzleFile,
} from '../puzzles/puzzle-files.ts';
import { momentOf, proven, toStored, weightsName } from '../puzzles/stored.ts';

interface PuzzlesOptions extends NetworkOptions {
  readonly games: number;
  readonly seed: number;
  readonly us: LevelKey;
  readonly ussr: LevelKey;
  readonly by: readonly ProofKind[];
  readonly alike: number;
  readonly check?: true;
  readonly prove?: true;
}

const levelOption = (flags: string, what: string): Option =>
  new Option(flags, what).choices(LEVEL_KEYS).default('ambassador');

export const addPuzzles: AddCommand = (program, io, end) => {
  const command = program
    .command('puzzles')
    .description('make puzzles from games between computer players; check existing puzzles, or prove them again')
    .argument('<folder>', 'the folder with the puzzle files, one file per theme')
    .option('--games <number>', 'how many games to play', readCount, 10)
    .option('--seed <number>', 'the seed of the first game; each further game uses the next number', readSeed, 1)
    .addOption(levelOption('--us <level>', 'who plays the US'))
    .addOption(levelOption('--ussr <level>', 'who plays the USSR'))
    .addOption(new Option('--by <proofs...>', 'which proofs to try').choices(PROOF_KINDS).default(PROOF_KINDS))
    .option('--alike <number>', 'how many puzzles may have the same theme and answer', readCount, 4)
    .option('--check', 'only read the puzzles and check that their answers can be played')
    .option('--prove', 'prove all puzzles again; those that no longer hold are retired');
  addNetworkOption(command)
    .addHelpText(
      'after',
      `
A puzzle is a question with one clearly best answer. Either it is certain that this answer is the best: every other answer can lose
the game in the same round, or no other answer wins the game, or no other placement scores as much at final scoring. Or playouts
show that it is the best: with the same hidden cards and dice for every answer, its winning chances lead those of any other answer
by at least 15 percentage points at every step, and the lower end of the 95% interval of this lead is above 10.
Each puzzle is written as soon as it is found, so you can stop at any time. Retired puzzles go to retired.yaml.`,
    )
    .action((folder: string, options: PuzzlesOptions) => {
      if (options.check && options.prove) throw new UsageError("--check and --prove can't be combined");
      if (options.check) return say(io, `${counted(count(readPuzzleFolder(folder)), 'puzzle')} checked: all sound`);
      const weights = loadWeights(options);
      const network = new Network(weights, observationInputs);
      if (options.prove) end(proveAll(folder, network, weightsName(weights.id), io) > 0 ? 1 : 0);
      else makePuzzles(folder, options, network, weightsName(weights.id), io);
    });
};

const count = (files: ReadonlyMap<string, readonly Puzzle[]>): number =>
  [...files.values()].reduce((sum, puzzles) => sum + puzzles.length, 0);

/** Puzzles of which nobody needs many: the same theme and answer, with the same card where it is about its use. */
const kindOf = ({ themes, answer, when }: Puzzle): string =>
  [themes[0], ...(themes.includes('coup') ? [] : when.map(({ value }) => value).slice(-1)), ...answer].join(' ');

/** One game gives one puzzle of a theme. */
const gameOfTheme = ({ from: { us, ussr, seed }, themes }: Puzzle): string => [us, ussr, seed, themes[0]].join(' ');

function makePuzzles(folder: string, options: PuzzlesOptions, network: Network, weights: string, io: Io): void {
  const known = openPuzzleFolder(folder);
  const games = new Set(known.map(gameOfTheme));
  const kinds = new Map<string, number>();
  const timesOf = (puzzle: Puzzle): number => kinds.get(kindOf(puzzle)) ?? 0;
  const note = (puzzle: Puzzle): void => {
    games.add(gameOfTheme(puzzle));
    kinds.set(kindOf(puzzle), timesOf(puzzle) + 1);
  };
  known.forEach(note);
  const { us, ussr } = options;
  let made = 0;
  for (let seed = options.seed; seed < options.seed + options.games; seed++) {
    for (const found of findPuzzles({ us, ussr, seed }, network, options.by)) {
      const puzzle = toStored(found, weights);
      if (games.has(gameOfTheme(puzzle)) || timesOf(puzzle) >= options.alike) continue;
      note(puzzle);
      addToFolder(folder, puzzle);
      made++;
    }
    log(io, `seed ${seed}: ${counted(made, 'puzzle')} made so far, ${known.length + made} in the folder`);
  }
  say(io, `${counted(made, 'puzzle')} made, ${known.length + made} in the folder`);
}

/** Gives the number of puzzles that have retired. */
function proveAll(folder: string, network: Network, weights: string, io: Io): number {
  const files = readPuzzleFolder(folder);
  const provers = new Map<string, PuzzleProver>();
  const held: Puzzle[] = [];
  const failed: Puzzle[] = [];
  for (const [name, puzzles] of files) {
    for (const puzzle of puzzles) {
      const again = provenAgain(puzzle, provers, network, weights);
      if (again === null) say(io, `${name}: ${puzzle.id} no longer holds`);
      if (again === null) failed.push(puzzle);
      else held.push(again);
    }
    log(io, `${name}: ${counted(puzzles.length, 'puzzle')} checked`);
  }
  // With a new reason a puzzle may have got another theme
  const names = new Set([...files.keys(), ...held.map(fileNameOf)]);
  for (const name of names)
    writePuzzleFile(
      folder,
      name,
      held.filter((puzzle) => fileNameOf(puzzle) === name),
    );
  retire(folder, failed);
  say(io, `${held.length} of ${counted(held.length + failed.length, 'puzzle')} proven again, ${failed.length} retired`);
  return failed.length;
}

/** The puzzle with its new proof; null if the answer is not clearly the best any more. */
function provenAgain(
  puzzle: Puzzle,
  provers: Map<string, PuzzleProver>,
  network: Network,
  weights: string,
): Puzzle | null {
  const rules = JSON.stringify(puzzle.given.rules);
  const prover = provers.get(rules) ?? new PuzzleProver(network, resolveRules(puzzle.given.rules ?? {}));
  provers.set(rules, prover);
  const proof = prover.prove(momentOf(puzzle), puzzle.proof.by, puzzle.proof.seed);
  if (proof === null) return null;
  const again = proven(proof, puzzle.proof.seed, weights);
  if (again.answer.join() !== puzzle.answer.join()) return null;
  const kept = { ...puzzle, ...again };
  return { ...kept, themes: themesOf({ ...kept, by: proof.by }) };
}
