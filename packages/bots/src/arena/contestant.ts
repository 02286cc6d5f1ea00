import type { Fact, FullRulesSpec, Outcome, SideKey, View } from '@longtwilight/engine';
import type { Network } from '@longtwilight/neural';
import { type LevelKey, levels } from '../levels.ts';
import type { Player, PlayerOptions } from '../player.ts';
import { bidForSide } from './bids.ts';

/** A bid that is asked of a player before it has a side. */
export interface BidQuestion {
  readonly number: number;
  readonly rules: FullRulesSpec;
  readonly kind: 'influence' | 'vp';
  readonly bidder: 'first' | 'second';
  /** The answers of the bidding so far that both may see. */
  readonly bids: readonly string[];
  readonly options: readonly string[];
}
export interface GameBegins extends PlayerOptions {
  readonly rules: FullRulesSpec;
}
export interface GameEnds extends Outcome {
  /** Which side lost the game otherwise than by the rules, and why. */
  readonly fault: { readonly side: SideKey; readonly message: string } | null;
}

/** Whoever plays in the arena, one game after another: a level, or a program of somebody else's. */
export interface Contestant {
  bid(asked: BidQuestion): string | Promise<string>;
  begin(game: GameBegins): void | Promise<void>;
  /** `news` are the facts since it was last asked, as its side may have them. */
  answer(seen: View, news: readonly Fact[]): string | Promise<string>;
  end(result: GameEnds, news: readonly Fact[]): void;
  /** There are no more games for it. */
  close(): Promise<void>;
}

export type FaultKind = 'illegal-answer' | 'time-out' | 'crash' | 'protocol';

/** A player has done what loses it the game. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly kind: FaultKind;
  constructor(kind: FaultKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

/** A level of play as a contestant. */
export class LevelContestant implements Contestant {
  private readonly level: LevelKey;
  private readonly network: Network | null;
  private player: Player | null = null;

  constructor(level: LevelKey, network: Network | null = null) {
    this.level = level;
    this.network = network;
  }
  bid({ options, kind }: BidQuestion): string {
    return bidForSide(options, kind);
  }
  begin(seat: GameBegins): void {
    this.player = levels[this.level]({ ...seat, ...(this.network && { network: this.network }) });
  }
  answer(seen: View): string {
    if (this.player === null) throw new Error('A question came before the game began');
    return this.player.answer(seen);
  }
  end(): void {
    this.player = null;
  }
  async close(): Promise<void> {}
}
