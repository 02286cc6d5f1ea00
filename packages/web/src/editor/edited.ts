import {
  type CardKey,
  type CountryKey,
  type FullPosition,
  gameFrom,
  type Position,
  resolveRules,
  type SideKey,
  type View,
  view,
} from '@longtwilight/engine';

/** A position while it is being set up. */
export interface Edited {
  readonly turn: number;
  readonly round: number;
  readonly phasing: SideKey;
  readonly defcon: number;
  readonly vp: number;
  readonly influence: FullPosition['influence'];
  readonly hands: Readonly<Record<SideKey, readonly CardKey[]>>;
  readonly milOps: readonly [number, number];
  readonly space: readonly [number, number];
  readonly china: SideKey;
  /** What the editor does not show, kept as it was. */
  readonly rest: Position;
}

export const FIRST: Edited = {
  turn: 4,
  round: 1,
  phasing: 'ussr',
  defcon: 3,
  vp: 0,
  influence: resolveRules({}).start.influence,
  hands: { us: [], ussr: [] },
  milOps: [0, 0],
  space: [0, 0],
  china: 'ussr',
  rest: {},
};

export function editedFrom(position: Position): Edited {
  const { turn, round, phasing, defcon, vp, influence, hands, milOps, space, china, ...rest } = position;
  return {
    turn: turn ?? FIRST.turn,
    round: round ?? FIRST.round,
    phasing: phasing ?? FIRST.phasing,
    defcon: defcon ?? FIRST.defcon,
    vp: vp ?? 0,
    influence: influence ?? {},
    hands: { us: hands?.us ?? [], ussr: hands?.ussr ?? [] },
    milOps: milOps ?? [0, 0],
    space: space ?? [0, 0],
    china: china?.holder === 'us' ? 'us' : 'ussr',
    rest,
  };
}

export const positionFrom = ({ china, rest, ...shown }: Edited): Position => ({
  ...rest,
  start: 'rounds',
  ...shown,
  china: { holder: china, faceUp: true },
});

/** The position as the side whose round it is sees it; refused by the engine where it is not possible. */
export function viewOf(edited: Edited): View {
  const position = positionFrom(edited);
  const game = gameFrom(resolveRules(position.rules ?? {}), position);
  game.run();
  return view(game, edited.phasing);
}

/** One side's influence in a country changed by so much, never below zero. */
export function withInfluence(edited: Edited, country: CountryKey, side: SideKey, by: number): Edited {
  const [us, ussr] = edited.influence[country] ?? [0, 0];
  const add = (now: number, mine: boolean): number => Math.min(Math.max(now + (mine ? by : 0), 0), 30);
  return {
    ...edited,
    influence: { ...edited.influence, [country]: [add(us, side === 'us'), add(ussr, side === 'ussr')] },
  };
}

/** A card moved from hand to hand, and out of it: nowhere, the US, the USSR. */
export function withCardMoved({ hands, ...edited }: Edited, card: CardKey, to: SideKey | null): Edited {
  const without = (side: SideKey) => hands[side].filter((one) => one !== card);
  return {
    ...edited,
    hands: {
      us: to === 'us' ? [...without('us'), card] : without('us'),
      ussr: to === 'ussr' ? [...without('ussr'), card] : without('ussr'),
    },
  };
}
