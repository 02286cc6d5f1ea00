import {
  type Chance,
  type Outcome,
  type Position,
  type Rules,
  resolveRules,
  type SideKey,
  START_OF,
  type View,
  type ViewerKey,
} from '@longtwilight/engine';
import { type CardKey, cardKey, ERA_TURNS, type PhaseKey } from '@longtwilight/engine/data';

/** A position as one viewer sees it: the long form, and what the viewer knows that the long form has no word for. */
export interface SharedPosition {
  readonly viewer: ViewerKey;
  readonly phase: PhaseKey;
  /** What a scenario is given. Hands hold the cards that the viewer knows; hidden cards are nowhere in it. */
  readonly position: Position;
  readonly handCounts: Readonly<Record<SideKey, number>>;
  readonly pileCount: number;
  /** Cards that are being played: out of hand, not yet filed. */
  readonly table: readonly CardKey[];
  /** Cards that lie in the pile or hidden in a hand. */
  readonly unseen: readonly CardKey[];
  /** Those of them that are known to lie in the pile. */
  readonly notHeld: readonly CardKey[];
  readonly outcome: Outcome | null;
}

/** A position from before the setup is shared as one at its beginning. */
export const startOf = (phase: PhaseKey): NonNullable<Position['start']> =>
  phase === 'first-deal' ? 'setup' : START_OF[phase];
/** Whether the number of the action round says anything in a phase. */
export const hasRound = (phase: PhaseKey): boolean => phase === 'round' || phase === 'turn-end';

/** What each side is known to have seen of the other hand: a side sees for itself, and what the public saw both sides saw. */
export function seenBy(viewer: ViewerKey, hands: Readonly<Record<SideKey, readonly CardKey[]>>): Position['seen'] {
  if (viewer === 'us') return { us: hands.ussr };
  if (viewer === 'ussr') return { ussr: hands.us };
  return { us: hands.ussr, ussr: hands.us };
}

/** What can be passed on of a view. */
export function sharePosition(view: View): SharedPosition {
  const hands = { us: view.hands.us.cards, ussr: view.hands.ussr.cards };
  return {
    viewer: view.viewer,
    phase: view.phase,
    position: {
      rules: view.rules,
      start: startOf(view.phase),
      turn: view.turn,
      ...(hasRound(view.phase) ? { round: view.round } : {}),
      phasing: view.phasing,
      defcon: view.defcon,
      vp: view.vp,
      influence: view.influence,
      hands,
      discard: view.discard,
      removed: view.removed,
      effects: view.effects,
      milOps: view.milOps,
      space: view.space,
      spaceUsed: view.spaceUsed,
      eighthRound: view.eighthRound,
      scoringRound: view.scoringRound,
      china: view.china,
      seen: seenBy(view.viewer, hands) ?? {},
      // The order of a hand names its cards: only what the viewer knows of it
      order: view.order.filter((card) => hands.us.includes(card)),
    },
    handCounts: { us: view.hands.us.count, ussr: view.hands.ussr.count },
    pileCount: view.pile.count,
    table: view.table,
    unseen: view.unseen,
    notHeld: view.notHeld,
    outcome: view.outcome,
  };
}

/** Cards of the deck that a position names nowhere: unseen ones, unless their era is yet to come or they wait face up. */
export function unnamed(
  rules: Rules,
  turn: number,
  named: ReadonlySet<CardKey>,
  effects: readonly string[],
): CardKey[] {
  return rules.deck
    .filter((card) => ERA_TURNS[rules.cards[card]!.era] <= turn)
    .map(cardKey)
    .filter((key) => !named.has(key) && !(key === 'shuttle-diplomacy' && effects.includes(key)));
}

/**
 * A whole position that the viewer might be in, to play on from: hidden cards of the hands are dealt from what is unseen, and
 * cards that are being played go back to the side whose round it is.
 */
export function fillPosition(shared: SharedPosition, chance: Chance): Position {
  const { position, handCounts, table, unseen, notHeld } = shared;
  const rest = unseen.filter((card) => !notHeld.includes(card));
  const hand = (side: SideKey): CardKey[] => {
    const cards = [...(position.hands?.[side] ?? [])];
    while (cards.length < handCounts[side] && rest.length > 0) cards.push(...rest.splice(chance(rest.length), 1));
    return side === position.phasing ? [...cards, ...table] : cards;
  };
  return { ...position, hands: { us: hand('us'), ussr: hand('ussr') } };
}

/** The rules of a position, looked up. */
export const rulesOfPosition = (position: Position): Rules => resolveRules(position.rules ?? {});
