import type { View } from '@longtwilight/engine';
import type { Words } from '@longtwilight/words';
import type { Draft } from '../match/draft.ts';
import type { Standing } from '../match/match.ts';

/** Whose move it is, and what is wanted. */
export interface StatusLine {
  readonly who: string;
  readonly what: string;
}

interface Situation {
  readonly standing: Standing;
  readonly draft: Draft | null;
  readonly seen: View;
  readonly past: boolean;
  readonly sending: boolean;
}

export function statusLine(words: Words, { standing, draft, seen, past, sending }: Situation): StatusLine {
  const { side, view } = standing;
  const who = side === null ? words.say('ui.looking-on') : words.say('ui.you-are', { side });
  if (past) return { who: words.say('ui.looking-back'), what: words.say('ui.turn', { turn: seen.turn }) };
  if (view.outcome !== null) return { who, what: endSentence(words, view.outcome) };
  if (draft?.decision) return { who: `${who} · ${words.say('ui.your-move')}`, what: words.question(draft.decision) };
  if (draft?.complete && !sending) return { who, what: words.say('ui.confirm.wanted') };
  const [other] = view.waiting.filter(({ answered }) => !answered);
  return { who, what: other === undefined ? words.say('ui.moment') : words.waiting(other) };
}

export function endSentence(words: Words, { winner, reason }: NonNullable<View['outcome']>): string {
  if (winner === 'draw') return words.sayKnown([`end.draw.${reason}`, 'end.draw'], {});
  return words.say(`end.won.${reason}`, { side: winner });
}
