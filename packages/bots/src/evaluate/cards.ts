import { type Card, cardValue, type Game, other, type Side } from '@longtwilight/engine';
import { CARD_KEYS, type CardKey } from '@longtwilight/engine/data';

/** What a point of operations is worth, about. */
export const OPS_WORTH = 0.9;

/**
 * What an event is worth to its owner (a neutral one to its player), about, in victory points; a scoring card is judged by its
 * region.
 */
const EVENT_WORTH: Readonly<Record<CardKey, number>> = {
  'asia-scoring': 0, 'europe-scoring': 0, 'middle-east-scoring': 0, 'duck-and-cover': 1.8, 'five-year-plan': 1,
  'china-card': 0, 'socialist-governments': 3, fidel: 2, 'vietnam-revolts': 1.8, blockade: 1.5, 'korean-war': 1.5,
  'romanian-abdication': 0.5, 'arab-israeli-war': 1.5, comecon: 0.8, nasser: 2.2, 'warsaw-pact-formed': 1,
  'de-gaulle-leads-france': 2.5, 'captured-nazi-scientist': 1.6, 'truman-doctrine': 0.8, 'olympic-games': 0.8,
  nato: 0.6, 'independent-reds': 0.6, 'marshall-plan': 3, 'indo-pakistani-war': 1.8, containment: 2.4, 'cia-created': 1,
  'us-japan-pact': 2, 'suez-crisis': 2.5, 'east-european-unrest': 1.4, decolonization: 4.2, 'red-scare-purge': 3.3,
  'un-intervention': 1.4, 'de-stalinization': 5, 'nuclear-test-ban': 1, 'formosan-resolution': 0.2, 'brush-war': 4,
  'central-america-scoring': 0, 'southeast-asia-scoring': 0, 'arms-race': 1.5, 'cuban-missile-crisis': 1.6,
  'nuclear-subs': 0.8, quagmire: 3, 'salt-negotiations': 1.5, 'bear-trap': 3, summit: 0.6, 'how-i-learned': 1.2,
  junta: 3.2, 'kitchen-debates': 1, 'missile-envy': 2.2, 'we-will-bury-you': 3, 'brezhnev-doctrine': 2.4,
  'portuguese-empire-crumbles': 1.6, 'south-african-unrest': 1.8, allende: 1.8, 'willy-brandt': 1.4,
  'muslim-revolution': 3.2, 'abm-treaty': 4, 'cultural-revolution': 2, 'flower-power': 1.2, 'u2-incident': 1, opec: 2.5,
  'lone-gunman': 1.2, 'colonial-rear-guards': 3.4, 'panama-canal-returned': 1.6, 'camp-david-accords': 2.2,
  'puppet-governments': 2.2, 'grain-sales-to-soviets': 2.8, 'john-paul-ii': 2.4, 'latin-american-death-squads': 0.6,
  'oas-founded': 2, 'nixon-china-card': 2.2, 'sadat-expels-soviets': 1.8, 'shuttle-diplomacy': 1, 'voice-of-america': 4,
  'liberation-theology': 3, 'ussuri-river-skirmish': 2.6, 'ask-not': 2, 'alliance-for-progress': 2.4,
  'africa-scoring': 0, 'one-small-step': 1.4, 'south-america-scoring': 0, 'iranian-hostage-crisis': 1.8,
  'the-iron-lady': 1, 'reagan-bombs-libya': 1, 'star-wars': 2.2, 'north-sea-oil': 1.6, 'the-reformer': 3.2,
  'marine-barracks-bombing': 1.8, 'kal-007': 2.6, glasnost: 2, ortega: 0.8, terrorism: 1.1, 'iran-contra-scandal': 0.3,
  chernobyl: 1.2, 'latin-american-debt-crisis': 1.4, 'tear-down-this-wall': 3.2, 'an-evil-empire': 1.2,
  'aldrich-ames': 3, 'pershing-ii-deployed': 2.4, wargames: 1, solidarity: 2, 'iran-iraq-war': 1.8, defectors: 2.2,
  'the-cambridge-five': 0.8, 'special-relationship': 0.8, norad: 1, che: 1.8, 'our-man-in-tehran': 0.8,
  'yuri-and-samantha': 0.8, 'awacs-sale-to-saudis': 1.2, 'nato-referendum': 0.8,
}; // biome-ignore format: a table
const BY_NUMBER: readonly number[] = [0, ...CARD_KEYS.map((key) => EVENT_WORTH[key])];
/** The usual worth of a card's event to its owner. */
export const eventWorth = (card: Card): number => BY_NUMBER[card]!; // every card has a key

/** What a side gives for having a card in hand; an opponent's event that it would have to let take effect makes it a burden. */
export function cardWorth(g: Game, side: Side, card: Card): number {
  const rule = g.rules.cards[card]!;
  if (rule.scoring) return 0.5;
  const operations = OPS_WORTH * cardValue(g, side, card);
  if (rule.side === other(side)) return operations - 1.1 * eventWorth(card);
  return Math.max(operations, eventWorth(card));
}
