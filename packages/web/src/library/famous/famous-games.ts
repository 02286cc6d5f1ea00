import type { GameRecord, SideKey } from '@longtwilight/engine';
import { recordFile } from '@longtwilight/scenarios/record';

const FILES = {
  final: () => import('@longtwilight/scenarios/rules/examples/tournament-final.yaml'),
  example: () => import('@longtwilight/scenarios/rules/examples/second-example-game.yaml'),
} as const;
export type FamousKey = keyof typeof FILES;
export const FAMOUS_KEYS = Object.keys(FILES) as readonly FamousKey[];

/** A printed game, played again by the scenario that proves it. */
export const loadFamousGame = async (key: FamousKey): Promise<GameRecord[]> =>
  recordFile(key, (await FILES[key]()).default);

/** What a comment is about: the setup, the headlines of a turn, or one side's round. */
export interface FamousPlay {
  /** `setup`, `1.headline` or `1.6.us`. */
  readonly key: string;
  readonly turn: number;
  /** Null before the first round of a turn. */
  readonly round: { readonly number: number; readonly side: SideKey } | null;
  /** How many steps of the story have been taken at its beginning, and at its end. */
  readonly from: number;
  readonly until: number;
}

type Moment = Pick<FamousPlay, 'key' | 'turn' | 'round'>;
const setup = (turn: number): Moment => ({ key: 'setup', turn, round: null });
const headlines = (turn: number): Moment => ({ key: `${turn}.headline`, turn, round: null });
const round = (turn: number, number: number, side: SideKey): Moment => ({
  key: `${turn}.${number}.${side}`,
  turn,
  round: { number, side },
});

/** A game cut into plays. A step belongs to the play in which it was answered, whatever it led to. */
export function playsOf(stretches: readonly GameRecord[]): FamousPlay[] {
  const plays: FamousPlay[] = [];
  let steps = 0;
  for (const { start, opening, entries } of stretches) {
    let now = startOf(start ?? {});
    for (const facts of [opening, ...entries.map((entry) => entry.facts)]) {
      // Headlines are chosen together, and told once both are there
      if (facts.some(({ t }) => t === 'headline')) now = headlines(now.turn);
      const last = plays.at(-1);
      if (last?.key === now.key) plays[plays.length - 1] = { ...last, until: steps + 1 };
      else plays.push({ ...now, from: steps, until: steps + 1 });
      steps++;
      for (const fact of facts) {
        if (fact.t === 'turn') now = headlines(fact.turn);
        else if (fact.t === 'round') now = round(now.turn, fact.round, fact.side);
      }
    }
  }
  return plays;
}

function startOf({
  start = 'rounds',
  turn = 1,
  round: number = 1,
  phasing = 'ussr',
}: GameRecord['start'] & object): Moment {
  if (start === 'setup') return setup(turn);
  return start === 'rounds' ? round(turn, number, phasing) : headlines(turn);
}
