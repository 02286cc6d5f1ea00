import { type Decision, type Fact, GameRecord, RefusedError, type SavedGame } from '@longtwilight/engine';
import { isJson } from '@longtwilight/notation';
import { readAnyGame, readSaved, readText } from '../files.ts';
import { type AddCommand, FailureError, type Io, say, sayJson } from '../io.ts';
import { counted, nameOf } from '../names.ts';
import { answerName } from '../questions.ts';
import { describeRules } from '../rules-option.ts';
import { words } from '../words.ts';

export const addShow: AddCommand = (program, io, end) => {
  program
    .command('show')
    .description('print a game as a readable playthrough, including hidden cards')
    .argument('<file>', 'a saved game, a game file or a text log')
    .option('--json', 'print the game as JSON')
    .action((file: string, options: { readonly json?: true }) => {
      const { saved, isDoubtful } = readRecord(file, io);
      const replay = playThrough(saved, begin(saved, file));
      if (options.json) sayJson(io, asData(saved, replay));
      else sayReplay(saved, replay, io);
      if (replay.error !== null) throw new FailureError(`${file}: ${replay.error}`);
      end(isDoubtful ? 1 : 0);
    });
};

/** The record of a game, and whether the log that it is taken from fits the rules. */
function readRecord(file: string, io: Io): { saved: SavedGame; isDoubtful: boolean } {
  if (isJson(readText(file))) return { saved: readSaved(file), isDoubtful: false };
  const { record, isDoubtful } = readAnyGame(file, io);
  return { saved: record.save(), isDoubtful };
}

/** An answer of the record, to which question it was given, and what came of it. */
interface ShownAnswer {
  readonly actor: Decision['actor'];
  readonly question: Decision['question'];
  readonly card: Decision['card'];
  readonly answer: string;
  readonly facts: readonly Fact[];
}
interface Replay {
  readonly firstTurn: number;
  readonly opening: readonly Fact[];
  readonly steps: readonly ShownAnswer[];
  /** Why the record can't be followed to its end. */
  readonly error: string | null;
}

function begin(saved: SavedGame, file: string): GameRecord {
  try {
    return GameRecord.start(saved.rules, saved.bids);
  } catch (error) {
    if (error instanceof RefusedError) throw new FailureError(`${file}: ${error.message}`);
    throw error;
  }
}

/** Follow a record answer by answer, as far as it goes. */
function playThrough(saved: SavedGame, record: GameRecord): Replay {
  const steps: ShownAnswer[] = [];
  const opening = [...record.opening];
  const firstTurn = record.rules.start.turn;
  const factsSince = (entries: number): Fact[] => record.entries.slice(entries).flatMap((entry) => entry.facts);
  try {
    const editAt = (answers: number): void => {
      for (const { at, position } of saved.edits ?? []) {
        if (at !== answers) continue;
        const told = record.entries.at(-1)?.facts.length ?? 0;
        record.edit(position);
        const last = steps.pop();
        if (last !== undefined)
          steps.push({ ...last, facts: [...last.facts, ...record.entries.at(-1)!.facts.slice(told)] });
      }
    };
    for (const [i, text] of saved.answers.entries()) {
      editAt(i);
      const asked = record.decisions().find((one) => !one.answered);
      if (asked === undefined) throw new FailureError(`answer ${i + 1} ("${text}") comes after the end of the game`);
      const before = record.entries.length;
      takeAnswer(record, asked, text, i);
      const { actor, question, card } = asked;
      steps.push({ actor, question, card, answer: text, facts: factsSince(before) });
    }
    editAt(saved.answers.length);
    if (saved.end === null) return { firstTurn, opening, steps, error: null };
    const told = record.entries.at(-1)?.facts.length ?? 0;
    record.endFromOutside(saved.end);
    const last = steps.pop();
    if (last === undefined) return { firstTurn, opening: [...record.opening], steps, error: null };
    const more = record.entries.at(-1)?.facts.slice(told) ?? [];
    steps.push({ ...last, facts: [...last.facts, ...more] });
    return { firstTurn, opening, steps, error: null };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { firstTurn, opening, steps, error: message };
  }
}

function takeAnswer(record: GameRecord, asked: Decision, text: string, i: number): void {
  try {
    record.answer(asked.actor, text);
  } catch (error) {
    if (error instanceof RefusedError) throw new FailureError(`answer ${i + 1} of the record: ${error.message}`);
    throw error;
  }
}

const ACTORS: Readonly<Record<ShownAnswer['actor'], string>> = { us: 'US', ussr: 'USSR', chance: 'Chance' };

function sayReplay(saved: SavedGame, replay: Replay, io: Io): void {
  say(io, `A saved game: ${describeRules(saved.rules)}; ${counted(saved.answers.length, 'answer')}`);
  if (saved.bids.length > 0) say(io, `Bids: ${saved.bids.join(', ')}`);
  say(io, `\n=== Turn ${replay.firstTurn} ===`);
  sayFacts(replay.opening, io);
  // What chance answers is told by the facts alone; a deal is told as one
  let pending: Fact[] = [];
  for (const step of replay.steps) {
    if (step.actor !== 'chance') {
      sayFacts(pending, io);
      pending = [];
      const card = step.card === null || step.card === step.answer ? '' : ` (${nameOf(step.card)})`;
      say(io, `${ACTORS[step.actor]}, ${step.question}${card}: ${answerName(step.answer)}`);
    }
    pending.push(...step.facts);
  }
  sayFacts(pending, io);
  if (replay.error === null && !replay.steps.at(-1)?.facts.some((fact) => fact.t === 'over'))
    say(io, '\nThe record ends here, but the game is not over.');
}

/** Sentences, with headings where a turn or an action round begins. */
function sayFacts(facts: readonly Fact[], io: Io): void {
  let run: Fact[] = [];
  const flush = (): void => {
    for (const sentence of words.tell(run)) say(io, `    ${sentence}`);
    run = [];
  };
  for (const fact of facts) {
    if (fact.t !== 'turn' && fact.t !== 'round') {
      run.push(fact);
      continue;
    }
    flush();
    if (fact.t === 'turn') say(io, `\n=== Turn ${fact.turn} ===`);
    else say(io, `\n--- Action round ${fact.round}, ${ACTORS[fact.side]} ---`);
  }
  flush();
}

const asData = (saved: SavedGame, { opening, steps, error }: Replay) => ({
  rules: saved.rules,
  bids: saved.bids,
  end: saved.end,
  opening: words.tell(opening),
  answers: steps.map((step) => ({ ...step, text: words.tell(step.facts) })),
  error,
});
