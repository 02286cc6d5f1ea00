import type { Flow, Game, Play } from '../core/game.ts';
import { other, type Side, US, USSR } from '../core/ids.ts';
import { PHASE, PHASING, ROUND } from '../core/layout.ts';
import { phase } from '../core/phases.ts';
import { deal } from './deal.ts';
import { mayTakeRound } from './forced-scoring.ts';
import { headlineCard, openHeadlines, revealHeadlines, takeHeadline } from './headline.ts';
import { actionRound } from './round.ts';
import { setUp } from './setup.ts';
import { endTurn } from './turn-end.ts';

const PLAYS: Readonly<Record<number, (g: Game) => Play>> = {
  [phase['first-deal']]: deal,
  [phase.setup]: setUp,
  [phase.deal]: deal,
  [phase['headline-first']]: headlineCard,
  [phase['headline-second']]: headlineCard,
  [phase.round]: actionRound,
  [phase['turn-end']]: endTurn,
};

/** The outer game: which phase follows which. */
export const flow: Flow = {
  play: (g) => PLAYS[g.phase]?.(g) ?? null,
  open: openHeadlines,
  take: takeHeadline,
  next(g) {
    switch (g.phase) {
      case phase['first-deal']:
        return to(g, phase.setup);
      case phase.setup:
        return to(g, phase.deal);
      case phase.deal:
        g.bytes[ROUND] = 0;
        return to(g, phase.headline);
      case phase.headline:
        revealHeadlines(g);
        return to(g, phase['headline-first']);
      case phase['headline-first']:
        g.bytes[PHASING] = other(g.phasing);
        return to(g, phase['headline-second']);
      case phase['headline-second']:
        return startRounds(g);
      case phase.round:
        return nextRound(g);
      default:
        return to(g, phase.deal);
    }
  },
};

function to(g: Game, next: number): void {
  g.bytes[PHASE] = next;
}

function startRounds(g: Game): void {
  g.bytes[ROUND] = 1;
  g.bytes[PHASING] = USSR;
  to(g, phase.round);
}

/** The next action round that somebody may take, or the end of the turn. */
function nextRound(g: Game): void {
  let side: Side = g.phasing;
  let round = g.round;
  do {
    if (side === US) round++;
    side = other(side);
    if (side === USSR && !mayTakeRound(g, USSR, round) && !mayTakeRound(g, US, round)) {
      to(g, phase['turn-end']);
      return;
    }
  } while (!mayTakeRound(g, side, round));
  g.bytes[ROUND] = round;
  g.bytes[PHASING] = side;
}
