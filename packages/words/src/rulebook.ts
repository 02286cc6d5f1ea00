import { type AidKey, type ParagraphOf, RULEBOOK_PLAN, type SectionId, type TermKey } from './rulebook-plan.ts';
import type { RulingKey } from './rulebook-rulings.ts';

/** A page to keep beside the board: a table, and remarks below it. */
export interface PlayerAid {
  readonly title: string;
  /** The heads of the columns. */
  readonly columns: readonly string[];
  /** As many cells a row as there are columns. */
  readonly rows: readonly (readonly string[])[];
  readonly notes: readonly string[];
}

/** The rules in one language. A section that is meant stands in brackets: `[6.3.2]`. */
export interface Rulebook {
  readonly sections: SectionTexts<SectionId>;
  readonly glossary: Readonly<Record<TermKey, { readonly term: string; readonly meaning: string }>>;
  readonly aids: Readonly<Record<AidKey, PlayerAid>>;
  readonly rulings: Readonly<Record<RulingKey, string>>;
}

type SectionTexts<Ids extends SectionId> = {
  readonly [Id in Ids]: { readonly title: string } & { readonly [Name in ParagraphOf<Id>]: string };
};
/** The sections of a chapter: those whose number begins with its own. */
export type RulebookChapter<Number extends string> = SectionTexts<Extract<SectionId, Number | `${Number}.${string}`>>;

/** What stands in a section, paragraph by paragraph. */
export function paragraphsOf(
  rulebook: Rulebook,
  id: SectionId,
): readonly { readonly name: string; readonly text: string }[] {
  const texts: Readonly<Record<string, string>> = rulebook.sections[id];
  const names: readonly string[] = RULEBOOK_PLAN.find((section) => section.id === id)?.paragraphs ?? [];
  return names.map((name) => ({ name, text: texts[name] ?? '' }));
}

/** A reference to a section, in a text. */
export const REFERENCE = /\[(\d+(?:\.[\dA-I]+)*)\]/g;
