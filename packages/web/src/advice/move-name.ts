import type { AdvisedMove } from '@longtwilight/bots';
import type { View } from '@longtwilight/engine';
import type { Words } from '@longtwilight/words';
import { draftOf } from '../question/draft.ts';

/** What a move is called: its first answer, and what is done with it. */
export interface MoveName {
  readonly title: string;
  readonly details: string;
}

export function moveNameOf(words: Words, seen: View, { answers }: Pick<AdvisedMove, 'answers'>): MoveName {
  const labels = answers.map((text, i) => {
    const { decision } = draftOf(seen, answers.slice(0, i));
    return decision === null ? text : words.answer(decision, text);
  });
  const isPlay = seen.decision?.question === 'play' || seen.decision?.question === 'headline';
  const [title = '', ...details] = isPlay ? labels : [counted(labels).join(' · ')];
  return { title, details: counted(details).join(' · ') };
}

/** “Egypt, Egypt” is “Egypt ×2”. */
function counted(labels: readonly string[]): string[] {
  const times = new Map<string, number>();
  for (const label of labels) times.set(label, (times.get(label) ?? 0) + 1);
  return [...times].map(([label, count]) => (count === 1 ? label : `${label} ×${count}`));
}
