import {
  type Decision,
  type GameRecord,
  type RecordEntry,
  SIDE_KEYS,
  type SideKey,
  type View,
  view,
} from '@longtwilight/engine';
import { lineAnswers, recordOfLine, type StudyChapter, type StudyNode } from '@longtwilight/notation';
import { fairChance } from '../match/chance.ts';
import { Listeners } from '../match/listeners.ts';
import type { Match, MatchState, SeenEntry } from '../match/match.ts';

/** Whether somebody has chosen it: everything but cards that were drawn. */
const isChosen = ({ actor, text }: RecordEntry): boolean => actor !== 'chance' || /^[1-6]$/.test(text);

/** A variation that is being played out: both sides by one person, who also says how the dice fall. */
export class VariationMatch implements Match {
  readonly record: GameRecord;
  now: MatchState;
  /** How many answers come before it. */
  private readonly first: number;
  /** The answers of the line that it leaves. */
  private readonly line: readonly string[];
  private readonly listeners = new Listeners();

  constructor(chapter: StudyChapter, { line, at }: StudyNode) {
    this.record = recordOfLine(chapter, line);
    this.record.takeBack(this.record.entries.length - at);
    this.first = at;
    this.line = lineAnswers(chapter, line);
    this.draw();
    this.now = this.stand();
  }

  /** What has been answered in it so far, chance included: each answer with the cards that were drawn before it. */
  get tried(): readonly (readonly string[])[] {
    const moves: string[][] = [[]];
    for (const entry of this.record.entries.slice(this.first)) {
      moves.at(-1)!.push(entry.text);
      if (isChosen(entry)) moves.push([]);
    }
    return moves.filter((move) => move.length > 0);
  }
  /** The die that is asked for, if one is. */
  get die(): Decision | null {
    const [asked] = this.record.decisions();
    return asked?.actor === 'chance' ? asked : null;
  }

  listen(heard: () => void): () => void {
    return this.listeners.add(heard);
  }

  async answer(answers: readonly string[]): Promise<void> {
    const { side } = this.now;
    if (side === null) return;
    for (const text of answers) this.record.answer(side, text);
    this.changed();
  }

  /** How a die falls; by lot where nobody says. */
  roll(face?: string): void {
    const { die } = this;
    if (die === null) return;
    this.record.answer('chance', face ?? die.options[fairChance(die.options.length)]!); // a die has faces
    this.changed();
  }

  async undo(): Promise<void> {
    const { record, first } = this;
    // A headline that waits for the other is not in the record yet
    const waits = record.decisions().some(({ answered }) => answered);
    const last = record.entries.findLastIndex((entry, i) => i >= first && isChosen(entry));
    record.takeBack(waits ? 0 : record.entries.length - Math.max(last, first));
    this.changed();
  }

  async resign(): Promise<void> {}

  viewAfter(steps: number): View {
    return view(this.record.after(Math.max(0, steps - 1)), this.now.side ?? 'public');
  }
  advised(steps: number | null): View | null {
    return steps === null && this.now.side !== null ? this.now.view : null;
  }

  private changed(): void {
    this.draw();
    this.now = this.stand();
    this.listeners.tell();
  }

  /** Cards are drawn at once, a die waits. The same cards come as in the line, as long as nothing else has been answered. */
  private draw(): void {
    const { record, first, line } = this;
    for (let asked = this.die; asked !== null && asked.kind === 'draw'; asked = this.die) {
      const { length } = record.entries;
      const same = record.entries.slice(first).every(({ text }, i) => text === line[first + i])
        ? line[length]
        : undefined;
      record.answer('chance', same ?? asked.options[fairChance(asked.options.length)]!); // one can be drawn
    }
  }

  private stand(): MatchState {
    const { record, first } = this;
    const open = record.decisions();
    const asked = open.find(({ actor, answered }) => actor !== 'chance' && !answered)?.actor;
    const side: SideKey | null = SIDE_KEYS.find((one) => one === asked) ?? null;
    const told = ({ actor, facts }: RecordEntry): SeenEntry => ({ by: actor === 'chance' ? null : actor, facts });
    return {
      view: view(record.game, side ?? 'public'),
      side,
      story: [{ by: null, facts: record.opening }, ...record.entries.map(told)],
      undoable: record.entries.slice(first).filter(isChosen).length + open.filter(({ answered }) => answered).length,
      practice: false,
      curtain: null,
    };
  }
}
