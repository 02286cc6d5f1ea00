import type { Fact, GameRecord, SideKey } from '@longtwilight/engine';
import type { Words } from '@longtwilight/words';
import { Dice } from './dice.ts';
import { Ledger } from './ledger.ts';
import { LUCK_KINDS, LuckTable, luckLine } from './luck.ts';
import { rollText } from './roll-words.ts';

/** Dice that were rolled for something. */
export interface Attempt {
  /** How many answers the game had had when they had fallen. */
  readonly answers: number;
  readonly turn: number;
  readonly text: string;
}

/** How the dice of a whole game fell, against what was to be expected. */
export interface GameLuck {
  readonly attempts: readonly Attempt[];
  readonly lines: Readonly<Record<SideKey, string>>;
  /** Successes beyond those expected; below zero for a side out of luck. */
  readonly balance: Readonly<Record<SideKey, number>>;
}

export function luckOf(words: Words, record: GameRecord): GameLuck {
  const ledger = new Ledger(record.rules);
  // A game may have begun in the middle
  const { turn = ledger.turn, space } = record.start ?? {};
  ledger.turn = turn;
  if (space !== undefined) [ledger.space.us, ledger.space.ussr] = space;
  const dice = new Dice(ledger);
  const table = new LuckTable();
  const attempts: Attempt[] = [];
  const follow = (facts: readonly Fact[], answers: number) => {
    for (const fact of facts) {
      const roll = dice.see(fact);
      if (roll !== null) attempts.push({ answers, turn: ledger.turn, text: rollText(words, roll, table) });
      ledger.note(fact);
    }
  };
  follow(record.opening, 0);
  for (const [i, { facts }] of record.entries.entries()) follow(facts, i + 1);
  const balance = (side: SideKey): number =>
    LUCK_KINDS.reduce((sum, kind) => {
      const luck = table.of(side, kind);
      return luck === undefined ? sum : sum + luck.won - luck.expected;
    }, 0);
  return {
    attempts,
    lines: { us: luckLine(words, table, 'us'), ussr: luckLine(words, table, 'ussr') },
    balance: { us: balance('us'), ussr: balance('ussr') },
  };
}
