import type { ActorKey, Fact } from '@longtwilight/engine';
import { influenceLine } from './log-lines.ts';

type Influence = Omit<Extract<Fact, { readonly t: 'influence' }>, 't'>;

/** Lines that the app does not have start like this; they never share a line with a heading. */
const OURS = /^(# |> |Rules: |Bids: |Dealt to |Roll: |Draw: |End: )/;
/** Lines that an event belongs to, so that no empty line parts them. */
const LEADS_ON = /^(Event: |> |\w+ (Headlines|reveals|discards|plays) )/;

/** The text of a log while it is written: blocks with a heading, and lines that wait for more of their kind. */
export class LogText {
  private readonly done: string[] = [];
  private heading = '';
  /** What stands between the colons of a heading; null where the heading has no cards. */
  private cards: string | null = null;
  private lines: string[] = [];
  private run: { readonly of: string; now: Influence } | null = null;
  private rolls: number[] = [];
  private answers: { readonly actor: string; readonly words: string[] } | null = null;

  block(heading: string, cards: string | null): void {
    this.close();
    this.heading = heading;
    this.cards = cards;
  }
  name(cards: string): void {
    this.cards = cards;
  }

  line(text: string): void {
    this.flush();
    this.lines.push(text);
  }
  /** A line that begins something new inside a block. */
  section(text: string): void {
    this.flush();
    const last = this.lines.at(-1);
    if (last !== undefined && last !== '' && !LEADS_ON.test(last)) this.lines.push('');
    this.lines.push(text);
  }
  /** Influence; points of the same question (`of`) in the same country follow each other in one line. */
  influence(change: Influence, of: string): void {
    const before = this.run;
    const same =
      before !== null &&
      of !== '' &&
      before.of === of &&
      before.now.country === change.country &&
      before.now.side === change.side &&
      before.now.by > 0 === change.by > 0;
    if (same) before.now = { ...change, by: before.now.by + change.by };
    else {
      this.flush();
      this.run = { of, now: change };
    }
  }
  roll(die: number): void {
    if (this.rolls.length === 0) this.flush();
    this.rolls.push(die);
  }
  /** An answer for which the app has no line. */
  answer(actor: ActorKey, word: string): void {
    const name = actor === 'us' ? 'US' : 'USSR';
    if (this.answers?.actor !== name) {
      this.flush();
      this.answers = { actor: name, words: [] };
    }
    this.answers.words.push(word);
  }

  private flush(): void {
    const { run, rolls, answers } = this;
    this.run = null;
    this.rolls = [];
    this.answers = null;
    if (run !== null) this.lines.push(influenceLine(run.now));
    if (rolls.length > 0) this.lines.push(`Roll: ${rolls.join(' ')}`);
    if (answers !== null) this.lines.push(`> ${answers.actor}: ${answers.words.join(' ')}`);
  }

  /** Leave out the block that was begun last. */
  dropBlock(): void {
    this.heading = '';
  }

  private close(): void {
    this.flush();
    if (this.heading === '') return;
    const { heading, cards } = this;
    const lines = this.lines.at(-1) === '' ? this.lines.slice(0, -1) : this.lines;
    const start = cards === null ? heading : cards === '' ? `${heading}: :` : `${heading}: ${cards}:`;
    const first = lines[0];
    if (first === undefined || OURS.test(first)) this.done.push(start, ...lines, '');
    else this.done.push(`${start}${cards === null ? ':' : ''} ${first}`, ...lines.slice(1), '');
    this.lines = [];
  }

  finish(...last: string[]): string {
    this.close();
    return `${[...this.done, ...last].join('\n').trimEnd()}\n`;
  }
}
