import {
  type Fact,
  REGION_KEYS,
  type RegionKey,
  type Session,
  type SideKey,
  type View,
  view,
} from '@longtwilight/engine';

/** How things stood at the end of a turn. */
export interface TurnEnd {
  readonly turn: number;
  readonly vp: number;
  readonly regions: Readonly<Record<RegionKey, number>>;
}

const paysOf = ({ regions }: View) =>
  Object.fromEntries(REGION_KEYS.map((key) => [key, regions[key].vp])) as Record<RegionKey, number>;

/** Victory points and what regions would pay, turn by turn. */
export function turnEnds(session: Session): TurnEnd[] {
  const starts = session.entries.flatMap(({ facts }, i) => (facts.some(({ t }) => t === 'turn') ? [i] : []));
  const moments = [...starts, session.entries.length];
  return moments.map((answers) => {
    const seen = view(session.after(answers), 'public');
    return { turn: seen.turn, vp: seen.vp, regions: paysOf(seen) };
  });
}

/** How the dice fell for a side. */
export interface Dice {
  readonly count: number;
  readonly mean: number;
}

export function diceOf(session: Session): Readonly<Record<SideKey, Dice>> {
  const rolls = session.entries
    .flatMap(({ facts }) => facts)
    .filter((fact): fact is Extract<Fact, { t: 'die' }> => fact.t === 'die');
  const of = (side: SideKey): Dice => {
    const mine = rolls.filter((roll) => roll.side === side);
    return { count: mine.length, mean: mine.reduce((sum, { roll }) => sum + roll, 0) / Math.max(mine.length, 1) };
  };
  return { us: of('us'), ussr: of('ussr') };
}
