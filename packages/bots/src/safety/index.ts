/*
 * Can this lose? (door `@longtwilight/bots/safety`)
 *
 *   const danger = new Dangers(rules).of(game, 'ussr', 'olympic-games', 50_000);
 *   danger.verdict   'can-lose': though the side answers as well as it can from then on, there are dice, hidden cards and
 *                    answers of the other side by which it loses the game before the action round is over (a headline:
 *                    before both are carried out), be it by DEFCON, the Cuban Missile Crisis, 20 VP, Europe or Wargames.
 *                    At the end of a turn: the side would still hold a scoring card.
 *                    'safe': there are none. 'not-finished': so many positions did not suffice to tell.
 *   danger.reason    how it is lost, where it can be
 *   danger.always    of a headline: it can lose whatever the opponent's is
 *   danger.sure      it loses whatever comes; if not, it may lose
 *   danger.theirs    what the other side does last before it is lost: 'coup' or 'other'; null if it does nothing
 *   danger.inHeadlines  it is lost while headlines are carried out
 *
 * The game is one that the side might be in (`guess` of its view), at the side's question: of hidden cards only what the side
 * knows matters. A use of a card can lose if all that can be done with it can, which follows from the above. The search asks
 * the engine and nothing else; what it leaves out because it can't matter is in `tries.ts`, and a test
 * (`danger-law.test.ts`) holds it against a plain enumeration, in both directions.
 */
import { END_REASONS, type Game, type Rules, type SideKey, sideOf } from '@longtwilight/engine';
import { answerCode } from '@longtwilight/engine/data';
import { type Danger, DangerSearch } from './danger-search.ts';

export type { Danger };

/** So many positions answer nearly every question, in a fraction of a second. */
const USUAL_BUDGET = 50_000;

/** Says of answers in games of these rules whether they can lose. */
export class Dangers {
  private readonly search: DangerSearch;

  constructor(rules: Rules) {
    this.search = new DangerSearch(rules, END_REASONS);
  }

  of(game: Game, side: SideKey, answer: string, budget = USUAL_BUDGET): Danger {
    const code = answerCode(answer);
    if (code === undefined) throw new RangeError(`"${answer}" is not an answer to anything`);
    return this.search.look(game, sideOf(side), code, budget);
  }
}
