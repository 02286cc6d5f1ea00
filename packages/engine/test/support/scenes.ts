import { no } from '../../src/core/card-keys.ts';
import type { Game } from '../../src/core/game.ts';
import { type CardKey, cardKey } from '../../src/data.ts';
import { gameFrom, type Position, type Rules, type SideKey, seeded } from '../../src/index.ts';
import { type Chooser, type ComingAnswer, playing, randomPlayer } from './play.ts';

/** Effects whose cards need no care; a scene has some of them. */
const EFFECTS: readonly CardKey[] = [
  'nato',
  'marshall-plan',
  'flower-power',
  'john-paul-ii',
  'iranian-hostage-crisis',
  'the-reformer',
  'norad',
  'quagmire',
  'bear-trap',
  'containment',
  'salt-negotiations',
  'u2-incident',
  'yuri-and-samantha',
];
/** After so many decisions a scene is over. */
const LENGTH = 18;

export interface Scene {
  readonly game: Game;
  readonly steps: Generator<ComingAnswer>;
}

/** All cards of the deck in random order, the card of the scene left out. */
function shuffledDeck(rules: Rules, but: CardKey, chance: (count: number) => number): CardKey[] {
  const deck = rules.deck.map(cardKey).filter((key) => key !== but);
  for (let i = deck.length - 1; i > 0; i--) {
    const j = chance(i + 1);
    [deck[i], deck[j]] = [deck[j]!, deck[i]!];
  }
  return deck;
}

/** A random position in which somebody is about to play a card, so that every card has its scene within a few answers. */
function positionFor(rules: Rules, card: CardKey, seed: number, without: readonly CardKey[]): Position {
  const chance = seeded(seed);
  const phasing: SideKey = chance(2) === 0 ? 'us' : 'ussr';
  const there = rules.deck.map(cardKey).filter((key) => key !== card && !without.includes(key));
  const effects = EFFECTS.filter((key) => there.includes(key) && chance(4) === 0);
  const deck = shuffledDeck(rules, card, chance).filter((key) => !effects.includes(key));
  const start = chance(4) === 0 ? 'headline' : 'rounds';
  // Only in action rounds can a hand be all but empty
  const least = start === 'headline' ? 3 : 0;
  const mine = [card, ...deck.splice(0, least + chance(6))];
  const theirs = deck.splice(0, least + chance(7));
  // With most cards out of the game the pile runs out while they draw
  const removed = chance(2) === 0 ? deck.splice(0, deck.length - chance(8)) : [];
  const discard = deck.splice(0, chance(deck.length));
  return {
    start,
    turn: 4 + chance(7),
    // Now and then close to the end of the turn, or in the extra round of a side
    ...(start === 'rounds' && chance(3) === 0 ? { round: 6 + chance(3), eighthRound: ['us', 'ussr'] } : {}),
    phasing,
    defcon: 2 + chance(4),
    vp: chance(31) - 15,
    influence: randomMap(chance),
    space: [chance(9), chance(9)],
    hands: phasing === 'us' ? { us: mine, ussr: theirs } : { us: theirs, ussr: mine },
    seen: phasing === 'us' ? { us: theirs.slice(0, chance(3)) } : { ussr: theirs.slice(0, chance(3)) },
    effects,
    discard,
    removed,
  };
}

function randomMap(chance: (count: number) => number): NonNullable<Position['influence']> {
  const countries = ['cuba', 'turkey', 'west-germany', 'south-korea', 'united-kingdom', 'iran', 'canada', 'poland'];
  const more = ['france', 'egypt', 'libya', 'nicaragua', 'mexico', 'chile', 'angola', 'thailand', 'japan', 'india'];
  return Object.fromEntries([...countries, ...more].map((key) => [key, [chance(6), chance(6)] as const]));
}

/** Plays the card of the scene when it can, as an event more often than not. */
function choosing(card: CardKey, seed: number): Chooser {
  const any = randomPlayer(seed);
  const chance = seeded(~seed);
  return (game, asked) => {
    if ((asked.question === 'play' || asked.question === 'headline') && asked.options.includes(card)) return card;
    const event = asked.options.find((text) => text === 'event' || text === 'event-first');
    return asked.question === 'use' && event !== undefined && chance(4) > 0 ? event : any(game, asked);
  };
}

/** The cards whose scenes a configuration plays: a share of them, so that all twelve together play each. */
export const sceneCards = (rules: Rules, share: number, of: number): CardKey[] =>
  rules.deck.filter((card) => card % of === share % of).map(cardKey);

/** A scene of a card; `without` names effects that it shall not have. */
export function scene(rules: Rules, card: CardKey, seed: number, without: readonly CardKey[] = []): Scene {
  // The same seed gives every card another position
  const own = seed + 1_000_003 * no[card];
  const game = gameFrom(rules, positionFor(rules, card, own, without));
  game.run();
  return { game, steps: shortened(playing(game, choosing(card, own), own)) };
}

/** The first decisions of a game. */
export function* shortened(steps: Generator<ComingAnswer>): Generator<ComingAnswer> {
  let left = LENGTH;
  for (const step of steps) {
    yield step;
    if (--left === 0) return;
  }
}
