import { CHANCE, type EndReason, type Game, outcome, prepareGame, type Rules, type Side } from '@longtwilight/engine';
import { ask } from '@longtwilight/engine/data';

/** Answers inside one play that win; nothing asks more often than this. */
const MOST_DEPTH = 12;
const MOST_FACES = 8;
/** Points on the map win nothing by themselves: whoever is asked for one has not won by this play. */
const ON_MAP: ReadonlySet<number> = new Set([ask.place, ask.remove, ask.realign, ask.war, ask.setup]);
/** A coup at DEFCON 2 wins in a round of the other side, which is to blame for it. */
const isHarmless = (g: Game, side: Side): boolean =>
  ON_MAP.has(g.question) || (g.question === ask.coup && (g.defcon > 2 || g.phasing === side || g.actor !== side));

/** Looks whether an answer wins before the action round is over, whatever dice, draws and the other side say. */
export class ForcedWin {
  private readonly rules: Rules;
  private readonly games: Game[] = [];
  private left = 0;
  /** How the win that was found last comes about. */
  reason: EndReason | null = null;

  constructor(rules: Rules) {
    this.rules = rules;
  }

  wins(g: Game, side: Side, answer: number, budget = 3000): boolean {
    this.left = budget;
    return this.after(g, side, answer, 0);
  }

  private after(g: Game, side: Side, answer: number, depth: number): boolean {
    if (depth >= MOST_DEPTH || this.left-- <= 0) return false;
    this.games[depth] ??= prepareGame(this.rules);
    const copy = this.games[depth];
    copy.copyFrom(g);
    copy.refresh();
    copy.choose(answer);
    // What the end of the turn brings comes with any answer
    if (copy.turn !== g.turn || copy.round !== g.round || copy.phase !== g.phase || copy.phasing !== g.phasing)
      return false;
    const end = outcome(copy);
    if (end !== null) {
      if (end.winner === side) this.reason = end.reason;
      return end.winner === side;
    }
    if (isHarmless(copy, side)) return false;
    const options = [...copy.options.subarray(0, copy.count)];
    if (copy.actor === side) return options.some((one) => this.after(copy, side, one, depth + 1));
    if (copy.actor === CHANCE && options.length > MOST_FACES) return false;
    return options.every((one) => this.after(copy, side, one, depth + 1));
  }
}
