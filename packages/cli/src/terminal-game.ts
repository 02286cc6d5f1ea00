import type { LevelKey, Player } from '@longtwilight/bots';
import {
  type BidDecision,
  type Chance,
  type Decision,
  type Fact,
  factFor,
  type GameRecord,
  RefusedError,
  SIDE_KEYS,
  type SideKey,
  view,
} from '@longtwilight/engine';
import { REGION_KEYS } from '@longtwilight/engine/data';
import type { Words } from '@longtwilight/words';
import { boardText, handText, statusText } from './board.ts';
import { writeGame } from './files.ts';
import { type Io, say } from './io.ts';
import type { Lines } from './lines.ts';
import { counted, sideName, theSide } from './names.ts';
import { listAnswers, matchAnswer, optionText } from './questions.ts';
import { words } from './words.ts';

export type Who = 'human' | LevelKey;
/** Who sits at the table: somebody at the keyboard, or a computer player. */
export type Seated = 'human' | Player;

/** Somebody leaves before the game is over. */
export class Leave extends Error {
  override readonly name = 'Leave';
}

const WIDTH = 110;
const LOG_LINES = 25;
const VIEWERS = { us: 0, ussr: 1, public: 2 } as const;

const HELP = `Answer with a number from the list, with the answer itself, or with its first letters.
  board [REGION]   the tracks and the map, or one region
  hand             your cards
  log [all]        what happened recently, or everything from the beginning
  undo             undo your last answer, but not past a die roll, a revealed card or the point where play passed
                   to your opponent
  save FILE        save the game
  help             this text
  quit             quit the game`;

async function readLine(lines: Lines): Promise<string> {
  const line = await lines.next('> ');
  if (line === null) throw new Leave('\nEnd of input: the game stops here.');
  return line.trim();
}

/** Ask a person for a bid. */
export async function askPersonToBid(
  asked: BidDecision,
  kind: 'influence' | 'vp',
  lines: Lines,
  io: Io,
): Promise<string> {
  say(io, `\nBidding, ${asked.actor} player: which side do you want, and what will you pay your opponent for it?`);
  const points = kind === 'vp' ? 'VP' : 'influence';
  const example = asked.options[Math.min(2, asked.options.length - 1)]!; // there is always something to bid
  say(
    io,
    `Type, for example, ${example}: you get that side, and your opponent gets the ${points}.${asked.options.includes('pass') ? ' You may also type pass.' : ''}`,
  );
  for (;;) {
    const text = await readLine(lines);
    if (text === 'quit') throw new Leave('You quit before the game began.');
    const bid = asked.options.find((option) => option === text.toLowerCase().replace(/\s+/, '-'));
    if (bid !== undefined) return bid;
    say(io, `"${text}" is not a bid. The possible bids are ${asked.options.join(', ')}.`);
  }
}

/** A game in the terminal: people and computer players at one table, each told only what it may know. */
export class TerminalGame {
  private readonly record: GameRecord;
  private readonly seats: Readonly<Record<SideKey, Seated>>;
  private readonly chance: Chance;
  private readonly lines: Lines | null;
  private readonly io: Io;
  private readonly words: Words;
  /** How many entries of the record each has been told; -1 before the opening. */
  private readonly told = { us: -1, ussr: -1, public: -1 };
  private atKeyboard: SideKey | null = null;

  constructor(
    record: GameRecord,
    seats: Readonly<Record<SideKey, Seated>>,
    chance: Chance,
    lines: Lines | null,
    io: Io,
  ) {
    this.record = record;
    this.seats = seats;
    this.chance = chance;
    this.lines = lines;
    this.io = io;
    this.words = words.for(record.rules.spec.edition);
  }

  /** Play until the game is over. */
  async play(): Promise<void> {
    const { record, chance } = this;
    for (;;) {
      record.rollOn(chance);
      const asked = record.decisions().find((one) => !one.answered);
      if (asked === undefined) break;
      const side = asked.actor as SideKey; // chance has answered above
      const seated = this.seats[side];
      if (seated !== 'human') record.answer(side, seated.answer(view(record.game, side)));
      else if (this.lines !== null) await this.askPerson(side, this.lines);
      else throw new Error(`There is no player for ${theSide(side)}`);
      if (this.watched) this.tellNews('public');
    }
    for (const side of SIDE_KEYS) if (this.seats[side] === 'human') this.tellNews(side);
    if (this.watched) this.tellNews('public');
  }

  private get watched(): boolean {
    return this.seats.us !== 'human' && this.seats.ussr !== 'human';
  }
  private get shared(): boolean {
    return this.seats.us === 'human' && this.seats.ussr === 'human';
  }

  private factsFor(viewer: keyof typeof VIEWERS, from: number): Fact[] {
    const { opening, entries } = this.record;
    const facts = from < 0 ? [...opening] : [];
    for (const entry of entries.slice(Math.max(0, from))) facts.push(...entry.facts);
    return facts.map((fact) => factFor(fact, VIEWERS[viewer]));
  }
  private tellNews(viewer: keyof typeof VIEWERS): void {
    const news = this.words.tell(this.factsFor(viewer, this.told[viewer]));
    this.told[viewer] = this.record.entries.length;
    for (const sentence of news) say(this.io, `  ${sentence}`);
  }

  /** Ask a person until an answer is given or undone. */
  private async askPerson(side: SideKey, lines: Lines): Promise<void> {
    await this.changeSeats(side, lines);
    this.tellNews(side);
    const { decision } = view(this.record.game, side);
    if (decision === null) throw new Error(`${theSide(side)} is being asked, but its view has no question`);
    this.sayQuestion(decision, side);
    for (;;) {
      const text = await readLine(lines);
      if (text === '') continue;
      const command = this.command(text, side);
      if (command === 'asked again') return;
      if (command === 'done') continue;
      const match = matchAnswer(text, decision.options);
      if ('answer' in match) {
        this.record.answer(side, match.answer, decision.number);
        return;
      }
      say(this.io, match.problem);
    }
  }

  private sayQuestion(decision: Decision, side: SideKey): void {
    const seen = view(this.record.game, side);
    say(this.io, `\n${sideName(side)} | ${statusText(seen)}`);
    say(this.io, this.words.question(decision));
    const labels = decision.options.map((option) => optionText(option, this.record.rules, seen));
    for (const line of listAnswers(labels, this.io.stdout.columns || WIDTH)) say(this.io, line);
  }

  /** Two people at one keyboard: nobody sees the other's cards by accident. */
  private async changeSeats(side: SideKey, lines: Lines): Promise<void> {
    const before = this.atKeyboard;
    this.atKeyboard = side;
    if (!this.shared || before === side || !lines.terminal) return;
    this.io.stdout.write('\u001b[2J\u001b[3J\u001b[H');
    say(this.io, `Next to play: ${theSide(side)}. Press Enter when nobody else is looking.`);
    await readLine(lines);
  }

  /** Carry out a command; null if it is none of ours. */
  private command(text: string, side: SideKey): 'done' | 'asked again' | null {
    const [word = '', ...rest] = text.split(/\s+/);
    const seen = view(this.record.game, side);
    switch (word.toLowerCase()) {
      case 'help':
      case '?':
        this.sayAll(HELP.split('\n'));
        return 'done';
      case 'board':
        this.sayBoard(rest.join('-'), side);
        return 'done';
      case 'hand':
        this.sayAll(handText(seen, side, this.record.rules));
        return 'done';
      case 'log':
        this.sayAll(this.words.tell(this.factsFor(side, -1)).slice(rest[0] === 'all' ? 0 : -LOG_LINES));
        return 'done';
      case 'save':
        this.save(text.slice(word.length).trim());
        return 'done';
      case 'undo':
        return this.undo(side) ? 'asked again' : 'done';
      case 'quit':
      case 'exit':
        throw new Leave('You have quit the game.');
      default:
        return null;
    }
  }

  private sayAll(text: readonly string[]): void {
    for (const line of text) say(this.io, line);
  }

  private sayBoard(name: string, side: SideKey): void {
    const region = REGION_KEYS.find((key) => name !== '' && key.startsWith(name.toLowerCase()));
    if (name !== '' && region === undefined)
      say(this.io, `There is no region "${name}". The regions are ${REGION_KEYS.join(', ')}.`);
    else this.sayAll(boardText(view(this.record.game, side), region ?? null));
  }

  private save(file: string): void {
    if (file === '') {
      say(this.io, 'Give the name of a file: save FILE');
      return;
    }
    try {
      writeGame(file, this.record.save());
      say(this.io, `${counted(this.record.entries.length, 'answer')} saved in ${file}.`);
    } catch (error) {
      say(this.io, `The game can't be saved: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  private undo(side: SideKey): boolean {
    try {
      this.record.undo(side);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      say(this.io, `${error.message}.`);
      return false;
    }
    const { length } = this.record.entries;
    for (const viewer of ['us', 'ussr', 'public'] as const) this.told[viewer] = Math.min(this.told[viewer], length);
    say(this.io, 'Undone.');
    return true;
  }
}
