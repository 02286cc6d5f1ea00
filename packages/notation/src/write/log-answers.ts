import type { SideKey } from '@longtwilight/engine';
import { type CardKey, type QuestionKey, sideTrappedBy } from '@longtwilight/engine/data';
import type { StoryStep } from './story.ts';

/** Words that decline or end something: the app writes nothing for them. */
const REFUSALS: ReadonlySet<string> = new Set(['done', 'decline', 'refuse', 'pass']);
export const isRefusal = (word: string): boolean => REFUSALS.has(word);

/** Questions for whose answers the app has no line. */
const UNSAID: ReadonlySet<QuestionKey> = new Set<QuestionKey>(['pay', 'level', 'order', 'trigger']);
/** Choices that the app puts into words. */
const SAID_CHOICES: ReadonlySet<string> = new Set(['compete', 'boycott', 'play', 'return']);

const happens = (step: StoryStep, country: string): boolean =>
  step.told.some(({ fact }) => fact.t === 'influence' && fact.country === country);

/** Whether the app's lines leave an answer of a player open, so that it needs a line of ours. */
export function needsOwnLine(step: StoryStep, furtherPoint: boolean): boolean {
  const { answer, decision } = step;
  if (decision.actor === 'chance') return false;
  if (isRefusal(answer) || UNSAID.has(decision.question)) return true;
  switch (decision.question) {
    case 'use':
      if (answer === 'un-intervention') return true;
      return answer.startsWith('event') && !step.told.some(({ fact }) => fact.t === 'event');
    case 'operations':
      return furtherPoint;
    case 'choose':
      return !SAID_CHOICES.has(answer);
    case 'place':
    case 'remove':
      return !happens(step, answer);
    default:
      return false;
  }
}

/** With mixed operations: whether this asks for the use of a further point of the same card. */
export function isFurtherPoint(steps: readonly StoryStep[], index: number): boolean {
  const { question, actor, card } = steps[index]!.decision;
  if (question !== 'operations') return false;
  const before = steps.slice(0, index).findLast((step) => step.decision.actor !== 'chance')?.decision;
  if (before === undefined || before.actor !== actor || before.card !== card) return false;
  return before.question === 'place' || before.question === 'realign';
}

export const isTrap = ({ decision: { question, card } }: StoryStep): boolean =>
  question === 'discard' && sideTrappedBy(card) !== undefined;

/** Whose hand a card left in a step. */
export function handNamed(step: StoryStep, card: string): SideKey {
  for (const { fact } of step.told)
    if (fact.t === 'card' && fact.card === (card as CardKey) && fact.from === 'ussr-hand') return 'ussr';
  return 'us';
}
