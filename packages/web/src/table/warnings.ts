import { type CardKey, type Game, militaryShort, no, type SideKey, type View } from '@longtwilight/engine';
import type { Words } from '@longtwilight/words';
import { canLose } from '../foresight/outcomes.ts';
import type { Draft } from '../match/draft.ts';
import { rulesOf } from './speech.ts';

const isScoring = (seen: View, card: CardKey): boolean => rulesOf(seen.rules).cards[no[card]]?.scoring === true;

/** What a tired player forgets while choosing a card. */
export function reminders(words: Words, seen: View, side: SideKey, game: Game): string[] {
  if (seen.phase !== 'round' || seen.decision?.question !== 'play') return [];
  const scoring = seen.hands[side].cards.filter((card) => isScoring(seen, card));
  const short = militaryShort(game, side === 'us' ? 0 : 1);
  return [
    ...scoring.map((card) => words.say('ui.warning.scoring', { card })),
    ...(short > 0 ? [words.say('ui.warning.military', { count: short })] : []),
  ];
}

/** What the move about to be confirmed can cost. */
export function dangers(words: Words, draft: Draft): string[] {
  const before = draft.without();
  const text = draft.answers.at(-1);
  if (before === null || text === undefined) return [];
  return [
    ...(canLose(before.game, draft.side, text) ? [words.say('ui.warning.lose')] : []),
    ...(draft.complete && draft.barrier ? [words.say('ui.warning.no-undo')] : []),
  ];
}
