import type { FoundPuzzle, GivenAnswer, PuzzleMoment, PuzzleProof } from '@longtwilight/bots/puzzles';
import { type Puzzle, themesOf } from '@longtwilight/scenarios';
import { gameOf } from '@longtwilight/scenarios/puzzles';

/** What the files say of how they were made: raise it whenever the generator asks for more or sees otherwise. */
const GENERATOR_VERSION = 2;
const HEX = 16;
const HEX_DIGITS = 8;
/** Chances of so many answers are told, the best ones. */
const MOST_CHANCES = 8;

/** How weights are named in puzzles. */
export const weightsName = (id: number): string => (id >>> 0).toString(HEX).padStart(HEX_DIGITS, '0');

/** A puzzle that was found as it is kept. */
export function toStored(found: FoundPuzzle, weights: string): Puzzle {
  const { from, side, given, seed, difficulty, proof } = found;
  const players = from.us === from.ussr ? from.us : `${from.us}-${from.ussr}`;
  const puzzle = {
    id: `${players}-${from.seed}-${from.at}`,
    difficulty,
    side,
    given,
    when: stepsOf(found.when),
    ...proven(proof, seed, weights),
    from,
  };
  return { ...puzzle, themes: themesOf({ ...puzzle, by: proof.by }) };
}

/** The parts of a puzzle that its proof says. */
export const proven = (
  { by, steps, why }: PuzzleProof,
  seed: number,
  weights: string,
): Pick<Puzzle, 'answer' | 'why' | 'proof'> => ({
  answer: steps.map(({ answer }) => answer),
  why,
  proof: {
    by,
    lead: steps.map(({ lead }) => lead),
    low: steps.map(({ low }) => low),
    chances: Object.fromEntries(
      (steps[0]?.chances ?? []).slice(0, MOST_CHANCES).map((one) => [one.answer, one.chance]),
    ),
    seed,
    version: GENERATOR_VERSION,
    weights,
  },
});

/** The question of a puzzle, to be proven again. */
export const momentOf = (puzzle: Puzzle): PuzzleMoment => ({
  side: puzzle.side,
  given: puzzle.given,
  when: gameOf(puzzle).entries.map(({ actor, text }) => ({ actor, text })),
});

/** Answers as steps of a scenario, those of one side in a row together. */
function stepsOf(answers: readonly GivenAnswer[]): Puzzle['when'] {
  const steps: { key: 'us' | 'ussr' | 'roll' | 'draw'; value: string | number }[] = [];
  for (const { actor, text } of answers) {
    if (actor === 'chance')
      steps.push(/^\d$/.test(text) ? { key: 'roll', value: Number(text) } : { key: 'draw', value: text });
    else if (steps.at(-1)?.key === actor) steps.at(-1)!.value += ` ${text}`;
    else steps.push({ key: actor, value: text });
  }
  return steps;
}
