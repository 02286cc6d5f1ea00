export { type CardNumbers, type CardSetting, CardWords } from './card-words.ts';
export type { CardCatalogue, Catalogue, HistoryCatalogue, MessageArguments, MessageKey } from './catalogue.ts';
export { type Book, Checker } from './check/check.ts';
export { checkRulebook } from './check/rulebook-check.ts';
export { wrongTermsOf } from './check/terms.ts';
export { findLanguage, LANGUAGES, type Language, languageName, loadBook, loadHistory } from './languages.ts';
export type { Leaflet } from './leaflet.ts';
export { loadCardWords, loadWords } from './load.ts';
export { type CoachWords, loadCoachTexts, loadCoachWords } from './load-coach.ts';
export { type EditorWords, loadEditor, loadEditorTexts } from './load-editor.ts';
export { type LessonWords, loadLessonTexts, loadLessonWords } from './load-lessons.ts';
export { type FamousWords, type LibraryWords, loadFamous, loadLibrary, loadLibraryTexts } from './load-library.ts';
export { loadPeople, loadPeopleTexts, type PeopleWords } from './load-people.ts';
export { loadPuzzleTexts, loadPuzzleWords, type PuzzleWords } from './load-puzzles.ts';
export { loadReasonTexts, loadReasonWords, type ReasonWords } from './load-reasons.ts';
export { loadRulebook, loadRulebookFor } from './load-rulebook.ts';
export { loadShare, loadShareTexts, type ShareWords } from './load-share.ts';
export { type PlayerAid, paragraphsOf, REFERENCE, type Rulebook } from './rulebook.ts';
export { BIDDING_SECTION, EFFECT_SECTIONS, PROBLEM_SECTIONS, sectionOfQuestion } from './rulebook-links.ts';
export {
  AID_SECTIONS,
  type AidKey,
  type Condition,
  conditionOf,
  GLOSSARY_SECTIONS,
  inPlay,
  RULEBOOK_PLAN,
  type SectionId,
  type TermKey,
} from './rulebook-plan.ts';
export { conditionOfRuling, RULINGS, type RulingKey, rulingsOf } from './rulebook-rulings.ts';
export { COUNTRY_CODES, yearsOf } from './signs.ts';
export { isForChina } from './tell-context.ts';
export { Words } from './words.ts';
