import type { SideKey, View } from '@longtwilight/engine';
import type { Words } from '@longtwilight/words';
import { askBot, askJudge } from '../match/bot.ts';
import { Draft } from '../question/draft.ts';

/** A play that a computer player would consider, and what it thinks of it: higher is better for the one who is asked. */
export interface Advice {
  readonly text: string;
  readonly value: number;
}

const MOST_PLAYS = 3;
/** So many answers tell what a play is about. */
const MOST_ANSWERS = 10;

/** The best few plays in a position, best first, each played on until dice fall or somebody else is asked. */
export async function advise(words: Words, seen: View): Promise<Advice[]> {
  const side = seen.viewer as SideKey; // only sides have questions
  const best = (await askJudge(side, seen, 'strategist')).slice(0, MOST_PLAYS);
  const all: Advice[] = [];
  for (const { answer, value } of best) all.push({ text: await playedOn(words, seen, side, answer), value });
  return all;
}

async function playedOn(words: Words, seen: View, side: SideKey, first: string): Promise<string> {
  const labels: string[] = [];
  let draft = Draft.begin(seen, side);
  for (let text = first; draft.decision?.options.includes(text) && labels.length < MOST_ANSWERS; ) {
    labels.push(words.answer(draft.decision, text));
    draft = draft.with(text);
    if (draft.decision !== null) text = (await askBot('attache', side, 1, draft.shown)).answer;
  }
  return counted(labels).join(' · ');
}

/** “Egypt, Egypt” is “Egypt ×2”. */
function counted(labels: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const label of labels) times.set(label, (times.get(label) ?? 0) + 1);
  return [...times].map(([label, count]) => (count === 1 ? label : `${label} ×${count}`));
}
