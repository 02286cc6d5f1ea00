import type { Edition, FullRulesSpec } from './ids.ts';

interface PlannedSection {
  /** As in the Deluxe rules; from 13 on the sections are ours. Dots make the levels. */
  readonly id: string;
  /** The names of its paragraphs, in their order. */
  readonly paragraphs: readonly string[];
}

/** The rules by section, the same in every language. */
// biome-ignore format: a table
export const RULEBOOK_PLAN = [
  { id: '2', paragraphs: ['game'] },
  { id: '2.1', paragraphs: ['map'] },
  { id: '2.1.1', paragraphs: ['regions', 'europe', 'asia'] },
  { id: '2.1.2', paragraphs: ['whole'] },
  { id: '2.1.3', paragraphs: ['stability'] },
  { id: '2.1.4', paragraphs: ['battlegrounds'] },
  { id: '2.1.5', paragraphs: ['superpowers'] },
  { id: '2.1.6', paragraphs: ['lines'] },
  { id: '2.1.7', paragraphs: ['control', 'example'] },
  { id: '2.1.8', paragraphs: ['start'] },
  { id: '2.2', paragraphs: ['cards'] },
  { id: '2.2.1', paragraphs: ['deck', 'spanish', 'second', 'scoring'] },
  { id: '2.2.2', paragraphs: ['sides'] },
  { id: '2.2.3', paragraphs: ['uses'] },
  { id: '2.2.4', paragraphs: ['removed'] },
  { id: '2.2.5', paragraphs: ['lasting'] },
  { id: '2.2.6', paragraphs: ['discards'] },
  { id: '2.3', paragraphs: ['markers'] },

  { id: '3', paragraphs: ['order'] },
  { id: '3.1', paragraphs: ['deal', 'china', 'civil'] },
  { id: '3.2', paragraphs: ['ussr'] },
  { id: '3.3', paragraphs: ['us', 'second', 'bonus'] },
  { id: '3.4', paragraphs: ['tracks'] },

  { id: '4', paragraphs: ['turn'] },
  { id: '4.1', paragraphs: ['turns'] },
  { id: '4.2', paragraphs: ['phasing'] },
  { id: '4.3', paragraphs: ['reshuffle'] },
  { id: '4.3.1', paragraphs: ['last'] },
  { id: '4.4', paragraphs: ['cards'] },
  { id: '4.5', paragraphs: ['phases'] },
  { id: '4.5.A', paragraphs: ['defcon'] },
  { id: '4.5.B', paragraphs: ['deal'] },
  { id: '4.5.C', paragraphs: ['choose', 'order', 'whose', 'space'] },
  { id: '4.5.D', paragraphs: ['rounds', 'extra', 'held', 'empty'] },
  { id: '4.5.E', paragraphs: ['check'] },
  { id: '4.5.F', paragraphs: ['scoring', 'tournament'] },
  { id: '4.5.G', paragraphs: ['china'] },
  { id: '4.5.H', paragraphs: ['advance'] },
  { id: '4.5.I', paragraphs: ['final'] },

  { id: '5', paragraphs: ['play'] },
  { id: '5.1', paragraphs: ['must', 'useless'] },
  { id: '5.2', paragraphs: ['both', 'theirs', 'cannot', 'nothing', 'first', 'space'] },
  { id: '5.3', paragraphs: ['more'] },
  { id: '5.4', paragraphs: ['event'] },
  { id: '5.5', paragraphs: ['text'] },

  { id: '6', paragraphs: ['one', 'mixed'] },
  { id: '6.1', paragraphs: ['place'] },
  { id: '6.1.1', paragraphs: ['reach', 'events'] },
  { id: '6.1.2', paragraphs: ['price', 'example'] },
  { id: '6.1.3', paragraphs: ['spread'] },
  { id: '6.1.4', paragraphs: ['home'] },
  { id: '6.1.5', paragraphs: ['number'] },
  { id: '6.1.6', paragraphs: ['read'] },
  { id: '6.2', paragraphs: ['realign'] },
  { id: '6.2.1', paragraphs: ['target', 'limits', 'anywhere'] },
  { id: '6.2.2', paragraphs: ['roll', 'result', 'safe'] },
  { id: '6.2.3', paragraphs: ['none'] },
  { id: '6.3', paragraphs: ['coup'] },
  { id: '6.3.1', paragraphs: ['target', 'limits'] },
  { id: '6.3.2', paragraphs: ['roll', 'example'] },
  { id: '6.3.3', paragraphs: ['military'] },
  { id: '6.3.4', paragraphs: ['defcon'] },
  { id: '6.3.5', paragraphs: ['free'] },
  { id: '6.4', paragraphs: ['why'] },
  { id: '6.4.1', paragraphs: ['attempt', 'optional'] },
  { id: '6.4.2', paragraphs: ['once'] },
  { id: '6.4.3', paragraphs: ['points'] },
  { id: '6.4.4', paragraphs: ['abilities', 'end'] },
  { id: '6.4.5', paragraphs: ['none'] },
  { id: '6.4.6', paragraphs: ['last'] },

  { id: '7', paragraphs: ['events'] },
  { id: '7.1', paragraphs: ['choice'] },
  { id: '7.2', paragraphs: ['scoring'] },
  { id: '7.3', paragraphs: ['last'] },
  { id: '7.4', paragraphs: ['value', 'bonus', 'example'] },
  { id: '7.4.1', paragraphs: ['owner'] },
  { id: '7.4.2', paragraphs: ['all'] },
  { id: '7.4.3', paragraphs: ['given'] },
  { id: '7.5', paragraphs: ['prevented'] },
  { id: '7.6', paragraphs: ['war', 'result', 'free'] },

  { id: '8', paragraphs: ['both'] },
  { id: '8.1', paragraphs: ['meaning'] },
  { id: '8.1.1', paragraphs: ['start'] },
  { id: '8.1.2', paragraphs: ['most'] },
  { id: '8.1.3', paragraphs: ['war'] },
  { id: '8.1.4', paragraphs: ['coup'] },
  { id: '8.1.5', paragraphs: ['closed', 'events', 'anywhere'] },
  { id: '8.1.6', paragraphs: ['turn'] },
  { id: '8.1.7', paragraphs: ['words'] },
  { id: '8.2', paragraphs: ['demand'] },
  { id: '8.2.1', paragraphs: ['cost'] },
  { id: '8.2.2', paragraphs: ['counts'] },
  { id: '8.2.3', paragraphs: ['much'] },
  { id: '8.2.4', paragraphs: ['enemy'] },
  { id: '8.2.5', paragraphs: ['free'] },

  { id: '9', paragraphs: ['card'] },
  { id: '9.1', paragraphs: ['apart'] },
  { id: '9.2', paragraphs: ['action'] },
  { id: '9.3', paragraphs: ['passes'] },
  { id: '9.4', paragraphs: ['moved'] },
  { id: '9.5', paragraphs: ['not'] },
  { id: '9.6', paragraphs: ['asia'] },
  { id: '9.7', paragraphs: ['value'] },
  { id: '9.8', paragraphs: ['choice'] },

  { id: '10', paragraphs: ['aim'] },
  { id: '10.1', paragraphs: ['card', 'southeast'] },
  { id: '10.1.1', paragraphs: ['presence', 'domination', 'control', 'pays'] },
  { id: '10.1.2', paragraphs: ['further', 'example'] },
  { id: '10.1.3', paragraphs: ['events'] },
  { id: '10.1.4', paragraphs: ['military'] },
  { id: '10.1.5', paragraphs: ['hold', 'last', 'discarded', 'lost'] },
  { id: '10.2', paragraphs: ['marker'] },
  { id: '10.2.1', paragraphs: ['track'] },
  { id: '10.2.2', paragraphs: ['gain'] },
  { id: '10.2.3', paragraphs: ['net'] },
  { id: '10.3', paragraphs: ['end'] },
  { id: '10.3.1', paragraphs: ['vp', 'europe', 'defcon', 'hand'] },
  { id: '10.3.2', paragraphs: ['all', 'europe', 'winner', 'late'] },

  { id: '11', paragraphs: ['use'] },
  { id: '11.1', paragraphs: ['rules'] },
  { id: '11.1.1', paragraphs: ['proof', 'shown'] },
  { id: '11.1.2', paragraphs: ['loses'] },
  { id: '11.1.3', paragraphs: ['deal'] },
  { id: '11.1.4', paragraphs: ['sealed', 'auction'] },
  { id: '11.1.4.1', paragraphs: ['limits', 'example'] },

  { id: '12', paragraphs: ['variant'] },
  { id: '12.1', paragraphs: ['box', 'ussr', 'over'] },
  { id: '12.2', paragraphs: ['place', 'never'] },
  { id: '12.3', paragraphs: ['nobody', 'card'] },
  { id: '12.4', paragraphs: ['ussr', 'us'] },
  { id: '12.4.1', paragraphs: ['us'] },
  { id: '12.4.2', paragraphs: ['die'] },
  { id: '12.4.3', paragraphs: ['ops'] },

  { id: '13', paragraphs: ['one'] },
  { id: '13.1', paragraphs: ['deluxe', 'spanish', 'polish', 'second'] },
  { id: '13.2', paragraphs: ['order', 'duties'] },

  { id: '14', paragraphs: ['which', 'spanish'] },

  { id: '15', paragraphs: ['about'] },
  { id: '15.1', paragraphs: ['tracks', 'effects', 'cards'] },
  { id: '15.2', paragraphs: ['us', 'ussr', 'open'] },
  { id: '15.3', paragraphs: ['us', 'same'] },

  { id: '16', paragraphs: ['about'] },
  { id: '16.1', paragraphs: ['rule'] },
  { id: '16.2', paragraphs: ['rule'] },
  { id: '16.3', paragraphs: ['rule'] },
  { id: '16.4', paragraphs: ['rule'] },

  { id: '17', paragraphs: ['rule', 'bids'] },

  { id: '18', paragraphs: ['about'] },
  { id: '18.1', paragraphs: ['legal', 'turn'] },
  { id: '18.2', paragraphs: ['undo'] },
  { id: '18.3', paragraphs: ['hidden', 'seen', 'public'] },
  { id: '18.4', paragraphs: ['rules', 'positions'] },
] as const satisfies readonly PlannedSection[];

type Section = (typeof RULEBOOK_PLAN)[number];
export type SectionId = Section['id'];
/** The names of the paragraphs of a section. */
export type ParagraphOf<Id extends SectionId> = Extract<Section, { readonly id: Id }>['paragraphs'][number];
type ParagraphKey = { [Id in SectionId]: `${Id}/${ParagraphOf<Id>}` }[SectionId];

/** With which rules of a game something is in play. Everything that is named has to hold. */
export interface Condition {
  readonly editions?: readonly Edition[];
  readonly optionalCards?: true;
  readonly chineseCivilWar?: true;
  readonly scenario?: FullRulesSpec['scenario'];
  readonly tournament?: true;
  readonly bidding?: FullRulesSpec['bidding'];
  readonly handicap?: true;
  readonly option?: FullRulesSpec['options'][number];
}

export const DELUXE: Condition = { editions: ['deluxe', 'deluxe-es', 'deluxe-pl'] };
const SPANISH: Condition = { editions: ['deluxe-es'] };
const POLISH: Condition = { editions: ['deluxe-pl'] };
export const SECOND: Condition = { editions: ['second'] };
export const CIVIL_WAR: Condition = { chineseCivilWar: true };
const FROM_THE_START: Condition = { scenario: 'standard' };

/** What belongs to some games only; a section's condition holds for all below it that has none of its own. */
const CONDITIONS: Readonly<Partial<Record<SectionId | ParagraphKey, Condition>>> = {
  '2.2.1/deck': { editions: ['deluxe', 'deluxe-pl'] },
  '2.2.1/spanish': SPANISH,
  '2.2.1/second': SECOND,
  '3': FROM_THE_START,
  '3.1/civil': CIVIL_WAR,
  '3.3/us': { ...DELUXE, ...FROM_THE_START },
  '3.3/second': SECOND,
  '3.3/bonus': { ...FROM_THE_START, handicap: true },
  '4.5.F/tournament': { tournament: true },
  '6/mixed': { option: 'mixed-operations' },
  '6.2.1/anywhere': { option: 'realign-anywhere' },
  '6.2.2/safe': { option: 'realign-safe' },
  '6.4.1/optional': { option: 'space-without-roll' },
  '8.1.5/anywhere': { option: 'realign-anywhere' },
  '10.3.1/hand': POLISH,
  '10.3.2/late': { scenario: 'late-war' },
  '11.1.1/proof': { ...DELUXE, tournament: true },
  '11.1.1/shown': { ...SECOND, tournament: true },
  '11.1.4/sealed': { bidding: 'influence' },
  '11.1.4/auction': { bidding: 'vp' },
  '11.1.4.1': { handicap: true },
  '12': CIVIL_WAR,
  '13.1/deluxe': { editions: ['deluxe'] },
  '13.1/spanish': SPANISH,
  '13.1/polish': POLISH,
  '13.1/second': SECOND,
  '13.2': SECOND,
  '14': { optionalCards: true },
  '14/spanish': { ...SPANISH, optionalCards: true },
  '15': { scenario: 'late-war' },
  '16.1': { option: 'realign-anywhere' },
  '16.2': { option: 'realign-safe' },
  '16.3': { option: 'mixed-operations' },
  '16.4': { option: 'space-without-roll' },
  '17': { handicap: true },
};

/** Under which condition a section, or a paragraph of it, is in play; null if it always is. */
export function conditionOf(id: string, paragraph?: string): Condition | null {
  const own = CONDITIONS[(paragraph === undefined ? id : `${id}/${paragraph}`) as SectionId];
  if (own !== undefined) return own;
  if (paragraph !== undefined) return conditionOf(id);
  const above = id.slice(0, Math.max(0, id.lastIndexOf('.')));
  return above === '' ? null : conditionOf(above);
}

/** Whether something is in play in a game with these rules. */
export function inPlay(condition: Condition | null, rules: FullRulesSpec): boolean {
  if (condition === null) return true;
  const { editions, optionalCards, chineseCivilWar, scenario, tournament, bidding, handicap, option } = condition;
  return (
    (editions === undefined || editions.includes(rules.edition)) &&
    (optionalCards === undefined || rules.optionalCards) &&
    (chineseCivilWar === undefined || rules.chineseCivilWar) &&
    (scenario === undefined || rules.scenario === scenario) &&
    (tournament === undefined || rules.tournament) &&
    (bidding === undefined || rules.bidding === bidding) &&
    (handicap === undefined || rules.handicap.us + rules.handicap.ussr > 0 || rules.bidding === 'influence') &&
    (option === undefined || rules.options.includes(option))
  );
}

/** The terms of the glossary, each with the section that says more. */
// biome-ignore format: a table
export const GLOSSARY_SECTIONS = {
  influence: '2.3', control: '2.1.7', stability: '2.1.3', battleground: '2.1.4', region: '2.1.1', part: '2.1.2',
  neighbour: '2.1.6', superpower: '2.1.5',
  event: '2.2.3', neutral: '2.2.2', asterisk: '2.2.4', lasting: '7.3', value: '7.4', printed: '4.5.C', war: '7.6',
  'scoring-card': '10.1.5', 'optional-card': '14', 'china-card': '9',
  pile: '4.3', discards: '2.2.6', hand: '4.5.B', 'held-card': '4.5.D', discard: '5.4',
  turn: '4.1', era: '4.1', phasing: '4.2', headline: '4.5.C', 'action-round': '4.5.D',
  operations: '6', placement: '6.1.1', realignment: '6.2', coup: '6.3', 'free-coup': '6.3.5', trap: '10.1.5',
  'space-race': '6.4', ability: '6.4.4', defcon: '8.1', 'military-operations': '8.2',
  vp: '10.2', presence: '10.1.1', domination: '10.1.1', 'regional-control': '10.1.1', 'final-scoring': '10.3.2',
  'automatic-victory': '10.3.1', bid: '11.1.4', handicap: '17',
} as const satisfies Readonly<Record<string, SectionId>>;
export type TermKey = keyof typeof GLOSSARY_SECTIONS;

/** The one-page player aids, each with the section that says more. */
export const AID_SECTIONS = {
  turn: '4.5',
  operations: '6',
  defcon: '8.1',
  space: '6.4',
  scoring: '10.1',
} as const satisfies Readonly<Record<string, SectionId>>;
export type AidKey = keyof typeof AID_SECTIONS;
