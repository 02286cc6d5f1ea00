import { CARD_KEYS, COUNTRY_KEYS, type Decision, type QuestionKey, type Rules } from '@longtwilight/engine';
import { type Board, countryText } from './board.ts';
import { cardText, nameOf } from './names.ts';

/* Questions and answers in English. A temporary home, until packages/words has them in every language. */

const QUESTIONS: Readonly<Record<QuestionKey, string>> = {
  headline: 'Which card is your headline?',
  play: 'Which card do you play?',
  use: 'How do you use the card?',
  operations: 'How do you use the operations?',
  place: 'Where do you add influence?',
  remove: 'Where do you remove influence?',
  coup: 'Where do you attempt a coup?',
  realign: 'Where do you roll for realignment?',
  war: 'Where do you make war?',
  choose: 'What do you choose?',
  follow: 'A free coup, or free realignment?',
  pay: 'Do you end the threat by removing 2 of your influence?',
  discard: 'Which card is discarded?',
  give: 'Which card do you hand over?',
  partner: 'Which card of the enemy do you play along with it?',
  reclaim: 'Which discarded card do you take back?',
  trigger: 'Which discarded card shall happen?',
  order: 'Which card comes next in the order?',
  region: 'Which region?',
  level: 'Which DEFCON level?',
  setup: 'Where do you place your first influence?',
  bonus: 'Where do you place your handicap influence?',
  die: 'What does the die show?',
  draw: 'Which card is drawn?',
};

/** A question in plain English, with the card that causes it and how much is left. */
export function questionText({ question, card, left }: Decision): string {
  const details = [...(card === null ? [] : [nameOf(card)]), ...(left > 1 ? [`${left} left`] : [])];
  return details.length === 0 ? QUESTIONS[question] : `${QUESTIONS[question]} (${details.join(', ')})`;
}

const WORDS: Readonly<Record<string, string>> = {
  done: 'done: stop here',
  decline: 'decline',
  refuse: 'refuse',
  pass: 'pass',
  event: 'event',
  'event-first': 'event-first: the event of the enemy, then your operations',
  influence: 'influence: place it',
  coup: 'coup',
  realign: 'realign',
  space: 'space: an attempt on the space race',
  compete: 'compete: roll dice',
  boycott: 'boycott: DEFCON falls, operations for the other side',
  remove: 'remove influence of the US',
  add: 'add influence of the USSR',
  raise: 'raise DEFCON',
  keep: 'keep DEFCON as it is',
  lower: 'lower DEFCON',
  neighbours: 'neighbours: some there, some next to it',
  play: 'play the card drawn',
  return: 'return the card, and use the operations of this one',
  end: 'end the game',
  roll: 'roll: try to advance',
  'no-roll': 'no-roll: only discard the card',
};

const isCard = (id: string): boolean => (CARD_KEYS as readonly string[]).includes(id);
const isCountry = (id: string): boolean => (COUNTRY_KEYS as readonly string[]).includes(id);

/** An answer as it is listed. */
export function answerLabel(id: string, rules: Rules, board: Board): string {
  if (isCard(id)) return cardText(id, rules);
  if (isCountry(id)) return countryText(id, board);
  return WORDS[id] ?? nameOf(id);
}

/** An answer in a record. */
export const answerName = (id: string): string => (isCard(id) || isCountry(id) ? nameOf(id) : id);

const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s/]+/g, '-');

export type Match = { readonly answer: string } | { readonly problem: string };

/** What somebody typed: an answer's id, its number in the list, or the beginning of its id or name. */
export function matchAnswer(typed: string, options: readonly string[]): Match {
  const text = plain(typed);
  const exact = options.find((id) => id === text || plain(nameOf(id)) === text);
  if (exact !== undefined) return { answer: exact };
  if (/^\d+$/.test(text)) {
    const numbered = options[Number(text) - 1];
    if (numbered !== undefined) return { answer: numbered };
    return { problem: `The answers are numbered 1 to ${options.length}.` };
  }
  const found = options.filter((id) => text !== '' && (id.startsWith(text) || plain(nameOf(id)).startsWith(text)));
  if (found.length === 1) return { answer: found[0]! };
  return {
    problem:
      found.length > 1
        ? `"${typed.trim()}" could be ${found.join(', ')}.`
        : `"${typed.trim()}" is not an answer here. Type a number, an answer or its beginning; or help.`,
  };
}

/** Numbered answers, in columns where there are many. */
export function listAnswers(labels: readonly string[], width: number): string[] {
  const items = labels.map((label, i) => `${String(i + 1).padStart(3)} ${label}`);
  const widest = Math.max(...items.map((item) => item.length)) + 2;
  const columns = items.length <= 6 ? 1 : Math.max(1, Math.floor(width / widest));
  const rows = Math.ceil(items.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    items
      .filter((_item, i) => i % rows === row)
      .map((item) => item.padEnd(widest))
      .join('')
      .trimEnd(),
  );
}
