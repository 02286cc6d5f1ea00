import {
  CHANCE,
  type EndReason,
  type Game,
  other,
  outcome,
  prepareGame,
  type Side,
  US,
  USSR,
} from '@longtwilight/engine';
import {
  answeredCard,
  ask,
  BATTLEGROUND,
  COUNTRIES,
  cardAnswer,
  cardPlace,
  isCardAnswer,
  PHASE_KEYS,
  QUESTION_KINDS,
  REGION_KEYS,
  REGION_OF,
} from '@longtwilight/engine/data';
import { exchangeUnseen, headlineShown, openHeadline, positionKey } from '@longtwilight/engine/search';

/*
 * The meaning of "can lose", written down as plainly as can be: every answer of everybody, every die, every card that may lie
 * where it is not seen. It knows no card. Only where VP are far from an end do countries of a kind stand for each other.
 */

/** What was found: how the game can be lost, null if it can't, undefined if there are too many ways to go through. */
export type Way = EndReason | null | undefined;

/** Positions of one answer, and of a headline against one other; several of those may reach their limit. */
const MOST_NODES = 8000;
const MOST_IN_ALL = 3 * MOST_NODES;
/** From here on all countries are gone through: no action round is worth more. */
const NEAR = 7;
/** Regions that DEFCON closes to coups before it comes to 2. */
const CLOSED_FIRST: ReadonlySet<number> = new Set(
  (['europe', 'asia', 'middle-east'] as const).map((key) => REGION_KEYS.indexOf(key)),
);

interface Walk {
  readonly side: Side;
  readonly start: {
    readonly turn: number;
    readonly round: number;
    readonly phasing: number;
    readonly headline: boolean;
  };
  readonly seen: Map<string, Way>;
  /** Games that are not needed at the moment: making one takes longer than a look. */
  readonly games: Game[];
  nodes: number;
  /** Where it ends, finished or not. */
  limit: number;
}
const inHeadlines = (g: Game): boolean => PHASE_KEYS[g.phase]!.startsWith('headline');
const walkFrom = (g: Game, side: Side): Walk => ({
  side,
  start: { turn: g.turn, round: g.round, phasing: g.phasing, headline: inHeadlines(g) },
  seen: new Map(),
  games: [],
  nodes: 0,
  limit: MOST_NODES,
});
const copyOf = (g: Game): Game => {
  const copy = prepareGame(g.rules);
  copy.copyFrom(g);
  return copy;
};
const afterAnswer = (g: Game, answer: number): Game => {
  const next = copyOf(g);
  next.choose(answer);
  return next;
};
const optionsOf = (g: Game): number[] => [...g.options.subarray(0, g.count)];

/** How a side can lose once it has answered so, in its action round or the other's. */
export function everyWay(g: Game, side: Side, answer: number): Way {
  return after(g, answer, walkFrom(g, side), [], 0);
}

/** Whether a side loses once it has answered so, whatever anybody answers later; undefined if there are too many ways. */
export function isCertain(g: Game, side: Side, answer: number): boolean | undefined {
  const walk = walkFrom(g, side);
  const worlds = walk.start.headline ? headlineWorlds(g, side, answer) : [afterAnswer(g, answer)];
  for (const world of worlds) {
    const lost = isLost(world, walk);
    if (lost !== true) return lost;
  }
  return worlds.length > 0;
}

function isLost(g: Game, walk: Walk): boolean | undefined {
  if (++walk.nodes > walk.limit) return undefined;
  const end = outcome(g);
  if (end !== null) return end.winner === other(walk.side);
  if (hasLeft(g, walk)) return false;
  for (const { world, answer } of ways(g, walk.side, true)) {
    const lost = isLost(afterAnswer(world, answer), walk);
    if (lost !== true) return lost;
  }
  return true;
}

/** The same of a headline, for each that the other side may have, or the one that it has shown. */
export function everyHeadline(g: Game, side: Side, answer: number): Way[] {
  const walk = walkFrom(g, side);
  return headlineWorlds(g, side, answer).map((world) => {
    walk.limit = Math.min(walk.nodes + MOST_NODES, MOST_IN_ALL);
    return from(world, walk, [], 0);
  });
}

/** Both headlines are chosen: a world for each that the other side may have. */
function headlineWorlds(g: Game, side: Side, answer: number): Game[] {
  const them = other(side);
  if (headlineShown(g, them)) {
    const world = copyOf(g);
    openHeadline(world, side);
    world.choose(answer);
    return [world];
  }
  const cards = g.rules.deck.filter((card) => !g.rules.cards[card]!.handOnly && mayHold(g, side, card));
  return cards.flatMap((card) => {
    const world = copyOf(g);
    if (!world.inHand(them, card)) {
      const held = g.rules.deck.find((one) => g.inHand(them, one) && !g.knows(side, one));
      if (held === undefined || !exchangeUnseen(world, side, card, held)) return [];
    }
    openHeadline(world, them);
    world.choose(cardAnswer(card));
    openHeadline(world, side);
    world.choose(answer);
    return [world];
  });
}
const mayHold = (g: Game, side: Side, card: number): boolean =>
  g.inHand(other(side), card) || (!g.knows(side, card) && g.placeOf(card) === cardPlace.pile);

function after(g: Game, answer: number, walk: Walk, path: readonly number[], rolled: number): Way {
  if (++walk.nodes > walk.limit) return undefined;
  const copy = walk.games.pop() ?? prepareGame(g.rules);
  copy.copyFrom(g);
  copy.choose(answer);
  const rolls = g.question === ask.die;
  // How a headline was carried out is all in the position by the time the other one is
  const next = copy.phase !== g.phase ? [] : rolls ? path : [...path, answer];
  const way = from(copy, walk, next, rolls ? rolled + 1 : 0);
  walk.games.push(copy);
  return way;
}

/** The action round is over, or the headlines are. */
function hasLeft(g: Game, { start: { turn, round, phasing, headline } }: Walk): boolean {
  if (g.turn !== turn || inHeadlines(g) !== headline) return true;
  return !headline && (PHASE_KEYS[g.phase] !== 'round' || g.round !== round || g.phasing !== phasing);
}

function from(g: Game, walk: Walk, path: readonly number[], rolled: number): Way {
  if (hasLeft(g, walk)) return null;
  const end = outcome(g);
  if (end !== null) return end.winner === other(walk.side) ? end.reason : null;
  // Two dice that came out even are rolled again: that is where we were
  if (g.question === ask.die) return rolled > 1 ? null : choose(g, walk, path, rolled);
  const key = `${g.question} ${g.actor} ${g.cause} ${g.left} ${[...path].sort((a, b) => a - b)} ${positionKey(g)}`;
  const known = walk.seen.get(key);
  if (known !== undefined) return known;
  const way = choose(g, walk, path, rolled);
  walk.seen.set(key, way);
  return way;
}

function choose(g: Game, walk: Walk, path: readonly number[], rolled: number): Way {
  const mine = g.actor === walk.side;
  let loss: Way = null;
  for (const { world, answer } of ways(g, walk.side)) {
    const way = after(world, answer, walk, path, rolled);
    if (way === undefined || (way === null) === mine) return way;
    loss = way;
  }
  return loss;
}

/** Every answer, and with the other side's cards or chance's draws every one that is not seen. */
function* ways(g: Game, side: Side, all = false): Generator<{ world: Game; answer: number }> {
  const options = optionsOf(g);
  for (const answer of !all && QUESTION_KINDS[g.question] === 'country' ? kinds(g, side, options) : options)
    yield { world: g, answer };
  if (g.actor === side || !options.some(isCardAnswer)) return;
  for (const card of g.rules.deck) {
    if (g.knows(side, card) || !mayHold(g, side, card) || g.offered(cardAnswer(card))) continue;
    const world = withOption(g, side, card, options);
    if (world !== null) yield { world, answer: cardAnswer(card) };
  }
}

/** The same question with this card among the options, if that can be. */
function withOption(g: Game, side: Side, card: number, options: readonly number[]): Game | null {
  const inTheirHand = (one: number): boolean => g.inHand(other(side), one) && !g.knows(side, one);
  const unseen = options
    .filter(isCardAnswer)
    .map(answeredCard)
    .filter((one) => !g.knows(side, one));
  const places = g.actor === CHANCE ? unseen : g.rules.deck.filter(inTheirHand);
  for (const place of places) {
    const world = copyOf(g);
    if (!exchangeUnseen(world, side, card, place)) continue;
    if (asks(world, g, card)) return world;
    if (g.question === ask.give && asks(humble(world, side, card), g, card)) return world;
  }
  return null;
}
function asks(world: Game, g: Game, card: number): boolean {
  world.refresh();
  return world.question === g.question && world.actor === g.actor && world.offered(cardAnswer(card));
}
/** Whatever the other side holds beside this card is worth as little as can be. */
function humble(world: Game, side: Side, card: number): Game {
  const ops = (one: number): number => world.rules.cards[one]!.ops;
  const mine = (one: number): boolean => one !== card && !world.knows(side, one);
  for (;;) {
    const held = world.rules.deck.filter((one) => mine(one) && world.inHand(other(side), one));
    const free = world.rules.deck.filter((one) => mine(one) && world.placeOf(one) === cardPlace.pile);
    const dear = held.sort((a, b) => ops(b) - ops(a))[0];
    const cheap = free.sort((a, b) => ops(a) - ops(b))[0];
    if (dear === undefined || cheap === undefined || ops(cheap) >= ops(dear)) return world;
    if (!exchangeUnseen(world, side, dear, cheap)) return world;
  }
}

/** All options near the end of the VP track; elsewhere a country for all that are alike: coups matter there, and who is in it. */
function kinds(g: Game, side: Side, options: readonly number[]): number[] {
  const behind = side === US ? -g.vp : g.vp;
  if (behind >= NEAR) return [...options];
  const found = new Set<number>();
  return options.filter((c) => {
    const kind = c < COUNTRIES ? kindOf(g, c) : MOST_KINDS + c;
    const isNew = !found.has(kind);
    found.add(kind);
    return isNew;
  });
}
const MOST_KINDS = 16;
const kindOf = (g: Game, c: number): number =>
  8 * BATTLEGROUND[c]! +
  4 * Number(CLOSED_FIRST.has(REGION_OF[c]!)) +
  2 * Number(g.influence(US, c) > 0) +
  Number(g.influence(USSR, c) > 0);
