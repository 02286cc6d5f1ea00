import type { CardKey } from './ids.ts';
import { CIVIL_WAR, type Condition, conditionOf, DELUXE, SECOND, type SectionId } from './rulebook-plan.ts';

interface RulingPlace {
  readonly sections?: readonly SectionId[];
  readonly cards?: readonly CardKey[];
  /** With which rules it matters, if not in all games in which its sections or cards do. */
  readonly when?: Condition;
}

/** The rulings by a short name, and the sections and cards that they belong to. */
// biome-ignore format: a table
export const RULINGS = {
  'headline-blame': { sections: ['4.5.C', '8.1.3'], cards: ['duck-and-cover', 'we-will-bury-you'] },
  'nested-blame': {
    sections: ['8.1.3'],
    cards: ['five-year-plan', 'star-wars', 'missile-envy', 'grain-sales-to-soviets'],
  },
  'enemy-coup-blame': {
    sections: ['8.1.3'],
    cards: ['cia-created', 'lone-gunman', 'tear-down-this-wall', 'ortega', 'olympic-games', 'summit'],
  },
  'crisis-blame': { sections: ['8.1.3'], cards: ['cuban-missile-crisis'] },
  'gained-this-round': { sections: ['6.1.1'], cards: ['the-iron-lady'] },
  'pay-with-bonus': { sections: ['6.1.2', '7.4'], cards: ['china-card', 'vietnam-revolts'] },
  'lost-bonus': { sections: ['7.4', '9.6'], cards: ['china-card', 'vietnam-revolts'] },
  'bonus-by-use': { sections: ['7.4', '9.6'], cards: ['china-card', 'vietnam-revolts'] },
  'bonus-under-un': { sections: ['7.4'], cards: ['un-intervention', 'vietnam-revolts'] },
  'sum-first': { sections: ['7.4'], cards: ['containment', 'brezhnev-doctrine', 'red-scare-purge'] },
  'modified-events': {
    sections: ['7.4.3'],
    cards: ['abm-treaty', 'cia-created', 'lone-gunman', 'junta', 'che', 'glasnost', 'kal-007',
      'grain-sales-to-soviets', 'olympic-games', 'ortega', 'tear-down-this-wall'],
  },
  'coup-order': { sections: ['6.3.2', '6.3.4'], cards: ['yuri-and-samantha'] },
  'scandal-dice': { sections: ['6.2.2'], cards: ['iran-contra-scandal'] },
  'fresh-modifiers': { sections: ['6.2.2'] },
  'free-battleground': { sections: ['6.3.5'], cards: ['tear-down-this-wall', 'junta', 'ortega'] },
  'event-coups-military': {
    sections: ['8.2.2', '8.2.5'],
    cards: ['abm-treaty', 'cia-created', 'lone-gunman', 'olympic-games', 'grain-sales-to-soviets', 'missile-envy',
      'che'],
  },
  'superpower-war': { sections: ['7.6', '2.1.5'], cards: ['brush-war'] },
  'war-spoils': {
    sections: ['7.6'],
    cards: ['korean-war', 'arab-israeli-war', 'indo-pakistani-war', 'brush-war', 'iran-iraq-war'],
  },
  'nato-brush-war': { sections: ['7.6'], cards: ['brush-war', 'nato'] },
  'no-attempt': { sections: ['6.4.2'], cards: ['captured-nazi-scientist', 'one-small-step'] },
  'space-at-once': { sections: ['6.4.2', '6.4.4'] },
  'what-may-go': { sections: ['6.4.1'], cards: ['china-card', 'grain-sales-to-soviets'] },
  'spaced-cards': { sections: ['6.4.5'], cards: ['flower-power', 'defectors'] },
  'box-passed-over': { sections: ['6.4.4'], cards: ['one-small-step'] },
  'last-box-scientist': { sections: ['6.4.6', '5.2'], cards: ['captured-nazi-scientist'] },
  'defectors-headline': { sections: ['4.5.C'], cards: ['defectors'] },
  'defectors-elsewhere': { cards: ['defectors'] },
  'defectors-late': { sections: ['4.5.C'], cards: ['defectors', 'grain-sales-to-soviets', 'five-year-plan'] },
  'failed-headline': {
    sections: ['4.5.C', '7.5'],
    cards: ['kitchen-debates', 'one-small-step', 'wargames', 'star-wars', 'our-man-in-tehran', 'solidarity', 'nato'],
  },
  'headline-duties': { sections: ['4.5.C'], cards: ['quagmire', 'bear-trap', 'missile-envy', 'norad'] },
  'box-four-order': { sections: ['6.4.4', '4.5.C'] },
  'headline-out-of-hand': {
    sections: ['4.5.C'],
    cards: ['five-year-plan', 'cia-created', 'lone-gunman', 'missile-envy', 'grain-sales-to-soviets', 'terrorism',
      'aldrich-ames'],
  },
  'no-headline': { sections: ['4.5.C'] },
  'un-partner': { cards: ['un-intervention'] },
  'un-nested': { cards: ['un-intervention', 'star-wars', 'missile-envy', 'five-year-plan'] },
  'u2-either-side': { cards: ['u2-incident', 'un-intervention'] },
  'bury-when': { cards: ['we-will-bury-you', 'un-intervention'] },
  'bury-own': { cards: ['we-will-bury-you'] },
  'bury-grain': { cards: ['we-will-bury-you', 'grain-sales-to-soviets'] },
  'envy-value': { cards: ['missile-envy'] },
  'envy-event': { cards: ['missile-envy'] },
  'envy-scoring-only': { cards: ['missile-envy'] },
  'envy-owed': { cards: ['missile-envy'] },
  'envy-other-duties': { sections: ['10.1.5'], cards: ['missile-envy', 'quagmire', 'bear-trap'] },
  'trap-discard': { sections: ['5.4', '10.1.5'], cards: ['quagmire', 'bear-trap'] },
  'trap-nothing': { sections: ['10.1.5'], cards: ['quagmire', 'bear-trap'] },
  'grain-any-use': { cards: ['grain-sales-to-soviets'] },
  'five-year-random': { cards: ['five-year-plan'] },
  'star-wars-choice': { cards: ['star-wars'] },
  'salt-both': { cards: ['salt-negotiations', 'latin-american-death-squads'] },
  'ask-not-order': { cards: ['ask-not'] },
  'remix-open': { cards: ['aldrich-ames'], when: DELUXE },
  'tehran-few': { cards: ['our-man-in-tehran'] },
  'flower-uses': { cards: ['flower-power', 'missile-envy', 'un-intervention'] },
  'shuttle-out': { sections: ['10.1.1'], cards: ['shuttle-diplomacy'] },
  'formosa-seven': { sections: ['10.1.1'], cards: ['formosan-resolution'] },
  'nato-exceptions': {
    sections: ['6.3.1'],
    cards: ['nato', 'de-gaulle-leads-france', 'willy-brandt', 'tear-down-this-wall'],
  },
  'japan-for-good': { cards: ['us-japan-pact'] },
  'reformer-coups': { cards: ['the-reformer'] },
  'chernobyl-ops': { sections: ['6.1.1'], cards: ['chernobyl'] },
  'crisis-payment': { sections: ['6.3.1'], cards: ['cuban-missile-crisis'] },
  'subs-crisis': { sections: ['6.3.4'], cards: ['nuclear-subs', 'cuban-missile-crisis'] },
  'norad-when': { cards: ['norad'] },
  'norad-start': { cards: ['norad', 'quagmire'] },
  'wargames-end': { cards: ['wargames'] },
  ties: { cards: ['olympic-games', 'summit', 'nato-referendum'] },
  refusals: { cards: ['blockade', 'latin-american-debt-crisis'] },
  'empty-events': { sections: ['5.2'], cards: ['independent-reds', 'truman-doctrine', 'alliance-for-progress'] },
  'unrest-split': { cards: ['south-african-unrest'] },
  'stalin-move': { cards: ['de-stalinization'] },
  'top-up': { cards: ['fidel', 'romanian-abdication', 'us-japan-pact'] },
  'decline-ops': {
    sections: ['7.4.3'],
    cards: ['olympic-games', 'cia-created', 'abm-treaty', 'lone-gunman', 'kal-007', 'glasnost'],
  },
  'must-ops': { sections: ['7.4.3'], cards: ['un-intervention', 'missile-envy', 'grain-sales-to-soviets'] },
  'as-far-as': {
    sections: ['7'],
    cards: ['socialist-governments', 'warsaw-pact-formed', 'suez-crisis', 'east-european-unrest', 'muslim-revolution',
      'voice-of-america', 'marine-barracks-bombing', 'latin-american-debt-crisis'],
  },
  'may-stop': {
    sections: ['7'],
    cards: ['de-stalinization', 'puppet-governments', 'pershing-ii-deployed', 'the-cambridge-five'],
  },
  'turn-end-order': { sections: ['4.5.E', '4.5.F'] },
  'twenty-at-once': { sections: ['10.3.1'] },
  'final-no-stop': { sections: ['10.3.2'] },
  'forced-scoring': {
    sections: ['10.1.5'],
    cards: ['five-year-plan', 'ask-not', 'aldrich-ames', 'north-sea-oil', 'star-wars', 'captured-nazi-scientist',
      'one-small-step', 'missile-envy'],
  },
  'extra-round': {
    sections: ['4.5.D', '10.1.5'],
    cards: ['north-sea-oil', 'quagmire', 'bear-trap', 'missile-envy', 'one-small-step', 'captured-nazi-scientist'],
  },
  surplus: { sections: ['4.5.B'] },
  'outside-piles': { sections: ['4.3'], cards: ['china-card', 'shuttle-diplomacy'] },
  'setup-places': { sections: ['3.2', '3.3'] },
  referendum: { sections: ['14'], cards: ['nato-referendum'] },
  'civil-events': { sections: ['12.2'], cards: ['de-stalinization'], when: CIVIL_WAR },
  'civil-us-scare': { sections: ['12.4'], cards: ['red-scare-purge'], when: CIVIL_WAR },
  'late-wargames': { sections: ['15.3'], cards: ['wargames'], when: { scenario: 'late-war' } },
  'safe-whose': { sections: ['16.2'] },
  'mixed-where': { sections: ['16.3'] },
  'handicap-rest': { sections: ['17', '11.1.4.1'] },
  'auction-opening': { sections: ['11.1.4'], when: { bidding: 'vp' } },
  'ames-order': { sections: ['13.2'], cards: ['aldrich-ames'], when: SECOND },
  'pile-out': { sections: ['18.3'] },
} as const satisfies Readonly<Record<string, RulingPlace>>;
export type RulingKey = keyof typeof RULINGS;

const places = Object.entries(RULINGS) as [RulingKey, RulingPlace][];

/** The rulings of a section, or of a card. */
export const rulingsOf = (place: { readonly section: SectionId } | { readonly card: CardKey }): RulingKey[] =>
  places
    .filter(([, { sections, cards }]) =>
      'card' in place ? cards?.includes(place.card) : sections?.includes(place.section),
    )
    .map(([key]) => key);

/** Under which condition a ruling matters; null if it always does. */
export function conditionOfRuling(key: RulingKey): Condition | null {
  const { when, sections }: RulingPlace = RULINGS[key];
  return when ?? conditionOf(sections?.[0] ?? '');
}
