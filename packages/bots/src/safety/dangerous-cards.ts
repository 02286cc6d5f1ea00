import type { Card, Game } from '@longtwilight/engine';
import { CARD_KEYS, type CardKey, cardPlace, no } from '@longtwilight/engine/data';

type DefconRisk = 0 | 1 | 2;
/** An event that can lower DEFCON, give somebody operations or a coup, or set off another event. */
const STEP = 1;
/** One that can cost more than one step, or set off one that does. */
const CHAIN = 2;
/** Any other event. A test tries each of them in some positions, and none ends the game by DEFCON there. */
const NONE = 0;
const DANGER: Readonly<Record<CardKey, DefconRisk>> = {
  'asia-scoring': NONE, 'europe-scoring': NONE, 'middle-east-scoring': NONE, 'duck-and-cover': STEP,
  'five-year-plan': CHAIN, 'china-card': NONE, 'socialist-governments': NONE, fidel: NONE, 'vietnam-revolts': NONE,
  blockade: NONE, 'korean-war': NONE, 'romanian-abdication': NONE, 'arab-israeli-war': NONE, comecon: NONE,
  nasser: NONE, 'warsaw-pact-formed': NONE, 'de-gaulle-leads-france': NONE, 'captured-nazi-scientist': NONE,
  'truman-doctrine': NONE, 'olympic-games': STEP, nato: NONE, 'independent-reds': NONE, 'marshall-plan': NONE,
  'indo-pakistani-war': NONE, containment: NONE, 'cia-created': STEP, 'us-japan-pact': NONE, 'suez-crisis': NONE,
  'east-european-unrest': NONE, decolonization: NONE, 'red-scare-purge': NONE, 'un-intervention': STEP,
  'de-stalinization': NONE, 'nuclear-test-ban': NONE, 'formosan-resolution': NONE, 'brush-war': NONE,
  'central-america-scoring': NONE, 'southeast-asia-scoring': NONE, 'arms-race': NONE, 'cuban-missile-crisis': STEP,
  'nuclear-subs': NONE, quagmire: NONE, 'salt-negotiations': NONE, 'bear-trap': NONE, summit: STEP,
  'how-i-learned': CHAIN, junta: STEP, 'kitchen-debates': NONE, 'missile-envy': CHAIN, 'we-will-bury-you': STEP,
  'brezhnev-doctrine': NONE, 'portuguese-empire-crumbles': NONE, 'south-african-unrest': NONE, allende: NONE,
  'willy-brandt': NONE, 'muslim-revolution': NONE, 'abm-treaty': STEP, 'cultural-revolution': NONE,
  'flower-power': NONE, 'u2-incident': NONE, opec: NONE, 'lone-gunman': STEP, 'colonial-rear-guards': NONE,
  'panama-canal-returned': NONE, 'camp-david-accords': NONE, 'puppet-governments': NONE,
  'grain-sales-to-soviets': CHAIN, 'john-paul-ii': NONE, 'latin-american-death-squads': NONE, 'oas-founded': NONE,
  'nixon-china-card': NONE, 'sadat-expels-soviets': NONE, 'shuttle-diplomacy': NONE, 'voice-of-america': NONE,
  'liberation-theology': NONE, 'ussuri-river-skirmish': NONE, 'ask-not': NONE, 'alliance-for-progress': NONE,
  'africa-scoring': NONE, 'one-small-step': NONE, 'south-america-scoring': NONE, 'iranian-hostage-crisis': NONE,
  'the-iron-lady': NONE, 'reagan-bombs-libya': NONE, 'star-wars': CHAIN, 'north-sea-oil': NONE, 'the-reformer': NONE,
  'marine-barracks-bombing': NONE, 'kal-007': STEP, glasnost: STEP, ortega: STEP, terrorism: NONE,
  'iran-contra-scandal': NONE, chernobyl: NONE, 'latin-american-debt-crisis': NONE, 'tear-down-this-wall': STEP,
  'an-evil-empire': NONE, 'aldrich-ames': NONE, 'pershing-ii-deployed': NONE, wargames: NONE, solidarity: NONE,
  'iran-iraq-war': NONE, defectors: NONE, 'the-cambridge-five': NONE, 'special-relationship': NONE, norad: NONE,
  che: STEP, 'our-man-in-tehran': NONE, 'yuri-and-samantha': NONE, 'awacs-sale-to-saudis': NONE,
  'nato-referendum': NONE,
}; // biome-ignore format: a table
const BY_NUMBER: readonly DefconRisk[] = [NONE, ...CARD_KEYS.map((key) => DANGER[key])];
export const DANGEROUS: readonly number[] = CARD_KEYS.filter((key) => DANGER[key] !== NONE).map((key) => no[key]);
export const isDangerous = (card: Card): boolean => BY_NUMBER[card] !== NONE;

/** Whether the event of a card is to be feared at this DEFCON level; a coup of its player may come first. */
export const isFeared = (card: Card, defcon: number): boolean =>
  isDangerous(card) && (defcon <= 3 || BY_NUMBER[card] === CHAIN);

/** Whether a feared card is being played. */
export function fearedOnTable(g: Game): boolean {
  for (let i = 0; i < DANGEROUS.length; i++)
    if (g.placeOf(DANGEROUS[i]!) === cardPlace.table && isFeared(DANGEROUS[i]!, g.defcon)) return true;
  return false;
}
