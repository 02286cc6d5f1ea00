import type { Decision } from '@longtwilight/engine';
import type { LogEntry } from '../applog/entries.ts';
import type { LogComparison } from './comparison.ts';
import type { Proposal } from './proposals.ts';

/** Questions whose answer shows in the lines that follow, so that a line which is missing can be told from them. */
const GUESSABLE: ReadonlySet<Decision['question']> = new Set<Decision['question']>([
  'die',
  'coup',
  'realign',
  'war',
  'use',
  'operations',
  'follow',
  'choose',
  'trigger',
  'level',
]);
const MOST_GUESSES = 12;
/** The kind of line that shows what became of an answer; without one there is nothing to tell it from. */
const SHOWN_BY: Readonly<Record<string, LogEntry['kind']>> = {
  influence: 'influence',
  coup: 'coup',
  realign: 'roll',
  war: 'war-result',
  space: 'space-roll',
};

/** Answers that the log does not give, to be tried where its lines are not enough: countries that it names first. */
export function guesses(
  { question, options }: Decision,
  comparison: LogComparison,
  told: readonly Proposal[],
): readonly Proposal[] {
  if (!GUESSABLE.has(question) || told.some((one) => one.stated)) return [];
  const named = new Set<string>();
  comparison.segment.entries.forEach((entry, i) => {
    if ('country' in entry && comparison.isOpen(i)) named.add(entry.country);
  });
  const shows = (kind: LogEntry['kind'] | undefined): boolean =>
    kind === undefined || comparison.firstOpen((entry) => entry.kind === kind) >= 0;
  if (!shows(SHOWN_BY[question])) return [];
  return options
    .filter((text) => !told.some((one) => one.text === text) && shows(SHOWN_BY[text]))
    .sort((a, b) => Number(named.has(b)) - Number(named.has(a)))
    .slice(0, MOST_GUESSES)
    .map((text) => ({ text, stated: false, lines: [] }));
}
