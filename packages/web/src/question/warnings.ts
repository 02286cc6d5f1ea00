import {
  eventPossible,
  type Game,
  militaryShort,
  roundsAfter,
  type SideKey,
  sideOf,
  type View,
} from '@longtwilight/engine';
import { type CardKey, no } from '@longtwilight/engine/data';
import { resolvedRules } from '@longtwilight/picture/map';
import type { Words } from '@longtwilight/words';
import { isCard } from '../hand/card-views.ts';
import type { Draft } from './draft.ts';

/** Something to know before an act: for later, or for now. */
export interface Warning {
  readonly text: string;
  readonly weight: 'reminder' | 'warning';
}

const isScoring = (seen: View, card: CardKey): boolean => resolvedRules(seen.rules).cards[no[card]]?.scoring === true;

/** While this many rounds or fewer are left, owed military operations are no longer something for later. */
const LATE = 2;

/** What a tired player forgets while choosing a card. */
export function reminders(words: Words, seen: View, side: SideKey, game: Game): Warning[] {
  if (seen.phase !== 'round' || seen.decision?.question !== 'play') return [];
  const left = roundsAfter(game, sideOf(side)) + 1;
  const scoring = seen.hands[side].cards.filter((card) => isScoring(seen, card));
  const due = scoring.length >= left;
  const short = militaryShort(game, sideOf(side));
  return [
    ...scoring.map((card) => ({
      text: due ? words.say('ui.warning.scoring.now', { card }) : words.say('ui.warning.scoring', { card }),
      weight: due ? ('warning' as const) : ('reminder' as const),
    })),
    ...(short > 0
      ? [
          {
            text: words.say('ui.warning.military', { count: short }),
            weight: left <= LATE ? ('warning' as const) : ('reminder' as const),
          },
        ]
      : []),
  ];
}

/** What to know of the move about to be confirmed, beside its dangers. `forGood`: nobody may go back past dice and cards. */
export function cautions(words: Words, draft: Draft, forGood = true): Warning[] {
  const before = draft.without();
  const text = draft.answers.at(-1);
  if (before === null || text === undefined) return [];
  return [
    ...(eventIsLost(before, text) ? [{ text: words.say('ui.warning.no-event'), weight: 'warning' as const }] : []),
    ...(draft.complete && draft.unknown && forGood
      ? [{ text: words.say('ui.warning.no-undo'), weight: 'reminder' as const }]
      : []),
  ];
}

/** A card is chosen for its event, which would do nothing as things stand. */
function eventIsLost({ decision, game, side }: Draft, text: string): boolean {
  if (decision?.question !== 'headline' || !isCard(text)) return false;
  return !eventPossible(game, no[text], sideOf(side));
}
