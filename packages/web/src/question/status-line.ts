import type { SideKey, View } from '@longtwilight/engine';
import type { Words } from '@longtwilight/words';
import type { Asked } from '../library/at-hand.tsx';
import type { MatchState } from '../match/match.ts';
import { lastChoice } from './consequences.ts';
import type { Draft } from './draft.ts';

/** Whose move it is, and what is wanted. */
export interface StatusLine {
  readonly who: string;
  readonly what: string;
  /** What the rules say about it. */
  readonly about: Asked;
}

interface Situation {
  readonly now: MatchState;
  readonly draft: Draft | null;
  readonly seen: View;
  readonly past: boolean;
  readonly sending: boolean;
}

export function statusLine(words: Words, { now, draft, seen, past, sending }: Situation): StatusLine {
  const { side, view } = now;
  const who = side === null ? words.say('ui.looking-on') : words.say('ui.you-are', { side });
  const about = askedNow(view, draft);
  if (past) return { who: words.say('ui.looking-back'), what: momentOf(words, seen), about };
  if (view.outcome !== null) return { who, what: endSentence(words, view.outcome), about };
  if (draft?.decision)
    return { who: `${who} · ${words.say('ui.your-move')}`, what: words.question(draft.decision), about };
  if (draft?.complete && !sending) return { who, what: aboutToDo(words, draft), about };
  const [other] = view.waiting.filter(({ answered }) => !answered);
  const what = other === undefined ? words.say('ui.moment') : words.waiting(other);
  return { who: [who, ...ownHeadline(words, view, side)].join(' · '), what, about };
}

/** The headline that was chosen, until both are turned over. */
function ownHeadline(words: Words, { headlines, phase }: View, side: SideKey | null): string[] {
  const card = side === null || phase !== 'headline' ? null : headlines[side];
  return card === null || card === 'hidden' ? [] : [words.say('ui.headline.mine', { card })];
}

/** Turn and round, or the phase between rounds. */
const momentOf = (words: Words, { turn, round, phase }: View): string =>
  [
    words.say('ui.turn', { turn }),
    phase === 'round' ? words.say('phase.round', { round }) : words.say(`phase.${phase}`),
  ].join(' · ');

/** What is to be confirmed, as far as the last choice says it; a use by its card. */
function aboutToDo(words: Words, draft: Draft): string {
  const choice = lastChoice(draft);
  if (choice === null) return words.say('ui.confirm.wanted');
  const { before, decision, text } = choice;
  const first =
    decision.question === 'use' && decision.card !== null ? words.card(decision.card) : useOf(words, before);
  const parts = [first, words.answer(decision, text)].filter((part) => part !== null);
  return words.say('ui.confirm.this', { text: parts.join(' › ') });
}

/** What a card was just said to be used for. */
function useOf(words: Words, draft: Draft): string | null {
  const asked = draft.without()?.decision;
  const use = draft.answers.at(-1);
  if (!asked || use === undefined || (asked.question !== 'use' && asked.question !== 'operations')) return null;
  return words.answer(asked, use);
}

/** What is asked of this side, was answered last in its move, or is asked of the other; at the end, how games end. */
function askedNow(view: View, draft: Draft | null): Asked {
  if (view.outcome !== null) return { kind: 'section', section: '10.3' };
  const decision = draft?.decision ?? draft?.without()?.decision;
  if (decision) return { ...decision, kind: 'question' };
  const [other] = view.waiting.filter(({ answered }) => !answered);
  return other === undefined
    ? { kind: 'rules' }
    : { kind: 'question', question: other.doing, card: other.card, options: [] };
}

export function endSentence(words: Words, { winner, reason }: NonNullable<View['outcome']>): string {
  if (winner === 'draw') return words.sayKnown([`end.draw.${reason}`, 'end.draw'], {});
  return words.say(`end.won.${reason}`, { side: winner });
}
