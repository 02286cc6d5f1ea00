import type { Rules } from '@longtwilight/engine';
import { type CardKey, EFFECT_VALUES } from '@longtwilight/engine/data';

/** What an event does, as far as one may look for it. */
export const CARD_KINDS = [
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
export type CardKind = (typeof CARD_KINDS)[number];

/** What the numbers of a card are about, by their names. */
const KIND_OF_NUMBER: Readonly<Record<string, CardKind>> = {
  influence: 'influence',
  each: 'influence',
  removed: 'influence',
  added: 'influence',
  alone: 'influence',
  ops: 'operations',
  boost: 'operations',
  cut: 'operations',
  coups: 'coup',
  modifier: 'coup',
  military: 'war',
  vp: 'vp',
  best: 'vp',
  above: 'vp',
  defcon: 'defcon',
  levels: 'defcon',
  level: 'defcon',
  boxes: 'space',
  cards: 'cards',
  value: 'cards',
};

/** What can't be read off the numbers of a card. */
const BESIDES: Readonly<Partial<Record<CardKey, readonly CardKind[]>>> = {
  'five-year-plan': ['cards'],
  fidel: ['influence'],
  blockade: ['influence'],
  'romanian-abdication': ['influence'],
  'truman-doctrine': ['influence'],
  'independent-reds': ['influence'],
  'us-japan-pact': ['influence'],
  'cia-created': ['cards'],
  'un-intervention': ['operations'],
  'china-card': ['operations'],
  'nuclear-subs': ['coup'],
  'cuban-missile-crisis': ['coup'],
  'salt-negotiations': ['cards'],
  junta: ['coup'],
  'missile-envy': ['cards'],
  'muslim-revolution': ['influence'],
  'flower-power': ['war'],
  'lone-gunman': ['cards'],
  'grain-sales-to-soviets': ['cards'],
  'latin-american-death-squads': ['coup'],
  'ask-not': ['cards'],
  'star-wars': ['cards'],
  ortega: ['influence', 'coup'],
  'iran-contra-scandal': ['coup'],
  chernobyl: ['influence'],
  'latin-american-debt-crisis': ['influence'],
  'tear-down-this-wall': ['coup'],
  'aldrich-ames': ['cards'],
  defectors: ['cards'],
  'the-cambridge-five': ['cards'],
  'nixon-china-card': ['operations'],
  'cultural-revolution': ['operations'],
  'ussuri-river-skirmish': ['operations'],
};

type Card = Rules['cards'][number];

/** All kinds that an event belongs to. */
export function kindsOf({ key, scoring, war, numbers }: Card): readonly CardKind[] {
  if (scoring) return ['scoring'];
  const kinds = new Set<CardKind>(BESIDES[key]);
  if (war) kinds.add('war');
  if (key in EFFECT_VALUES) kinds.add('lasting');
  for (const name of Object.keys(numbers)) {
    const kind = KIND_OF_NUMBER[name];
    if (kind !== undefined) kinds.add(kind);
  }
  return CARD_KINDS.filter((kind) => kinds.has(kind));
}
