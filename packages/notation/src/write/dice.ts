import type { Fact, SideKey } from '@longtwilight/engine';
import { type CardKey, SPACE_BOXES, TRAP_OF } from '@longtwilight/engine/data';
import type { Ledger } from './ledger.ts';

type FactOf<T extends Fact['t']> = Extract<Fact, { readonly t: T }>;

/** A die, or the two of a realignment, with what it was rolled for. */
export type Roll =
  | { readonly kind: 'coup'; readonly of: FactOf<'coup'>; readonly roll: number }
  | { readonly kind: 'war'; readonly of: FactOf<'war'>; readonly roll: number; readonly win: number }
  | { readonly kind: 'realign'; readonly of: FactOf<'realign'>; readonly us: number; readonly ussr: number | null }
  | { readonly kind: 'space' | 'trap'; readonly side: SideKey; readonly roll: number; readonly needed: number }
  | { readonly kind: 'free'; readonly side: SideKey; readonly roll: number };

/** Follows the facts of a game and says of each die what it was for. */
export class Dice {
  private readonly ledger: Ledger;
  private waiting: FactOf<'coup'> | FactOf<'war'> | FactOf<'realign'> | 'space' | 'trap' | null = null;
  private usDie: number | null = null;
  private event: CardKey | null = null;

  constructor(ledger: Ledger) {
    this.ledger = ledger;
  }

  /** Every fact is shown to it in order; a die that completes a roll gives the roll. */
  see(fact: Fact): Roll | null {
    if (fact.t === 'coup' || fact.t === 'war' || fact.t === 'realign') this.waiting = fact;
    else if (fact.t === 'play') this.waiting = fact.use === 'space' || fact.use === 'trap' ? fact.use : null;
    else if (fact.t === 'event') this.begin(fact.card);
    else if (fact.t === 'round' || fact.t === 'turn') this.begin(null);
    else if (fact.t === 'die') return this.roll(fact);
    return null;
  }

  /** Something new: a space attempt without a roll leaves nothing to wait for. */
  private begin(event: CardKey | null): void {
    this.waiting = null;
    this.event = event;
  }

  private roll({ side, roll }: FactOf<'die'>): Roll | null {
    const { waiting, ledger } = this;
    if (typeof waiting === 'object' && waiting?.t === 'realign') return this.realign(waiting, roll);
    this.waiting = null;
    if (waiting === null) return { kind: 'free', side, roll };
    if (waiting === 'space') return { kind: waiting, side, roll, needed: SPACE_BOXES[ledger.space[side]]!.roll };
    if (waiting === 'trap') return { kind: waiting, side, roll, needed: ledger.number(TRAP_OF[side], 'roll') };
    if (waiting.t === 'coup') return { kind: 'coup', of: waiting, roll };
    return { kind: 'war', of: waiting, roll, win: this.event === null ? 0 : ledger.number(this.event, 'win') };
  }
  /** The US rolls first. */
  private realign(of: FactOf<'realign'>, roll: number): Roll | null {
    const us = this.usDie;
    this.usDie = us === null ? roll : null;
    if (us === null) return null;
    this.waiting = null;
    return { kind: 'realign', of, us, ussr: roll };
  }

  /** A realignment of which only the first die has been rolled. */
  half(): Roll | null {
    const { waiting, usDie } = this;
    if (usDie === null || typeof waiting !== 'object' || waiting?.t !== 'realign') return null;
    return { kind: 'realign', of: waiting, us: usDie, ussr: null };
  }
}
