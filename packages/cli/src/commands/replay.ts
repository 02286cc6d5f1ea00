import { type GameRecord, view } from '@longtwilight/engine';
import { boardText, statusText } from '../board.ts';
import { readAnyGame } from '../files.ts';
import { type AddCommand, type Io, say } from '../io.ts';
import { Lines } from '../lines.ts';
import { answerName } from '../questions.ts';
import { words } from '../words.ts';

const HELP = `Enter or n: next   p: back   t: next turn   a number: go to that answer   b: board   h: help   q: quit`;

export const addReplay: AddCommand = (program, io, end) => {
  program
    .command('replay')
    .description('step through a game in the terminal')
    .argument('<file>', 'a game file, a saved game or a text log')
    .action(async (file: string) => {
      const { record, isDoubtful } = readAnyGame(file, io);
      await stepThrough(record, io);
      end(isDoubtful ? 1 : 0);
    });
};

/** The turn that each answer was given in, to jump by turns. */
function turnsOf(record: GameRecord): readonly number[] {
  let turn = record.rules.start.turn;
  return record.entries.map((entry) => {
    const before = turn;
    for (const fact of entry.facts) if (fact.t === 'turn') turn = fact.turn;
    return before;
  });
}

async function stepThrough(record: GameRecord, io: Io): Promise<void> {
  const lines = new Lines(io);
  const { entries } = record;
  const turns = turnsOf(record);
  let at = 0;
  say(io, HELP);
  for (const line of words.tell(record.opening)) say(io, line);
  for (;;) {
    const typed = (await lines.next(`[${at}/${entries.length}] `))?.trim();
    if (typed === undefined || typed === 'q') break;
    if (typed === 'h' || typed === 'help') say(io, HELP);
    else if (typed === 'b') for (const line of boardText(view(record.after(at), 'public'), null)) say(io, line);
    else {
      const to = target(typed, at, turns);
      if (to === null) say(io, `Unknown command. ${HELP}`);
      else at = show(record, at, to, io);
    }
  }
  lines.close();
}

/** Where a command leads; null if it is none. */
function target(typed: string, at: number, turns: readonly number[]): number | null {
  if (typed === '' || typed === 'n') return Math.min(at + 1, turns.length);
  if (typed === 'p') return Math.max(at - 1, 0);
  if (typed === 't') {
    const next = turns.findIndex((turn, i) => i > at && turn > (turns[at] ?? 0));
    return next < 0 ? turns.length : next;
  }
  const number = /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
  return number <= turns.length ? number : null;
}

/** Tell what happened on the way forward, or where one stands after going back. */
function show(record: GameRecord, from: number, to: number, io: Io): number {
  for (const entry of record.entries.slice(from, Math.max(from, to))) {
    say(io, `${entry.actor}: ${answerName(entry.text)}`);
    for (const line of words.tell(entry.facts)) say(io, `  ${line}`);
  }
  if (to < from || to === record.entries.length) say(io, statusText(view(record.after(to), 'public')));
  return to;
}
