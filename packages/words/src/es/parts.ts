import type { LanguageParts } from '../language-parts.ts';

/** What the language calls itself, and its parts, each loaded when a page needs it. */
export const parts: LanguageParts = {
  name: 'Español',
  catalogue: () => import('./index.ts'),
  cards: () => import('./cards.ts'),
  history: () => import('./history.ts'),
  rulebook: () => import('./rulebook/index.ts'),
  lessons: () => import('./lessons.ts'),
  coach: () => import('./coach.ts'),
  reasons: () => import('./reasons.ts'),
  puzzles: () => import('./puzzles.ts'),
  library: () => import('./library.ts'),
  famous: () => import('./famous.ts'),
  people: () => import('./people.ts'),
  share: () => import('./share.ts'),
  editor: () => import('./editor.ts'),
};
