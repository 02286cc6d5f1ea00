/** What kind of thing answers a question (refusals such as `done` apart). */
export type AnswerKind = 'card' | 'use' | 'country' | 'region' | 'choice' | 'number' | 'side' | 'die' | 'draw';

/** Every question the game asks. The card that causes it gives the rest of its meaning. */
const QUESTIONS = {
  headline: 'card',
  play: 'card',
  use: 'use',
  operations: 'use',
  place: 'country',
  remove: 'country',
  coup: 'country',
  realign: 'country',
  war: 'country',
  choose: 'choice',
  follow: 'use',
  pay: 'country',
  discard: 'card',
  give: 'card',
  partner: 'card',
  reclaim: 'card',
  trigger: 'card',
  order: 'card',
  region: 'region',
  level: 'number',
  setup: 'country',
  bonus: 'country',
  die: 'die',
  draw: 'draw',
} as const satisfies Record<string, AnswerKind>;

export type QuestionKey = keyof typeof QUESTIONS;
export const QUESTION_KEYS = Object.keys(QUESTIONS) as readonly QuestionKey[];
export const QUESTION_KINDS: readonly AnswerKind[] = Object.values(QUESTIONS);
/** Question numbers by key: `ask.place`. */
export const ask = Object.fromEntries(QUESTION_KEYS.map((key, i) => [key, i])) as Readonly<Record<QuestionKey, number>>;
