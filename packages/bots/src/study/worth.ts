import type { Ranked } from '../player.ts';

/** What was answered, and what it was worth, as chances of the side that was asked. */
export interface StretchWorth {
  /** With all that was answered. */
  readonly chance: number;
  /** With the best first answer that was found. */
  readonly best: number;
  /** First answers with their chances, best first. */
  readonly options: readonly Ranked[];
  /** In how many worlds that was found. */
  readonly worlds: number;
  /** What was answered first can't lose the game at once. */
  readonly isSafe: boolean;
}

/** So many of the best answers are looked at again. */
export const BEST_KEPT = 2;

export const lossOf = ({ best, chance }: StretchWorth): number => best - chance;

/** What was chosen at first may only be bettered by what follows; what can lose at once is worth less than it seems. */
export function worthOf(
  own: number,
  best: number,
  rest: Pick<StretchWorth, 'options' | 'worlds' | 'isSafe'>,
): StretchWorth {
  const chance = rest.isSafe ? own : Math.min(own, best * own);
  return { chance, best: Math.max(best, chance), ...rest };
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Means over worlds, of each first answer that was tried and, last, of all that was answered. */
export const meansOf = (results: readonly (readonly number[])[]): number[] =>
  results[0]!.map((_, lot) => mean(results.map((world) => world[lot]!)));

/** The best answers with new chances; what was worse before stays so. */
function rankedAnew({ options }: StretchWorth, chances: readonly number[]): Ranked[] {
  const least = Math.min(...chances);
  const anew = options.map(({ answer, value }, i) => ({ answer, value: chances[i] ?? Math.min(value, least) }));
  return anew.sort((a, b) => b.value - a.value);
}

/** What was found before counts as much as the worlds that it was found in: a few worlds are too often lucky ones. */
export function pooledWorth(rough: StretchWorth, results: readonly (readonly number[])[]): StretchWorth {
  const found = meansOf(results);
  const worlds = rough.worlds + results.length;
  const pooled = (before: number, now: number): number => (before * rough.worlds + now * results.length) / worlds;
  const chances = rough.options.slice(0, BEST_KEPT).map(({ value }, i) => pooled(value, found[i]!));
  const least = Math.min(...chances);
  const options = rough.options.map(({ answer, value }, i) => ({
    answer,
    value: chances[i] ?? Math.min(value, least),
  }));
  options.sort((a, b) => b.value - a.value);
  const { isSafe } = rough;
  return worthOf(pooled(rough.chance, found.at(-1)!), Math.max(...chances), { options, worlds, isSafe });
}

const ERRORS = 1.96;

/** What one set-up costs against another counts if it is sure: so far on, luck moves more than most set-ups do. */
export function sureWorth(rough: StretchWorth, results: readonly (readonly number[])[]): StretchWorth {
  const chances = meansOf(results).slice(0, -1);
  const best = Math.max(...chances);
  const lot = chances.indexOf(best);
  const losses = results.map((world) => world[lot]! - world.at(-1)!);
  const loss = mean(losses);
  const error = Math.sqrt(mean(losses.map((one) => (one - loss) ** 2)) / (losses.length - 1));
  const chance = loss > ERRORS * error ? best - loss : best;
  return { ...rough, chance, best, options: rankedAnew(rough, chances), worlds: results.length };
}
