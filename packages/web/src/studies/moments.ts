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

/** What a variation begins with, in words. */
export function lineTitle(words: Words, chapter: StudyChapter, line: number): string {
  const { from, answers } = chapter.lines[line - 1]!; // lines are numbered from 1
  const record = recordOfLine(chapter, line);
  record.takeBack(record.entries.length - from.at);
  const said = answers.slice(0, NAMED).map((answer) => {
    const asked: Decision | undefined = record.decisions().find(({ answered }) => !answered);
    if (asked === undefined) return answer;
    record.answer(asked.actor, answer);
    return words.answer(asked, answer);
  });
  return `${said.join(', ')}${answers.length > NAMED ? ' …' : ''}`;
}
