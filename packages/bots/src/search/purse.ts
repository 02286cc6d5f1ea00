import type { ThinkingBudget } from '../player.ts';

/** What a playout takes until some have been timed: the first ones are slow. */
const FIRST_GUESS_MS = 8;
/** How much the latest playouts count in what one is expected to take. */
const LATEST = 0.4;
/** A whole budget always pays for so many: a slow moment must not end all thinking. */
const LEAST_PLAYOUTS = 16;

/** The budget of a card play, from which all is paid that is thought from its beginning to that of the next one. */
export class Purse {
  private readonly budget: ThinkingBudget;
  private left = 0;
  /** What a playout takes. */
  private price: number;
  private paidUntil = 0;

  constructor(budget: ThinkingBudget) {
    this.budget = budget;
    this.price = 'ms' in budget ? Math.min(FIRST_GUESS_MS, budget.ms / LEAST_PLAYOUTS) : 1;
  }

  /** A card play begins. */
  fill(): void {
    this.left = 'ms' in this.budget ? this.budget.ms : this.budget.playouts;
  }
  /** From now on time is paid for. */
  open(): void {
    this.paidUntil = performance.now();
  }

  /** How many playouts can still be paid. */
  get playouts(): number {
    return Math.max(0, Math.floor(this.left / this.price));
  }

  /** Pay for what was done since the last payment: so many playouts, or none. */
  pay(playouts: number): void {
    if ('playouts' in this.budget) {
      this.left -= playouts;
      return;
    }
    const now = performance.now();
    const ms = now - this.paidUntil;
    this.paidUntil = now;
    this.left -= ms;
    if (playouts > 0)
      this.price = Math.min(this.price + LATEST * (ms / playouts - this.price), this.budget.ms / LEAST_PLAYOUTS);
  }
}
