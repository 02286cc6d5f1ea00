import {
  type FullPosition,
  type Game,
  gameFrom,
  type Position,
  positionOf,
  resolveRules,
  SIDE_KEYS,
  type SideKey,
  type View,
  view,
} from '@longtwilight/engine';
import {
  type CardKey,
  type CountryKey,
  cardKey,
  EFFECT_KEYS,
  EFFECT_VALUES,
  type EffectKey,
  no,
  REGION_KEYS,
} from '@longtwilight/engine/data';

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
  readonly china: FullPosition['china'];
  readonly effects: readonly string[];
  readonly discard: readonly CardKey[];
  readonly removed: readonly CardKey[];
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
  china: { holder: 'ussr', faceUp: true },
  effects: [],
  discard: [],
  removed: [],
  rest: {},
};

export function editedFrom(position: Position): Edited {
  const {
    turn,
    round,
    phasing,
    defcon,
    vp,
    influence,
    hands,
    milOps,
    space,
    china,
    effects,
    discard,
    removed,
    ...rest
  } = position;
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
    china: { ...FIRST.china, ...china },
    effects: effects ?? [],
    discard: discard ?? [],
    removed: removed ?? [],
    rest,
  };
}

export function positionFrom({ rest, ...shown }: Edited): Position {
  const { us, ussr } = shown.hands;
  // A card that has been taken out of a hand has not been seen there
  const seen = {
    us: rest.seen?.us?.filter((card) => ussr.includes(card)) ?? [],
    ussr: rest.seen?.ussr?.filter((card) => us.includes(card)) ?? [],
  };
  return { ...rest, start: 'rounds', ...shown, seen };
}

function gameOf(edited: Edited): Game {
  const game = gameFrom(rulesOf(edited), positionFrom(edited));
  game.run();
  return game;
}

const rulesOf = ({ rest }: Edited) => resolveRules(rest.rules ?? {});

/** The position as the side whose round it is sees it; refused by the engine where it is not possible. */
export const viewOf = (edited: Edited): View => view(gameOf(edited), edited.phasing);

/** Both hands as they come to lie: an effect may put its card into one. */
export const handsOf = (edited: Edited): Edited['hands'] => positionOf(gameOf(edited)).hands;

/** One side's influence in a country changed by so much, never below zero. */
export function withInfluence(edited: Edited, country: CountryKey, side: SideKey, by: number): Edited {
  const [us, ussr] = edited.influence[country] ?? [0, 0];
  const add = (now: number, mine: boolean): number => Math.min(Math.max(now + (mine ? by : 0), 0), 30);
  return {
    ...edited,
    influence: { ...edited.influence, [country]: [add(us, side === 'us'), add(ussr, side === 'ussr')] },
  };
}

/** Where a card can be put. */
export type HeapKey = SideKey | 'discard' | 'removed';
const CARD_PLACES: readonly HeapKey[] = [...SIDE_KEYS, 'discard', 'removed'];

export const cardsAt = (edited: Edited, place: HeapKey): readonly CardKey[] =>
  place === 'discard' || place === 'removed' ? edited[place] : edited.hands[place];

/** A card moved to a place, or to none in particular. */
export function withCardMoved(edited: Edited, card: CardKey, to: HeapKey | null): Edited {
  const at = (place: HeapKey): readonly CardKey[] => {
    const others = cardsAt(edited, place).filter((one) => one !== card);
    return place === to ? [...others, card] : others;
  };
  return { ...edited, hands: { us: at('us'), ussr: at('ussr') }, discard: at('discard'), removed: at('removed') };
}

/** Cards of the game that have been put nowhere. */
export function freeCards(edited: Edited): CardKey[] {
  const put = new Set(CARD_PLACES.flatMap((place) => cardsAt(edited, place)));
  return rulesOf(edited)
    .deck.map(cardKey)
    .filter((card) => !put.has(card));
}

/** What may be in effect besides what is, each card once: `nato`, `red-scare-purge@us`, `chernobyl@africa`. */
export function freeEffects(edited: Edited): string[] {
  const { deck } = rulesOf(edited);
  const cards = new Set(edited.effects.map((effect) => effect.split('@')[0]));
  return EFFECT_KEYS.filter((card) => deck.includes(no[card]) && !cards.has(card)).flatMap(waysInEffect);
}

function waysInEffect(card: EffectKey): string[] {
  const kind = EFFECT_VALUES[card];
  if (kind === 'sides') return SIDE_KEYS.map((side) => `${card}@${side}`);
  return kind === 'region' ? REGION_KEYS.map((region) => `${card}@${region}`) : [card];
}
