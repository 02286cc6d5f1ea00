import type { Edition, Rules } from './ids.ts';

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
  { id: '2.2.1', paragraphs: ['deck', 'second', 'scoring'] },
  { id: '2.2.2', paragraphs: ['sides'] },
  { id: '2.2.3', paragraphs: ['uses'] },
  { id: '2.2.4', paragraphs: ['removed'] },
  { id: '2.2.5', paragraphs: ['lasting'] },
  { id: '2.2.6', paragraphs: ['discards'] },
  { id: '2.3', paragraphs: ['markers'] },
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
  readonly scenario?: Rules['scenario'];
  readonly tournament?: true;
  readonly bidding?: Rules['bidding'];
  readonly handicap?: true;
  readonly option?: Rules['options'][number];
}

const DELUXE: Condition = { editions: ['deluxe', 'deluxe-es', 'deluxe-pl'] };
const SECOND: Condition = { editions: ['second'] };

/** What belongs to some games only; a section's condition holds for all below it. */
const CONDITIONS: Readonly<Partial<Record<SectionId | ParagraphKey, Condition>>> = {
  '2.2.1/deck': DELUXE,
  '2.2.1/second': SECOND,
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
export function inPlay(condition: Condition | null, rules: Rules): boolean {
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
  influence: '2.3', control: '2.1.7', stability: '2.1.3', battleground: '2.1.4',
} as const satisfies Readonly<Record<string, SectionId>>;
export type TermKey = keyof typeof GLOSSARY_SECTIONS;

/** The one-page player aids, each with the section that says more. */
export const AID_SECTIONS = {
  turn: '2',
} as const satisfies Readonly<Record<string, SectionId>>;
export type AidKey = keyof typeof AID_SECTIONS;
