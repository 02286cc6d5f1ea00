import type { CardCatalogue, Catalogue, HistoryCatalogue, Like } from './catalogue.ts';
import type { Rulebook } from './rulebook.ts';

export type LessonTexts = typeof import('./en/lessons.ts').lessons;
export type CoachTexts = typeof import('./en/coach.ts').coach;
export type ReasonTexts = typeof import('./en/reasons.ts').reasons;
export type PuzzleTexts = typeof import('./en/puzzles.ts').puzzles;
export type LibraryTexts = typeof import('./en/library.ts').library;
export type FamousTexts = typeof import('./en/famous.ts').famous;
export type PeopleTexts = typeof import('./en/people.ts').people;
export type ShareTexts = typeof import('./en/share.ts').share;
export type EditorTexts = typeof import('./en/editor.ts').editor;

/** What a language consists of: `parts.ts` of its folder says where each part is. */
export interface LanguageParts {
  /** What the language calls itself. */
  readonly name: string;
  /** Names and messages, which every page needs. */
  catalogue(): Promise<{ readonly catalogue: Catalogue }>;
  /** What cards and effects do. */
  cards(): Promise<{ readonly cards: CardCatalogue }>;
  /** The history behind the cards. */
  history(): Promise<{ readonly history: HistoryCatalogue }>;
  rulebook(): Promise<{ readonly rulebook: Rulebook }>;
  lessons(): Promise<{ readonly lessons: Like<LessonTexts> }>;
  /** What the coach says beside a game. */
  coach(): Promise<{ readonly coach: Like<CoachTexts> }>;
  /** Why moves are good or bad. */
  reasons(): Promise<{ readonly reasons: Like<ReasonTexts> }>;
  /** What stands on the pages of the puzzles. */
  puzzles(): Promise<{ readonly puzzles: Like<PuzzleTexts> }>;
  /** What stands on the pages of the library. */
  library(): Promise<{ readonly library: Like<LibraryTexts> }>;
  /** Comments on the famous games. */
  famous(): Promise<{ readonly famous: Like<FamousTexts> }>;
  /** What stands on the pages about people. */
  people(): Promise<{ readonly people: Like<PeopleTexts> }>;
  /** Links, pictures, sheets and embedded boards. */
  share(): Promise<{ readonly share: Like<ShareTexts> }>;
  /** The editor of positions. */
  editor(): Promise<{ readonly editor: Like<EditorTexts> }>;
}
