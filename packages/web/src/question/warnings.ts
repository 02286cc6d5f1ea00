import type { Danger } from '@longtwilight/bots/safety';
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
import type { Words } from '@longtwilight/words';
import { isCard } from '../hand/card-views.ts';
import { resolvedRules } from '../table/speech.ts';
import { dangerOf } from './danger.ts';
import type { Draft } from './draft.ts';

/** Something to know before an act: for later, for now, or because it can lose the game. */
export interface Warning {
  readonly text: string;
  readonly weight: 'reminder' | 'warning' | 'danger';
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

/** What the move about to be confirmed can cost. */
export function dangers(words: Words, draft: Draft): Warning[] {
  const before = draft.without();
  const text = draft.answers.at(-1);
  if (before === null || text === undefined) return [];
  const loss = lossText(words, dangerOf(before.game, draft.side, text));
  return [
    ...(loss === null ? [] : [{ text: loss, weight: 'danger' as const }]),
    ...(eventIsLost(before, text) ? [{ text: words.say('ui.warning.no-event'), weight: 'warning' as const }] : []),
    ...(draft.complete && draft.unknown ? [{ text: words.say('ui.warning.no-undo'), weight: 'warning' as const }] : []),
  ];
}

function lossText(words: Words, { verdict, reason, always }: Danger): string | null {
  if (verdict === 'safe') return null;
  if (verdict === 'not-finished') return words.say('ui.warning.unsure');
  if (!always) return words.say('ui.warning.may-lose');
  return reason === 'defcon' ? words.say('ui.warning.defcon', { level: 1 }) : words.say('ui.warning.lose');
}

/** A card is chosen for its event, which would do nothing as things stand. */
function eventIsLost({ decision, game, side }: Draft, text: string): boolean {
  if (decision?.question !== 'headline' || !isCard(text)) return false;
  return !eventPossible(game, no[text], sideOf(side));
}
