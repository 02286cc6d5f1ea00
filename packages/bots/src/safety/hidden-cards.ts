import { type Card, CHANCE, type Game, other, prepareGame, type Rules, type Side } from '@longtwilight/engine';
import { answeredCard, ask, cardAnswer, cardPlace, handOf, isCardAnswer } from '@longtwilight/engine/data';
import { exchangeUnseen } from '@longtwilight/engine/search';
import { isNotable, optionsOf, setsOffDrawn } from './tries.ts';

/** Cards that a side does not see: they lie in the other hand or in the pile, and any of them may be in either. */
export const unseenBy = (g: Game, side: Side): number[] => {
  const them = handOf(other(side));
  return g.rules.deck.filter(
    (card) => !g.knows(side, card) && (g.placeOf(card) === them || g.placeOf(card) === cardPlace.pile),
  );
};

/** Puts other cards where a side does not see them, in a game of its own; each world holds until the next is asked for. */
export class HiddenCards {
  private readonly world: Game;

  constructor(rules: Rules) {
    this.world = prepareGame(rules);
  }

  /** The game with this card in the other hand; null if it can't be there. */
  withInHand(g: Game, side: Side, card: Card): Game | null {
    const { world } = this;
    world.copyFrom(g);
    const them = other(side);
    if (world.inHand(them, card)) return world;
    const held = unseenBy(world, side).find((one) => world.inHand(them, one));
    return held !== undefined && exchangeUnseen(world, side, card, held) ? world : null;
  }

  /** The game in which this card is among the options of the question that it stands at; null if it can't be. */
  withOption(g: Game, side: Side, card: Card): Game | null {
    const { world } = this;
    const stand = optionsOf(g).map(answeredCard);
    const source = g.actor === CHANCE ? stand : unseenBy(g, side).filter((one) => g.inHand(other(side), one));
    const place = source.find((one) => !g.knows(side, one));
    if (place === undefined) return null;
    world.copyFrom(g);
    if (!exchangeUnseen(world, side, card, place)) return null;
    if (offers(world, g, card)) return world;
    // Only the best card of a hand is given away: the others be as low as they can
    this.lower(side, card);
    return offers(world, g, card) ? world : null;
  }

  private lower(side: Side, best: number): void {
    const { world } = this;
    const ops = (card: Card): number => world.rules.cards[card]!.ops;
    const unseen = unseenBy(world, side).filter((card) => card !== best);
    const low = [...unseen].sort((a, b) => ops(a) - ops(b));
    const held = unseen.filter((card) => world.inHand(other(side), card));
    const wanted = new Set(low.slice(0, held.length));
    const free = [...wanted].filter((card) => !held.includes(card));
    for (const card of held) if (!wanted.has(card)) exchangeUnseen(world, side, card, free.pop()!);
  }
}

/** Whether the world asks what the game asks, with this card among the options. */
function offers(world: Game, g: Game, card: Card): boolean {
  world.refresh();
  const same = world.actor === g.actor && world.question === g.question && world.cause === g.cause;
  return same && world.offered(cardAnswer(card));
}

/** The cards that might be chosen or drawn here instead of those that the game has there. */
export function hiddenOptions(g: Game, side: Side, all: boolean): number[] {
  const options = optionsOf(g);
  if (!options.some(isCardAnswer)) return [];
  const matters = all || setsOffDrawn(g) || g.question === ask.give || g.question === ask.trigger;
  if (!matters || !drawsOnHidden(g, side, options)) return [];
  return unseenBy(g, side).filter((card) => !g.offered(cardAnswer(card)) && (all || isNotable(g, card)));
}
const drawsOnHidden = (g: Game, side: Side, options: readonly number[]): boolean =>
  options.some((answer) => isCardAnswer(answer) && !g.knows(side, answeredCard(answer))) ||
  (g.actor === other(side) && g.question === ask.give);
