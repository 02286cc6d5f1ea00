import type { Fact } from '@longtwilight/engine';
import type { Words } from '@longtwilight/words';
import type { Step } from '../match/match.ts';

/** What belongs together in the log: a headline phase, one side's round, what happens between rounds. */
export interface Chapter {
  readonly turn: number;
  /** How many steps of the story have been told at its end. */
  readonly until: number;
  readonly sentences: readonly string[];
}

const BEGINS: ReadonlySet<Fact['t']> = new Set(['turn', 'headline', 'round']);

/** The chapters of a story that has come to this turn. */
export function chaptersOf(words: Words, story: readonly Step[], turnNow: number): Chapter[] {
  const turns = story.reduce((sum, { facts }) => sum + facts.filter(({ t }) => t === 'turn').length, 0);
  const firstTurn = turnNow - turns;
  const parts: { turn: number; until: number; facts: Fact[] }[] = [{ turn: 0, until: 0, facts: [] }];
  story.forEach(({ by, facts }, i) => {
    // Before the first turn each side's setup stands for itself
    if (parts.at(-1)!.turn === 0 && by !== null && by !== story[i - 1]?.by)
      parts.push({ turn: 0, until: i, facts: [] });
    for (const fact of facts) {
      const { turn } = parts.at(-1)!;
      if (BEGINS.has(fact.t))
        parts.push({ turn: fact.t === 'turn' ? fact.turn : Math.max(turn, firstTurn), until: i + 1, facts: [] });
      parts.at(-1)!.facts.push(fact);
    }
    parts.at(-1)!.until = i + 1;
  });
  return parts
    .map(({ turn, until, facts }) => ({ turn, until, sentences: words.tell(facts) }))
    .filter(({ sentences }) => sentences.length > 0);
}

/** What has happened since the side last answered, its own last answer included. */
export function latestFacts(
  story: readonly Step[],
  side: string | null,
): { readonly from: number; readonly facts: Fact[] } {
  const last = story.findLastIndex(({ by }) => by === side);
  // Somebody who only looks on gets the last few steps
  const from = side === null || last < 0 ? Math.max(story.length - 6, 0) : last;
  return { from, facts: story.slice(from).flatMap(({ facts }) => facts) };
}
