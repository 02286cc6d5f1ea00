import { coupStrength, effectsInPlay, type Fact, type Game, type NumberName, type SideKey } from '@longtwilight/engine';
import { at, CARD_KEYS, type CardKey, SPACE_BOXES, STABILITY, TRAP_OF } from '@longtwilight/engine/data';
import type { EntryOf } from '../applog/entries.ts';
import type { Books } from './books.ts';
import { type FaultName, headerIgnoresModifiers, scandalLeftOutOfRoll } from './known-faults.ts';
import { type AccountMark, LineAccount } from './line-account.ts';
import type { Segment } from './segments.ts';

export type FactOf<T extends Fact['t']> = Extract<Fact, { readonly t: T }>;
/** What the next die is for. */
export type Rolling = FactOf<'coup'> | FactOf<'realign'> | FactOf<'war'> | 'space' | 'trap' | 'contest' | null;

export interface DiceMark extends AccountMark {
  readonly rolling: Rolling;
  readonly nextRoller: SideKey;
  readonly thrown: number;
  readonly heading: number;
}

/** What lines say about dice and about the value of operations. */
export class DiceAccount extends LineAccount {
  books: Books;
  rolling: Rolling = null;
  /** Whose die comes next in a realignment. */
  nextRoller: SideKey = 'us';
  /** How many dice of a contest have been thrown. */
  thrown = 0;
  protected readonly game: Game;
  /** The heading of operations whose number has yet to be checked; -1 for none. */
  private heading = -1;

  constructor(segment: Segment, isLast: boolean, books: Books, game: Game) {
    super(segment, isLast);
    this.books = books;
    this.game = game;
  }

  protected markDice(): DiceMark {
    const { rolling, nextRoller, thrown, heading } = this;
    return { ...this.markLines(), rolling, nextRoller, thrown, heading };
  }
  protected diceBackTo(mark: DiceMark): void {
    this.linesBackTo(mark);
    this.rolling = mark.rolling;
    this.nextRoller = mark.nextRoller;
    this.thrown = mark.thrown;
    this.heading = mark.heading;
  }

  /** Check what a line says about a die whose roll it gives. */
  rolled(index: number): void {
    const entry = this.entry(index);
    const { rolling } = this;
    this.consume(index);
    const about = typeof rolling === 'object' ? rolling : null;
    if (entry.kind === 'coup' && about?.t === 'coup') this.coupDie(index, entry, about);
    else if (entry.kind === 'roll' && about?.t === 'realign') this.realignDie(index, entry, about);
    else if (entry.kind === 'war-result' && about?.t === 'war') this.warDie(index, entry, about);
    else if (entry.kind === 'space-roll') {
      const needed = SPACE_BOXES[this.game.space(this.books.player === 'us' ? 0 : 1)]!.roll;
      this.equal(index, 'roll needed in space', needed, entry.needed);
      this.equal(index, 'success in space', String(entry.die <= needed), String(entry.success));
    } else if (entry.kind === 'trap-roll') {
      const needed = this.numberOf(TRAP_OF[this.books.player], 'roll');
      this.equal(index, 'roll needed in a trap', needed, entry.needed);
      this.equal(index, 'escape from a trap', String(entry.die <= needed), String(entry.escaped));
    }
  }
  private coupDie(index: number, entry: EntryOf<'coup'>, { value, modifier, country }: FactOf<'coup'>): void {
    const stability = STABILITY[at[country]]!;
    const result = coupStrength(at[country], value, modifier, entry.die);
    this.equal(index, 'operations in a coup', value, entry.value);
    this.equal(index, 'modifier of a coup', modifier, entry.modifier);
    this.equal(index, 'stability', stability, entry.stability);
    this.equal(index, 'result of a coup', result, entry.result);
    this.equal(index, 'success of a coup', String(result > 0), String(entry.success));
  }
  private realignDie(index: number, entry: EntryOf<'roll'>, { modifiers }: FactOf<'realign'>): void {
    const modifier = modifiers[entry.side === 'us' ? 0 : 1];
    this.nextRoller = 'ussr';
    const why = (): FaultName | null => scandalLeftOutOfRoll(entry, modifier, effectsInPlay(this.game));
    this.equal(index, 'modifier of a realignment', modifier, entry.modifier, why);
    this.equal(index, 'total of a realignment', entry.die + entry.modifier, entry.total);
  }
  private warDie(index: number, entry: EntryOf<'war-result'>, { modifier }: FactOf<'war'>): void {
    const needed = this.books.event === null ? entry.needed : this.numberOf(this.books.event, 'win');
    this.equal(index, 'modifier of a war', modifier, entry.modifier);
    this.equal(index, 'roll needed in a war', needed, entry.needed);
    this.equal(index, 'outcome of a war', String(entry.die + modifier >= needed), String(entry.victory));
  }
  private numberOf(card: CardKey, name: NumberName<CardKey>): number {
    return this.game.rules.cards[CARD_KEYS.indexOf(card) + 1]!.numbers[name] ?? 0;
  }

  announced(index: number): void {
    this.consume(index);
    this.heading = index;
  }
  /** The value of operations is known now: does their heading agree? */
  headingWorth(worth: number, side: SideKey, alsoFine = worth): void {
    if (this.heading < 0) return;
    const { heading } = this;
    this.heading = -1;
    const stated = (this.entry(heading) as EntryOf<'operations'>).value;
    const expected = stated === alsoFine ? alsoFine : worth;
    this.equal(heading, 'operations value', expected, stated, () =>
      headerIgnoresModifiers(stated, worth, side, effectsInPlay(this.game)),
    );
  }
}
