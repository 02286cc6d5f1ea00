import type { Card } from './ids.ts';

/** The cards by number: the key of card n stands at n - 1. Keys are the same in every edition. */
// biome-ignore format: a table
export const CARD_KEYS = [
  'asia-scoring', 'europe-scoring', 'middle-east-scoring', 'duck-and-cover', 'five-year-plan', 'china-card',
  'socialist-governments', 'fidel', 'vietnam-revolts', 'blockade', 'korean-war', 'romanian-abdication',
  'arab-israeli-war', 'comecon', 'nasser', 'warsaw-pact-formed', 'de-gaulle-leads-france', 'captured-nazi-scientist',
  'truman-doctrine', 'olympic-games', 'nato', 'independent-reds', 'marshall-plan', 'indo-pakistani-war',
  'containment', 'cia-created', 'us-japan-pact', 'suez-crisis', 'east-european-unrest', 'decolonization',
  'red-scare-purge', 'un-intervention', 'de-stalinization', 'nuclear-test-ban', 'formosan-resolution', 'brush-war',
  'central-america-scoring', 'southeast-asia-scoring', 'arms-race', 'cuban-missile-crisis', 'nuclear-subs',
  'quagmire', 'salt-negotiations', 'bear-trap', 'summit', 'how-i-learned', 'junta', 'kitchen-debates',
  'missile-envy', 'we-will-bury-you', 'brezhnev-doctrine', 'portuguese-empire-crumbles', 'south-african-unrest',
  'allende', 'willy-brandt', 'muslim-revolution', 'abm-treaty', 'cultural-revolution', 'flower-power', 'u2-incident',
  'opec', 'lone-gunman', 'colonial-rear-guards', 'panama-canal-returned', 'camp-david-accords', 'puppet-governments',
  'grain-sales-to-soviets', 'john-paul-ii', 'latin-american-death-squads', 'oas-founded', 'nixon-china-card',
  'sadat-expels-soviets', 'shuttle-diplomacy', 'voice-of-america', 'liberation-theology', 'ussuri-river-skirmish',
  'ask-not', 'alliance-for-progress', 'africa-scoring', 'one-small-step', 'south-america-scoring',
  'iranian-hostage-crisis', 'the-iron-lady', 'reagan-bombs-libya', 'star-wars', 'north-sea-oil', 'the-reformer',
  'marine-barracks-bombing', 'kal-007', 'glasnost', 'ortega', 'terrorism', 'iran-contra-scandal', 'chernobyl',
  'latin-american-debt-crisis', 'tear-down-this-wall', 'an-evil-empire', 'aldrich-ames', 'pershing-ii-deployed',
  'wargames', 'solidarity', 'iran-iraq-war', 'defectors', 'the-cambridge-five', 'special-relationship', 'norad',
  'che', 'our-man-in-tehran', 'yuri-and-samantha', 'awacs-sale-to-saudis', 'nato-referendum',
] as const;
export type CardKey = (typeof CARD_KEYS)[number];

declare const keyed: unique symbol;
/** The number of a card of which the compiler knows which it is; any other card may stand for it. */
export type KeyedCard<K extends CardKey> = Card & { readonly [keyed]?: K };

/** Card numbers by key: `no.nato`, `no['china-card']`. */
export const no = Object.fromEntries(CARD_KEYS.map((key, i) => [key, i + 1])) as {
  readonly [K in CardKey]: KeyedCard<K>;
};
export const CARD_COUNT = CARD_KEYS.length;
export const cardKey = (card: Card): CardKey => {
  const key = CARD_KEYS[card - 1];
  if (key === undefined) throw new RangeError(`There is no card ${card}: cards are numbered 1 to ${CARD_COUNT}`);
  return key;
};
