import type { SideKey } from '@longtwilight/engine';
import type { Words } from '@longtwilight/words';

/* The odds of dice, from what is known before they fall. */

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** The chance that one die does something. */
export const chanceOf = (does: (die: number) => boolean): number => FACES.filter(does).length / FACES.length;

/** The chance that one side's total is higher than the other's. */
export function chanceToWin(mine: number, theirs: number): number {
  return FACES.reduce((sum, die) => sum + chanceOf((other) => die + mine > other + theirs), 0) / FACES.length;
}

export const LUCK_KINDS = ['coup', 'war', 'realign', 'space', 'trap'] as const;
export type LuckKind = (typeof LUCK_KINDS)[number];
/** Dice that could do something for a side: how likely that was, and whether they did. */
export interface RolledAttempt {
  readonly side: SideKey;
  readonly kind: LuckKind;
  readonly odds: number;
  readonly won: boolean;
}
export interface Luck {
  tries: number;
  won: number;
  expected: number;
}

/** How the dice treated both sides. */
export class LuckTable {
  private readonly rows = new Map<string, Luck>();

  count({ side, kind, odds, won }: RolledAttempt): void {
    const row = this.rows.get(`${side} ${kind}`) ?? { tries: 0, won: 0, expected: 0 };
    row.tries++;
    row.expected += odds;
    if (won) row.won++;
    this.rows.set(`${side} ${kind}`, row);
  }
  of(side: SideKey, kind: LuckKind): Luck | undefined {
    return this.rows.get(`${side} ${kind}`);
  }
}

/** What a side tried, what came of it and what was to be expected, in one line. */
export function luckLine(words: Words, table: LuckTable, side: SideKey): string {
  const parts = LUCK_KINDS.flatMap((kind) => {
    const luck = table.of(side, kind);
    if (luck === undefined) return [];
    const { won, tries, expected } = luck;
    return [words.say(`story.luck.${kind}`, { won, tries, expected: Math.round(10 * expected) / 10 })];
  });
  return parts.length === 0 ? words.say('story.luck.none', { side }) : words.say('story.luck.line', { side, parts });
}
