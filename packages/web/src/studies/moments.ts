import { type Decision, type View, view } from '@longtwilight/engine';
import { recordOfLine, type StudyChapter, type StudyNode } from '@longtwilight/notation';
import type { LibraryWords, Words } from '@longtwilight/words';

/** When in the game a moment is. */
export function momentText(library: LibraryWords, chapter: StudyChapter, node: StudyNode): string {
  const { turn, round, phase } = viewAt(chapter, node);
  if (phase === 'setup' || phase === 'first-deal') return library.say('famous.setup');
  if (phase === 'headline' || phase === 'deal') return library.say('famous.headlines', { turn });
  return library.say('study.moment', { turn, round });
}

const known = new WeakMap<StudyChapter['game'], Map<string, View>>();

/** The game itself does not change: its moments are looked at once. */
function viewAt(chapter: StudyChapter, { line, at }: StudyNode): View {
  const look = (): View => view(recordOfLine(chapter, line).after(at), 'public');
  if (line > 0) return look();
  const views = known.get(chapter.game) ?? new Map<string, View>();
  known.set(chapter.game, views);
  const found = views.get(String(at)) ?? look();
  views.set(String(at), found);
  return found;
}

/** So many answers of a variation name it. */
const NAMED = 3;

/** What a variation begins with, in words: what the players chose, the same in a row once. */
export function lineTitle(words: Words, chapter: StudyChapter, line: number): string {
  const { from, answers } = chapter.lines[line - 1]!; // lines are numbered from 1
  const record = recordOfLine(chapter, line);
  record.takeBack(record.entries.length - from.at);
  const said: { text: string; times: number }[] = [];
  for (const answer of answers) {
    const asked: Decision | undefined = record.decisions().find(({ answered }) => !answered);
    if (asked === undefined) break;
    record.answer(asked.actor, answer);
    const text = words.answer(asked, answer);
    const last = said.at(-1);
    if (asked.actor === 'chance') continue;
    if (last?.text === text) last.times++;
    else if (said.length === NAMED) return `${listed(said)} …`;
    else said.push({ text, times: 1 });
  }
  return listed(said);
}

const listed = (said: readonly { readonly text: string; readonly times: number }[]): string =>
  said.map(({ text, times }) => (times === 1 ? text : `${text} ×${times}`)).join(', ');
