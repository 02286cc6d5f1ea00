import { CHANCE, copyOf, type Game, other, prepareGame, type Side, seeded } from '@longtwilight/engine';
import { answerCode, answeredCard, ask, isCardAnswer, phase, wordAnswer } from '@longtwilight/engine/data';
import { pretendRound } from '@longtwilight/engine/search';
import { stageOf } from '../network/playouts.ts';

/** A way in which a move may end, and how likely it is. */
export interface EndOfMove {
  readonly game: Game;
  readonly share: number;
  /** Somebody had a choice on the way that the move does not say. */
  readonly isOpen: boolean;
  /** Cards were drawn from the side's hand on the way: these are one guess of many. */
  readonly isDrawn: boolean;
}

/** How far a move has gone. */
interface Way extends Omit<EndOfMove, 'game'> {
  readonly given: number;
  readonly dice: number;
}

/** So many dice of a move are followed by all their faces; those behind them fall once. */
const MOST_DICE = 2;
const FACES = 6;
/** Far more than any move asks. */
const MOST_ANSWERS = 300;

/**
 * Where a move begins, so that all that follows belongs to it: in an action round that is not the last of its turn. A headline
 * is an event there: what the other side's will be is not known.
 */
export function beginningOf(g: Game): Game {
  const copy = prepareGame(g.rules);
  copy.copyFrom(g);
  if (g.question === ask.play || g.question === ask.headline) pretendRound(copy, g.actor as Side);
  else copy.refresh();
  if (copy.question === ask.pay && g.question !== ask.pay) copy.choose(wordAnswer.decline);
  return copy;
}

/** Whether chance is to draw one of a side's cards. */
const mayDrawFrom = (g: Game, side: Side): boolean =>
  g.options.subarray(0, g.count).some((option) => isCardAnswer(option) && g.inHand(side, answeredCard(option)));

/**
 * Every way in which a move may end from its beginning; what it leaves open is answered by `goOn`, for either side. An answer in
 * the other side's play ends where that side goes on with its operations: they may undo it.
 */
export function endingsOf(
  begin: Game,
  { move, isHeadline, seed }: { readonly move: readonly string[]; readonly isHeadline: boolean; readonly seed: number },
  goOn: (g: Game) => number,
): EndOfMove[] {
  const side = begin.actor as Side;
  const stage = stageOf(begin);
  const chance = seeded(seed);
  const found: EndOfMove[] = [];
  const isDone = (g: Game): boolean =>
    g.over ||
    stageOf(g) !== stage ||
    (g.phase === phase.setup && g.actor === other(side)) ||
    (begin.phasing === other(side) && g.actor === other(side) && g.question === ask.operations) ||
    (isHeadline && g.question === ask.operations && g.rules.cards[g.cause]?.side === other(side));

  const walk = (g: Game, { dice, share, ...way }: Way): void => {
    let { given, isOpen, isDrawn } = way;
    for (let i = 0; i < MOST_ANSWERS && !isDone(g); i++) {
      if (g.actor === CHANCE) {
        isDrawn ||= mayDrawFrom(g, side);
        if (g.question !== ask.die || dice >= MOST_DICE) {
          g.choose(g.options[chance(g.count)]!);
          continue;
        }
        for (const face of [...g.options.subarray(0, g.count)]) {
          const copy = copyOf(g);
          copy.choose(face);
          walk(copy, { given, dice: dice + 1, share: share / FACES, isOpen, isDrawn });
        }
        return;
      }
      const next = g.actor === side ? answerCode(move[given] ?? '') : undefined;
      if (g.question === ask.use && isHeadline) {
        const event = [wordAnswer.event, wordAnswer['event-first']].find((use) => g.offered(use));
        // One that can't take effect does nothing
        if (event === undefined) break;
        g.choose(event);
      } else if (next !== undefined && g.offered(next)) {
        given++;
        g.choose(next);
      } else {
        isOpen ||= g.count > 1;
        g.choose(goOn(g));
      }
    }
    found.push({ game: g, share, isOpen, isDrawn });
  };
  walk(copyOf(begin), { given: 0, dice: 0, share: 1, isOpen: false, isDrawn: false });
  return found;
}
