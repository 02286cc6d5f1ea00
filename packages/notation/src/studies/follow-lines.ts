import { GameRecord } from '@longtwilight/engine';
import type { StudyChapter } from './study.ts';

/**
 * Play all lines of a chapter through: every answer must be legal. Each answer is given once, however many lines there are,
 * because a line goes on from a copy of what it leaves. `playing` is told which line is played.
 */
export function followLines(chapter: StudyChapter, playing: (line: number, play: () => void) => void): void {
  const { game, lines } = chapter;
  if (lines.length === 0) return;
  const { edits = [], ...rest } = game;
  const begun = new Map<number, GameRecord>();
  const leaving = leavingLines(chapter);
  const main = GameRecord.load({ ...rest, answers: [], end: null });
  let at = 0;
  let edited = 0;
  // The game itself has been read before: it is played as far as lines leave it
  for (const line of leaving[0]!) {
    const to = lines[line - 1]!.from.at;
    const made = edits.slice(edited).filter((edit) => edit.at <= to);
    main.follow(game.answers.slice(at, to), made, at);
    at = to;
    edited += made.length;
    begun.set(line, main.copy());
  }
  for (const [i, { from, answers }] of lines.entries())
    playing(i + 1, () => {
      const record = begun.get(i + 1)!; // it leaves one that has been played before
      begun.delete(i + 1);
      let given = 0;
      for (const line of leaving[i + 1]!) {
        const to = lines[line - 1]!.from.at - from.at;
        record.follow(answers.slice(given, to), [], from.at + given);
        given = to;
        begun.set(line, record.copy());
      }
      record.follow(answers.slice(given), [], from.at + given);
    });
}

/** By the line that they leave, the lines in the order in which they leave it. */
function leavingLines({ lines }: StudyChapter): number[][] {
  const leaving: number[][] = Array.from({ length: lines.length + 1 }, () => []);
  for (const [i, { from }] of lines.entries()) leaving[from.line]!.push(i + 1);
  for (const some of leaving) some.sort((one, other) => lines[one - 1]!.from.at - lines[other - 1]!.from.at);
  return leaving;
}
