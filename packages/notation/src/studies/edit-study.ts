import { RefusedError } from '@longtwilight/engine';
import {
  homeOf,
  lineAnswers,
  linesFrom,
  type Study,
  type StudyChapter,
  type StudyNode,
  type StudyNote,
} from './study.ts';

/** More than anybody needs, and what a page can still show; whoever meets one is told. */
export const STUDY_LIMITS = { chapters: 64, lines: 500, notes: 3000, text: 10_000, name: 200, arrows: 50 } as const;

function atMost(what: 'chapters' | 'lines' | 'notes', count: number): void {
  if (count > STUDY_LIMITS[what])
    throw new RefusedError('overflow', `A study has at most ${STUDY_LIMITS[what]} ${what}; this would be ${count}`);
}

export const withChapter = (study: Study, i: number, chapter: StudyChapter): Study => ({
  ...study,
  chapters: study.chapters.map((one, k) => (k === i ? chapter : one)),
});

export function addChapter(study: Study, chapter: StudyChapter): Study {
  atMost('chapters', study.chapters.length + 1);
  return { ...study, chapters: [...study.chapters, chapter] };
}

/** The last chapter stays: a study is about something. */
export const removeChapter = (study: Study, i: number): Study =>
  study.chapters.length === 1 ? study : { ...study, chapters: study.chapters.filter((_, k) => k !== i) };

/** A chapter earlier or later in the order. */
export function moveChapter(study: Study, i: number, by: 1 | -1): Study {
  const [one, other] = [study.chapters[i], study.chapters[i + by]];
  if (one === undefined || other === undefined) return study;
  return { ...study, chapters: study.chapters.with(i, other).with(i + by, one) };
}

/** What is said of a moment from now on; a note that says nothing is none. */
export function setNote(chapter: StudyChapter, note: StudyNote): StudyChapter {
  const node = homeOf(chapter, note);
  const others = chapter.notes.filter(({ line, at }) => line !== node.line || at !== node.at);
  const { text, symbol, arrows } = note;
  const says = (text !== undefined && text.trim() !== '') || symbol !== undefined || (arrows?.length ?? 0) > 0;
  if (says) atMost('notes', others.length + 1);
  // Where the line itself begins, nothing before it can be spoken of
  const since =
    note.since === undefined || homeOf(chapter, { ...note, at: note.since }).line !== node.line ? null : note.since;
  const { since: _since, ...rest } = note;
  const whole = { ...rest, ...node, ...(since === null || since === node.at ? {} : { since }) };
  return { ...chapter, notes: says ? [...others, whole].sort((a, b) => a.line - b.line || a.at - b.at) : others };
}

/**
 * A variation, and where it ends: what is already there is followed, and only what is new is added. An answer comes with the
 * cards that were drawn before it, so that no variation leaves in the middle of a deal.
 */
export function addLine(
  chapter: StudyChapter,
  from: StudyNode,
  moves: readonly (readonly string[])[],
): { readonly chapter: StudyChapter; readonly node: StudyNode } {
  let node = homeOf(chapter, from);
  for (const [i, move] of moves.entries()) {
    const next = following(chapter, node, move);
    if (next === null) return grow(chapter, node, moves.slice(i).flat());
    node = next;
  }
  return { chapter, node };
}

/** Where a move leads that is already in the tree. */
function following(chapter: StudyChapter, { line, at }: StudyNode, move: readonly string[]): StudyNode | null {
  const goesOn = (answers: readonly string[], from: number) => move.every((text, i) => answers[from + i] === text);
  if (goesOn(lineAnswers(chapter, line), at)) return { line, at: at + move.length };
  const branch = linesFrom(chapter, { line, at }).find((one) => goesOn(chapter.lines[one - 1]!.answers, 0));
  return branch === undefined ? null : { line: branch, at: at + move.length };
}

function grow(chapter: StudyChapter, node: StudyNode, answers: readonly string[]) {
  const { line, at } = node;
  const end = at + answers.length;
  // At the end of a variation it goes on; the game itself stays as it was played
  if (line > 0 && lineAnswers(chapter, line).length === at) {
    const lines = chapter.lines.map((one, i) =>
      i === line - 1 ? { ...one, answers: [...one.answers, ...answers] } : one,
    );
    return { chapter: { ...chapter, lines }, node: { line, at: end } };
  }
  atMost('lines', chapter.lines.length + 1);
  const lines = [...chapter.lines, { from: node, answers }];
  return { chapter: { ...chapter, lines }, node: { line: lines.length, at: end } };
}

/** Without a variation, all that leaves it, and what was said of these. */
export function removeLine(chapter: StudyChapter, line: number): StudyChapter {
  const gone = new Set([line]);
  chapter.lines.forEach(({ from }, i) => {
    if (gone.has(from.line)) gone.add(i + 1);
  });
  const numbers = new Map([[0, 0]]);
  chapter.lines.forEach((_, i) => {
    if (!gone.has(i + 1)) numbers.set(i + 1, numbers.size);
  });
  const renumbered = <T extends StudyNode>(node: T): T => ({ ...node, line: numbers.get(node.line)! }); // it has stayed
  return {
    ...chapter,
    lines: chapter.lines
      .filter((_, i) => !gone.has(i + 1))
      .map(({ from, answers }) => ({ from: renumbered(from), answers })),
    notes: chapter.notes.filter(({ line: one }) => !gone.has(one)).map(renumbered),
  };
}
