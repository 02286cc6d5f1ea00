import type { CardKey } from './ids.ts';
import type { SectionId } from './rulebook-plan.ts';

interface RulingPlace {
  readonly sections?: readonly SectionId[];
  readonly cards?: readonly CardKey[];
}

/** The rulings by a short name, and the sections and cards that they belong to. */
// biome-ignore format: a table
export const RULINGS = {
  'double-control': { sections: ['2.1.7'] },
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
