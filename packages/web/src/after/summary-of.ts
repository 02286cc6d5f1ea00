import { type Fact, type GameRecord, type View, view } from '@longtwilight/engine';

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
}

const MOST_SWINGS = 5;

/** The plays that moved the most victory points, largest first. */
export function swingsOf(record: GameRecord): Swing[] {
  const plays: { steps: number; turn: number; by: number; facts: Fact[] }[] = [];
  let turn = record.start?.turn ?? record.rules.start.turn;
  record.entries.forEach(({ facts }, i) => {
    for (const fact of facts) {
      if (fact.t === 'turn') turn = fact.turn;
      // What happens between plays, such as final scoring, begins with a fact of its own
      if (BEGINS.has(fact.t) || plays.length === 0) plays.push({ steps: i + 2, turn, by: 0, facts: [] });
      const play = plays.at(-1)!;
      if (!PASSES.has(fact.t)) play.facts.push(fact);
      if (fact.t !== 'vp') continue;
      play.by += fact.side === 'us' ? fact.by : -fact.by;
      play.steps = i + 2;
    }
  });
  return plays
    .filter(({ by }) => by !== 0)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, MOST_SWINGS);
}

const BEGINS: ReadonlySet<Fact['t']> = new Set(['play', 'headline', 'turn', 'event', 'score']);
const PASSES: ReadonlySet<Fact['t']> = new Set(['turn', 'round']);
