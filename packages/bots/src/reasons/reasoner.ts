import { type Card, END_REASONS, eventPossible, type Game, type Rules, type Side } from '@longtwilight/engine';
import { answerCode, answeredCard, ask, cardKey, isCardAnswer } from '@longtwilight/engine/data';
import type { Instinct } from '../network/instinct.ts';
import { DangerSearch } from '../safety/danger-search.ts';
import {
  countryClaims,
  moreClaims,
  movesAsMuch,
  possibleClaims,
  reachesToo,
  regionClaims,
  sparedClaims,
} from './board-claims.ts';
import { type CardJudge, cardClaims, playedBy } from './card-claims.ts';
import type { Claim, Moved } from './claim.ts';
import { beginningOf, endingsOf } from './endings.ts';
import { isReasonFor, type Reason, reasonKey } from './reason.ts';
import { endClaims, scoringDue, trackClaims } from './track-claims.ts';
import { Weigher } from './weigher.ts';

/** So many reasons are enough, and one that speaks against a move. */
const MOST_FOR = 3;
/** What adds less to the chance to win is not worth a word; what costs less neither. */
const LEAST = 0.004;
const LEAST_AGAINST = -0.02;
/** What certainly decides the game, where nothing is tried. */
const DECIDES = 0.5;
/** Where a change can't be tried in the middle of a play. */
const UNKNOWN = LEAST;

/**
 * Says why moves are good or bad, by what differs between the positions that they lead to. Each single change is tried in the
 * position before, and weighs what it does to the chance to win.
 */
export class Reasoner {
  private readonly instinct: Instinct;
  private readonly weigher: Weigher;
  private readonly cardJudge: CardJudge;

  constructor(instinct: Instinct, rules: Rules) {
    this.instinct = instinct;
    this.weigher = new Weigher(instinct.mind);
    const danger = new DangerSearch(rules, END_REASONS);
    this.cardJudge = { danger, harmOf: (moved, card) => this.harmOf(moved, card) };
  }

  /** A move with all that may come of it, from games that the side which is asked might be in. */
  moved(worlds: readonly Game[], move: readonly string[]): Moved {
    const [first] = worlds as readonly [Game];
    const isHeadline = first.question === ask.headline;
    const begins = worlds.map(beginningOf);
    const endings = begins.flatMap((begin, seed) =>
      endingsOf(begin, { move, isHeadline, seed }, (at) => this.instinct.answer(at)).map((ending) => ({
        ...ending,
        share: ending.share / worlds.length,
      })),
    );
    const before = begins[0]!; // there is at least one
    return { side: first.actor as Side, before, move, played: playedBy(first, move), isHeadline, endings };
  }

  /**
   * The reasons for each of these moves, best move first, and what speaks against it. The best is held against the second, all
   * others against the best.
   */
  reasons(g: Game, moves: readonly Moved[]): Reason[][] {
    return moves.map((moved, i) => {
      const rival = moves[i === 0 ? 1 : 0];
      const claims = this.claims(g, moved, rival ?? null);
      const rivals = new Set((rival ? this.claims(g, rival, moved) : []).map(reasonKey));
      const isShared = (one: Reason): boolean =>
        rivals.has(reasonKey(one)) || (rival !== undefined && holdsToo(rival, one));
      const good = this.weighed(g, claims);
      if (rival === undefined || good.some((one) => isReasonFor(one) && !isShared(one)))
        return chosenFrom(good, isShared);
      // Both come to the same but for how many points go where
      const byPoints = isUnsure(moved) ? [] : moreClaims(moved, rival);
      return chosenFrom([...good, ...this.weighed(g, byPoints)], isShared);
    });
  }

  /** All that is true of a move next to another. */
  claims(g: Game, moved: Moved, rival: Moved | null): Claim[] {
    const onBoard = isUnsure(moved)
      ? possibleClaims(moved)
      : [...countryClaims(moved), ...regionClaims(moved), ...trackClaims(moved)];
    return [
      ...endClaims(moved),
      ...onBoard,
      ...(rival
        ? [
            ...cardClaims(moved, rival, this.cardJudge),
            ...(isUnsure(rival) ? [] : sparedClaims(moved, rival)),
            ...this.dutyClaims(g, moved, rival),
          ]
        : []),
    ];
  }

  /** What the event of a card of the other side costs by itself, whatever else its play brings. */
  private harmOf({ before, side }: Moved, card: Card): number {
    if (!eventPossible(before, card, side)) return 0;
    const alone = { move: [cardKey(card)], isHeadline: true, seed: 0 };
    const endings = endingsOf(before, alone, (at) => this.instinct.answer(at));
    const [now, ...after] = this.weigher.chancesOf([before, ...endings.map(({ game }) => game)], side);
    return now! - after.reduce((sum, chance, i) => sum + chance * endings[i]!.share, 0);
  }

  /** What must be done or must not: a scoring card that can't wait, and what can lose at once. */
  private dutyClaims(g: Game, moved: Moved, rival: Moved): Claim[] {
    const decides = { change: null, share: 1, weight: DECIDES };
    const first = (one: Moved): number => answerCode(one.move[0] ?? '') ?? -1;
    const isScoring = (one: Moved): boolean =>
      isCardAnswer(first(one)) && g.rules.cards[answeredCard(first(one))]!.scoring;
    const isSafe = (one: Moved): boolean => this.instinct.guard.isSafe(g, first(one));
    const claims: Claim[] = [];
    if (g.question === ask.play && isScoring(moved) && !isScoring(rival) && scoringDue(g, moved.side))
      claims.push({ kind: 'scoring-due', card: cardKey(answeredCard(first(moved))), ...decides });
    if (isSafe(moved) && !isSafe(rival)) claims.push({ kind: 'safe', ...decides });
    return claims;
  }

  private weighed(g: Game, claims: readonly Claim[]): Reason[] {
    const tried = claims.flatMap(({ change, instead }) => (change === null ? [] : [change, instead ?? {}]));
    const chances = this.weigher.chances(g, tried);
    let next = 0;
    return claims.map(({ change, instead: _, share, weight: fixed, ...reason }) => {
      if (change === null) return { ...reason, weight: fixed ?? 0 };
      const [now, otherwise] = [chances[next++]!, chances[next++]!];
      const unknown = isReasonFor(reason) ? UNKNOWN : -UNKNOWN;
      return turned({ ...reason, weight: now === null || otherwise === null ? unknown : share * (now - otherwise) });
    });
  }
}

/** What a headline finds to choose depends on the other one. */
const isUnsure = ({ isHeadline, endings }: Moved): boolean => isHeadline && endings.some(({ isOpen }) => isOpen);

/** What a country's points say, and not who controls it. */
const BY_POINTS: ReadonlySet<string> = new Set(['strengthens', 'weakens']);
/** What a move need not claim because more is true of it. */
const holdsToo = (rival: Moved, one: Reason): boolean =>
  one.kind === 'reaches' ? reachesToo(rival, one.country!) : BY_POINTS.has(one.kind) && movesAsMuch(rival, one);
/** Of these one is enough. */
const ALIKE: ReadonlySet<string> = new Set(['strengthens', 'reaches', 'keeps', 'spares']);

/** What takes effect and harms is not said as something good. */
const turned = (reason: Reason): Reason =>
  reason.kind === 'effect' && reason.weight < 0 ? { ...reason, kind: 'suffers' } : reason;

/** The weightiest reasons, one of which the rival has not, and the weightiest against. */
function chosenFrom(reasons: readonly Reason[], isShared: (one: Reason) => boolean): Reason[] {
  const sorted = [...reasons].sort((a, b) => b.weight - a.weight);
  const good = sorted.filter(isReasonFor);
  const chosen: Reason[] = [];
  const take = (some: readonly Reason[], least: number, most: number) => {
    for (const one of some)
      if (one.weight >= least && chosen.length < most && !chosen.some((other) => overlap(one, other))) chosen.push(one);
  };
  take(good, LEAST, MOST_FOR);
  const isOwn = (one: Reason): boolean => !isShared(one);
  if (!chosen.some(isOwn)) {
    const own = good.find(isOwn);
    // It tells the two apart; only what speaks against a move weighs less than nothing
    if (own !== undefined)
      chosen.splice(Math.min(chosen.length, MOST_FOR - 1), 1, { ...own, weight: Math.max(own.weight, 0) });
  }
  const against = sorted.findLast((one) => !isReasonFor(one) && one.weight <= LEAST_AGAINST);
  return saidOnce(against === undefined ? chosen : [...chosen, against]);
}

/** That a region is still to be scored, or a country a battleground, need not be said twice. */
const saidOnce = (reasons: readonly Reason[]): Reason[] =>
  reasons.map((one, i) => {
    const before = reasons.slice(0, i);
    const isScored = before.some(({ region, scoring }) => scoring === 'yes' && region === one.region);
    const isNamed = one.country !== undefined && before.some(({ country }) => country === one.country);
    const { battleground: _, ...named } = one;
    const once = isNamed ? named : one;
    return isScored && one.scoring === 'yes' ? { ...once, scoring: 'no' } : once;
  });

/** Two reasons that say the same thing of one place. */
const overlap = (a: Reason, b: Reason): boolean =>
  (a.country !== undefined && a.country === b.country) ||
  (a.card !== undefined && a.card === b.card) ||
  (a.kind === b.kind && ALIKE.has(a.kind));
