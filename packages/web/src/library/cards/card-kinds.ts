import type { Rules } from '@longtwilight/engine';
import { type CardKey, EFFECT_VALUES } from '@longtwilight/engine/data';

/** What an event does, as far as one may look for it. */
export const EVENT_KINDS = [
  'scoring',
  'influence',
  'operations',
  'coup',
  'war',
  'vp',
  'defcon',
  'space',
  'cards',
  'lasting',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** What each event does. That it scores, is a war or lasts is read off the rules. */
const KINDS: Readonly<Record<CardKey, readonly Exclude<EventKind, 'scoring' | 'war' | 'lasting'>[]>> = {
  'asia-scoring': [], 'europe-scoring': [], 'middle-east-scoring': [], 'duck-and-cover': ['vp', 'defcon'],
  'five-year-plan': ['cards'], 'china-card': ['operations', 'vp'], 'socialist-governments': ['influence'],
  fidel: ['influence'], 'vietnam-revolts': ['influence', 'operations'], blockade: ['influence', 'cards'],
  'korean-war': ['vp'], 'romanian-abdication': ['influence'], 'arab-israeli-war': ['vp'], comecon: ['influence'],
  nasser: ['influence'], 'warsaw-pact-formed': ['influence'], 'de-gaulle-leads-france': ['influence'],
  'captured-nazi-scientist': ['space'], 'truman-doctrine': ['influence'],
  'olympic-games': ['operations', 'vp', 'defcon'], nato: ['coup'], 'independent-reds': ['influence'],
  'marshall-plan': ['influence'], 'indo-pakistani-war': ['vp'], containment: ['operations'],
  'cia-created': ['operations', 'cards'], 'us-japan-pact': ['influence', 'coup'], 'suez-crisis': ['influence'],
  'east-european-unrest': ['influence'], decolonization: ['influence'], 'red-scare-purge': ['operations'],
  'un-intervention': ['operations'], 'de-stalinization': ['influence'], 'nuclear-test-ban': ['vp', 'defcon'],
  'formosan-resolution': [], 'brush-war': ['vp'], 'central-america-scoring': [], 'southeast-asia-scoring': [],
  'arms-race': ['vp'], 'cuban-missile-crisis': ['coup', 'defcon'], 'nuclear-subs': ['coup'], quagmire: ['cards'],
  'salt-negotiations': ['coup', 'defcon', 'cards'], 'bear-trap': ['cards'], summit: ['vp', 'defcon'],
  'how-i-learned': ['defcon'], junta: ['influence', 'coup'], 'kitchen-debates': ['vp'], 'missile-envy': ['cards'],
  'we-will-bury-you': ['vp', 'defcon'], 'brezhnev-doctrine': ['operations'],
  'portuguese-empire-crumbles': ['influence'], 'south-african-unrest': ['influence'], allende: ['influence'],
  'willy-brandt': ['influence', 'vp'], 'muslim-revolution': ['influence'], 'abm-treaty': ['operations', 'defcon'],
  'cultural-revolution': ['operations', 'vp'], 'flower-power': ['vp'], 'u2-incident': ['vp'], opec: ['vp'],
  'lone-gunman': ['operations', 'cards'], 'colonial-rear-guards': ['influence'], 'panama-canal-returned': ['influence'],
  'camp-david-accords': ['influence', 'vp'], 'puppet-governments': ['influence'],
  'grain-sales-to-soviets': ['operations', 'cards'], 'john-paul-ii': ['influence'],
  'latin-american-death-squads': ['coup'], 'oas-founded': ['influence'], 'nixon-china-card': ['operations', 'vp'],
  'sadat-expels-soviets': ['influence'], 'shuttle-diplomacy': [], 'voice-of-america': ['influence'],
  'liberation-theology': ['influence'], 'ussuri-river-skirmish': ['influence', 'operations'], 'ask-not': ['cards'],
  'alliance-for-progress': ['vp'], 'africa-scoring': [], 'one-small-step': ['vp', 'space'], 'south-america-scoring': [],
  'iranian-hostage-crisis': ['influence'], 'the-iron-lady': ['influence', 'vp'], 'reagan-bombs-libya': ['vp'],
  'star-wars': ['cards'], 'north-sea-oil': [], 'the-reformer': ['influence', 'coup'], 'marine-barracks-bombing': ['influence'],
  'kal-007': ['operations', 'vp', 'defcon'], glasnost: ['operations', 'vp', 'defcon'], ortega: ['influence', 'coup'],
  terrorism: ['cards'], 'iran-contra-scandal': ['coup'], chernobyl: ['influence'],
  'latin-american-debt-crisis': ['influence', 'cards'], 'tear-down-this-wall': ['influence', 'coup'],
  'an-evil-empire': ['vp'], 'aldrich-ames': ['cards'], 'pershing-ii-deployed': ['influence', 'vp'],
  wargames: ['vp', 'defcon'], solidarity: ['influence'], 'iran-iraq-war': ['vp'], defectors: ['vp', 'cards'],
  'the-cambridge-five': ['influence', 'cards'], 'special-relationship': ['influence', 'vp'],
  norad: ['influence', 'defcon'], che: ['coup'], 'our-man-in-tehran': ['cards'], 'yuri-and-samantha': ['vp'],
  'awacs-sale-to-saudis': ['influence'], 'nato-referendum': ['influence', 'vp'],
}; // biome-ignore format: a table

type CardInPlay = Rules['cards'][number];

/** All kinds that an event belongs to. */
export function kindsOf({ key, scoring, war }: CardInPlay): readonly EventKind[] {
  const kinds = new Set<EventKind>(KINDS[key]);
  if (scoring) kinds.add('scoring');
  if (war) kinds.add('war');
  if (key in EFFECT_VALUES) kinds.add('lasting');
  return EVENT_KINDS.filter((kind) => kinds.has(kind));
}
