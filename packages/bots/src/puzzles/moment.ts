import {
  type ActorKey,
  answer,
  decisions,
  type Game,
  type GameRecord,
  gameFrom,
  otherKey,
  outcomeOf,
  type Position,
  positionOf,
  RefusedError,
  resolveRules,
  SIDE_KEYS,
  type SideKey,
  START_OF,
  view,
} from '@longtwilight/engine';
import { PHASE_KEYS } from '@longtwilight/engine/data';
import { isUnderWay } from '@longtwilight/engine/search';

/** An answer and who gave it. */
export interface GivenAnswer {
  readonly actor: ActorKey;
  readonly text: string;
}

/** A question out of a game: the position in which its round or its headline phase began, and what was answered since. */
export interface PuzzleMoment {
  readonly side: SideKey;
  readonly given: Position;
  readonly when: readonly GivenAnswer[];
}

/** The game as it stands at that question. */
export function gameAt({ given, when }: PuzzleMoment): Game {
  const g = gameFrom(resolveRules(given.rules ?? {}), given);
  g.run();
  for (const { actor, text } of when) answer(g, actor, text);
  return g;
}

/** Whether a position says all there is to say of a game: nothing is under way. */
export const isBetweenPlays = (g: Game): boolean => !g.over && !isUnderWay(g) && isAsked(g);

const isAsked = (g: Game): boolean => {
  const [first] = decisions(g);
  return first?.question === 'play' || first?.question === 'headline';
};

/** The position of a game between two plays, with what each side has seen of the other's hand. */
export function positionBetween({ game, rules }: Pick<GameRecord, 'game' | 'rules'>): Position {
  const { order, effects, eighthRound, scoringRound, ...position } = positionOf(game);
  const start = START_OF[PHASE_KEYS[game.phase]!];
  const seen = Object.fromEntries(SIDE_KEYS.map((side) => [side, view(game, side).hands[otherKey(side)].cards]));
  const shown = Object.values(seen).some((cards) => cards.length > 0);
  return {
    rules: rules.spec,
    start,
    ...position,
    ...(effects.length > 0 && { effects }),
    ...(eighthRound.length > 0 && { eighthRound }),
    ...(scoringRound.length > 0 && { scoringRound }),
    ...(order.length > 0 && { order }),
    ...(shown && { seen }),
  };
}

/** Whether a game made of a moment looks to its side as the real one does: what it knows of the pile is in no position. */
export function looksAlike(real: Game, moment: PuzzleMoment): boolean {
  const made = gameOrNull(moment);
  if (made === null || outcomeOf(made) !== null) return false;
  const [a, b] = [view(real, moment.side), view(made, moment.side)].map(
    ({ world: _, number: __, decision, waiting, ...seen }) =>
      JSON.stringify([seen, decision?.question, decision?.card, decision?.left, decision?.options, waiting.length]),
  );
  return a === b;
}

/** Null where the made game asks otherwise than the real one did on the way. */
function gameOrNull(moment: PuzzleMoment): Game | null {
  try {
    return gameAt(moment);
  } catch (error) {
    if (error instanceof RefusedError) return null;
    throw error;
  }
}
