import { answerCode, answeredCard, answerText } from '../core/answers.ts';
import { type CardKey, cardKey } from '../core/card-keys.ts';
import { RefusedError } from '../core/errors.ts';
import type { Game } from '../core/game.ts';
import type { Side } from '../core/ids.ts';
import { HEADLINE } from '../core/layout.ts';
import { phase } from '../core/phases.ts';
import { type AnswerKind, QUESTION_KEYS, QUESTION_KINDS, type QuestionKey } from '../core/questions.ts';
import { headlineChoosers, openHeadline } from './headline.ts';

export const ACTOR_KEYS = ['us', 'ussr', 'chance'] as const;
export type ActorKey = (typeof ACTOR_KEYS)[number];

/** A question as data: who is asked, because of which card, what kind of answer, and every legal one by its text. */
export interface Decision {
  /** The place of its answer in the record. */
  readonly number: number;
  readonly actor: ActorKey;
  readonly question: QuestionKey;
  readonly kind: AnswerKind;
  readonly card: CardKey | null;
  /** How many more of the same may follow, this one included. */
  readonly left: number;
  readonly options: readonly string[];
  /** In a simultaneous choice: this side has answered, and may still change its mind. */
  readonly answered: boolean;
}

function openDecision(g: Game, number: number, answered: boolean): Decision {
  const options: string[] = [];
  for (let i = 0; i < g.count; i++) options.push(answerText(g.options[i]!));
  return {
    number,
    actor: ACTOR_KEYS[g.actor]!,
    question: QUESTION_KEYS[g.question]!,
    kind: QUESTION_KINDS[g.question]!,
    card: g.cause === 0 ? null : cardKey(g.cause),
    left: g.left,
    options,
    answered,
  };
}

/** The open decisions: none once the game is over, one, or two while both sides choose their headlines. */
export function decisions(g: Game): Decision[] {
  if (g.over) return [];
  g.refresh();
  if (g.phase !== phase.headline) return [openDecision(g, g.answered, false)];
  const choosers = headlineChoosers(g).filter((side) => {
    openHeadline(g, side);
    return g.count > 0;
  });
  const chosen = choosers.filter((side) => g.headline(side) !== 0).length;
  const first = g.answered - chosen;
  const open = choosers.map((side, i) => {
    openHeadline(g, side);
    return openDecision(g, first + i, g.headline(side) !== 0);
  });
  g.reopen();
  return open;
}

/** The one open decision, where there can be only one. */
export function decision(g: Game): Decision | null {
  return decisions(g).find((one) => !one.answered) ?? null;
}

/** Answer an open decision. Anything that is not a legal answer of that actor is refused, and the game stays as it was. */
export function answer(g: Game, actor: ActorKey, text: string, number?: number): void {
  const open = decisions(g);
  if (open.length === 0) throw new RefusedError('game-over', 'The game is over: there is nothing left to answer');
  const asked = open.find((one) => one.actor === actor);
  if (asked === undefined) {
    const who = open.map((one) => one.actor).join(' and ');
    throw new RefusedError(
      'wrong-side',
      `Waiting for an answer from ${who}, not from ${actor}`,
      open.map((one) => one.actor),
    );
  }
  if (number !== undefined && number !== asked.number)
    throw new RefusedError(
      'stale-answer',
      `This answers question ${number}, but the open question is number ${asked.number}`,
      [String(asked.number)],
    );
  const code = answerCode(text);
  if (code === undefined)
    throw new RefusedError(
      'unknown-answer',
      `"${text}" is not an answer to anything; expected one of ${asked.options.join(', ')}`,
      asked.options,
    );
  if (!asked.options.includes(text))
    throw new RefusedError(
      'illegal-answer',
      `"${text}" is not a legal answer to "${asked.question}"; expected one of ${asked.options.join(', ')}`,
      asked.options,
    );
  if (g.phase === phase.headline) chooseHeadline(g, ACTOR_KEYS.indexOf(actor) as Side, code, asked.answered);
  else g.choose(code);
}

function chooseHeadline(g: Game, side: Side, code: number, again: boolean): void {
  openHeadline(g, side);
  if (again) {
    g.bytes[HEADLINE + side] = answeredCard(code);
    g.reopen();
  } else g.choose(code);
}
