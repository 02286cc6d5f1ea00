import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import { HEAD_SIZE, KIND, Lane, ROW_SIZE } from './lane.ts';

/*
 * Plays many games in lockstep for the learner: writes a row for each game of a group into a shared file, says so by a byte on
 * standard output, waits for a byte on standard input, reads an answer for each game. Groups take turns, so that processor
 * and GPU work at the same time.
 */
interface Task {
  /** Where the shared files are. */
  readonly folder: string;
  readonly index: number;
  readonly groups: number;
  /** Games of each group. */
  readonly games: number;
  readonly seed: number;
  /** How many of them are of which kind, besides self-play; whole pairs, one for each side. */
  readonly measured: number;
  readonly average: number;
  readonly pool: number;
  readonly sparring: number;
}
const task = JSON.parse(process.argv[2]!) as Task;

/** The kinds of the first games of a group, which alternate between the sides. */
const kinds = (['measured', 'average', 'pool', 'sparring'] as const).flatMap((key) =>
  Array.from({ length: task[key] }, (_, i) => KIND[key] + (i % 2)),
);

class Group {
  private readonly rows = new Uint8Array(task.games * ROW_SIZE);
  private readonly heads = new Uint8Array(task.games * HEAD_SIZE);
  private readonly answers = new Uint8Array(task.games);
  private readonly files: Readonly<Record<'rows' | 'heads' | 'answers', number>>;
  private readonly lanes: readonly Lane[];

  constructor(group: number) {
    const open = (name: string): number => openSync(`${task.folder}/${name}-${group}`, 'r+');
    this.files = { rows: open('rows'), heads: open('heads'), answers: open('answers') };
    const first = task.seed + (task.index * task.groups + group) * task.games;
    this.lanes = Array.from({ length: task.games }, (_, i) => new Lane(kinds[i] ?? KIND.self, first + i));
  }

  /** Every game goes on to its next question. */
  ask(): void {
    const { rows, heads, lanes } = this;
    for (let i = 0; i < lanes.length; i++) lanes[i]!.advance(rows, i * ROW_SIZE, heads, i * HEAD_SIZE);
    writeSync(this.files.rows, rows, 0, rows.length, task.index * rows.length);
    writeSync(this.files.heads, heads, 0, heads.length, task.index * heads.length);
  }

  take(): void {
    const { answers, lanes } = this;
    readSync(this.files.answers, answers, 0, answers.length, task.index * answers.length);
    for (let i = 0; i < lanes.length; i++) lanes[i]!.take(answers[i]!);
  }

  close(): void {
    for (const file of Object.values(this.files)) closeSync(file);
  }
}

const signal = new Uint8Array(1);
const say = (group: number): void => {
  signal[0] = group;
  writeSync(1, signal);
};
/** False once the learner is gone. */
const heard = (): boolean => readSync(0, signal) === 1;

const groups = Array.from({ length: task.groups }, (_, i) => new Group(i));
for (const [i, group] of groups.entries()) {
  group.ask();
  say(i);
}
for (let i = 0; heard(); i = (i + 1) % groups.length) {
  groups[i]!.take();
  groups[i]!.ask();
  say(i);
}
for (const group of groups) group.close();
