import { type Fact, type GameRecord, type View, view } from '@longtwilight/engine';
import { isForChina } from '@longtwilight/words';
import type { SeenEntry } from '../match/match.ts';

/** How things stood at the end of a turn. */
export interface TurnEnd {
  readonly turn: number;
  readonly vp: number;
  readonly regions: View['regions'];
}

/** Victory points and what regions would pay, turn by turn. */
export function turnEnds(record: GameRecord): TurnEnd[] {
  const starts = record.entries.flatMap(({ facts }, i) => (facts.some(({ t }) => t === 'turn') ? [i] : []));
  const moments = [...starts, record.entries.length];
  return moments.map((answers) => {
    const { turn, vp, regions } = view(record.after(answers), 'public');
    return { turn, vp, regions };
  });
}

/** A play that moved many victory points. */
export interface Swing {
  /** How many steps of the story had been told when it was over. */
  readonly steps: number;
  readonly turn: number;
  /** Positive for the US. */
  readonly by: number;
  readonly facts: readonly Fact[];
  /** What final scoring pays for the China Card. */
  readonly forChina: boolean;
}

const MOST_SWINGS = 5;

/** The plays that moved the most victory points, largest first. */
export function swingsOf(story: readonly SeenEntry[], firstTurn: number): Swing[] {
  const plays: { steps: number; turn: number; by: number; facts: Fact[]; forChina: boolean }[] = [];
  let turn = firstTurn;
  story.forEach(({ facts }, i) => {
    for (const [at, fact] of facts.entries()) {
      if (fact.t === 'turn') turn = fact.turn;
      const forChina = isForChina(facts, at);
      // What happens between plays, such as final scoring, begins with a fact of its own
      if (BEGINS.has(fact.t) || forChina || plays.length === 0)
        plays.push({ steps: i + 1, turn, by: 0, facts: [], forChina });
      const play = plays.at(-1)!;
      if (!PASSES.has(fact.t)) play.facts.push(fact);
      if (fact.t !== 'vp') continue;
      play.by += fact.side === 'us' ? fact.by : -fact.by;
      play.steps = i + 1;
    }
  });
  return plays
    .filter(({ by }) => by !== 0)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, MOST_SWINGS);
}

const BEGINS: ReadonlySet<Fact['t']> = new Set(['play', 'headline', 'turn', 'event', 'score']);
const PASSES: ReadonlySet<Fact['t']> = new Set(['turn', 'round']);

/** The score over a game, step by step of its story. */
export interface Course {
  readonly steps: number;
  readonly scores: readonly { readonly at: number; readonly vp: number }[];
  readonly turns: readonly { readonly at: number; readonly turn: number }[];
}

/** How the score went in a story that has come to this turn. */
export function courseOf(story: readonly SeenEntry[], turnNow: number): Course {
  const facts = story.flatMap((step, at) => step.facts.map((fact) => ({ fact, at })));
  const first = turnNow - facts.filter(({ fact }) => fact.t === 'turn').length;
  const begins = facts.flatMap(({ fact, at }) => (fact.t === 'turn' ? [{ at, turn: fact.turn }] : []));
  const gains = facts.flatMap(({ fact, at }) => (fact.t === 'vp' ? [{ at, vp: fact.now }] : []));
  const [gain] = facts.filter(({ fact }) => fact.t === 'vp');
  // A game from a position begins with a score of its own
  const start = gain?.fact.t === 'vp' ? gain.fact.now - (gain.fact.side === 'us' ? 1 : -1) * gain.fact.by : 0;
  return {
    steps: story.length,
    // Of several at one step the last counts
    scores: [{ at: 0, vp: start }, ...gains].filter(({ at }, i, all) => i === 0 || all[i + 1]?.at !== at),
    turns: first > 0 ? [{ at: 0, turn: first }, ...begins] : begins,
  };
}
