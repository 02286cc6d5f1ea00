import type { Fact } from '@longtwilight/engine';
import type { Beat, BeatKind } from './beats.ts';

/** Scorings and turns are read longer than a point is seen, and a roll when its die has landed. */
const LONGER: Readonly<Partial<Record<BeatKind, number>>> = { headline: 2, score: 2, turn: 2.5, roll: 1.8 };

/** What takes the whole table has its own time. */
const APART: ReadonlySet<BeatKind> = new Set(['headline', 'score', 'turn', 'over']);
const BEGINS: ReadonlySet<Fact['t']> = new Set(['round', 'turn', 'headline']);

/** An ordinary round takes no longer than so many usual beats; of a fuller one each takes this part of its time at least. */
const ROUND = 4;
const LEAST = 2 / 3;

/** How long each beat is told, counted in usual beats. */
export function lengthsOf(beats: readonly Beat[]): number[] {
  const rounds: Beat[][] = [];
  for (const beat of beats) {
    if (rounds.length === 0 || beat.facts.some(({ t }) => BEGINS.has(t))) rounds.push([]);
    rounds.at(-1)!.push(beat); // there is one by now
  }
  return rounds.flatMap((round) => {
    const sum = round.filter(({ kind }) => !APART.has(kind)).reduce((all, { kind }) => all + (LONGER[kind] ?? 1), 0);
    const hurry = Math.max(LEAST, Math.min(1, ROUND / sum));
    return round.map(({ kind }) => (LONGER[kind] ?? 1) * (APART.has(kind) ? 1 : hurry));
  });
}
