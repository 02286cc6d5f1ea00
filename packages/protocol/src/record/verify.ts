import type { Entry } from '../entries.ts';
import type { Fairness } from '../fairness.ts';
import { type ChanceSource, commitmentTo, fairDiceOf, type Hashes } from './fair-dice.ts';
import { type Logged, Table, type Terms } from './table.ts';

/** What came of recomputing a game: how many answers of chance there were, and what is wrong, nothing if all is fair. */
export interface Verified {
  readonly chances: number;
  readonly faults: readonly string[];
}

/** What a player noted when the game began, to hold the server to it. */
export interface Noted {
  readonly commitment?: string | undefined;
  readonly seed?: string | undefined;
}

/** Play a finished game again and compare every die and every draw with what the seeds say. */
export function verifyGame(
  { commitment: published, seeds, ...page }: Fairness,
  hashes: Hashes,
  noted: Noted = {},
): Verified {
  if (seeds === null) return { chances: 0, faults: ['The seeds are revealed only when the game is over'] };
  const faults: string[] = [];
  if (commitmentTo(seeds.server, hashes) !== published)
    faults.push(`The server’s seed does not match the commitment ${published}`);
  if (noted.commitment !== undefined && noted.commitment !== published)
    faults.push(`The commitment is ${published}, not the one you noted`);
  if (noted.seed !== undefined && noted.seed !== seeds.first && noted.seed !== seeds.second)
    faults.push('Neither player contributed the seed you noted');
  const again = recompute({ rules: page.rules, firstSide: page.firstSide }, fairDiceOf(seeds, hashes), page.entries);
  faults.push(...again.faults);
  if (again.table.outcome === null) faults.push('The record stops before the game is over');
  return { chances: again.chances, faults };
}

/** Play entries again and compare every answer of chance; goes as far as they fit the rules, and tells what they tell. */
export function recompute(
  terms: Terms,
  dice: ChanceSource,
  entries: Fairness['entries'],
  onTold: (told: Logged) => void = () => {},
): Verified & { readonly table: Table } {
  const faults: string[] = [];
  const table = new Table(terms);
  let chances = 0;
  for (const [number, { at, entry }] of entries.entries()) {
    const checked = checking(dice, entry, (fault) => faults.push(`Entry ${number}: ${fault}`));
    try {
      table.take(entry, at, checked.roll);
    } catch (error) {
      faults.push(`Entry ${number} does not fit the rules: ${(error as Error).message}`);
      break;
    }
    chances += checked.finish();
    onTold(table.log.at(-1)!);
  }
  return { chances, faults, table };
}

/** Chance as an entry tells it, compared with fair dice on the way. */
function checking(
  dice: ChanceSource,
  entry: Entry,
  report: (fault: string) => void,
): { roll: ChanceSource; finish(): number } {
  const told = 'chance' in entry ? entry.chance : [];
  let asked = 0;
  return {
    roll(k, options) {
      const fair = dice(k, options);
      const text = told[asked++];
      if (text !== fair)
        report(`chance question ${k} was answered with ${text ?? 'nothing'}; the fair answer is ${fair}`);
      return text ?? fair;
    },
    finish() {
      if (told.length > asked)
        report(`the entry has ${told.length} answers from chance, but the game asks for ${asked}`);
      return asked;
    },
  };
}
