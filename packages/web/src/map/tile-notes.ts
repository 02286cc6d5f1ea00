import type { PlaceId } from '@longtwilight/board';
import { answer, copyOf, type Decision, decisions, placeCost, sideOf } from '@longtwilight/engine';
import { at } from '@longtwilight/engine/data';
import { isCountry } from '@longtwilight/picture/map';
import type { Words } from '@longtwilight/words';
import { lastChoice } from '../question/consequences.ts';
import type { Draft } from '../question/draft.ts';
import { oddsOf } from '../question/odds.ts';

export type TileNotes = ReadonlyMap<PlaceId, string>;

/** What choosing a country costs, or its odds, in a few characters. After each country one may stop for a moment. */
export function* tileNotes(words: Words, draft: Draft): Generator<void, TileNotes> {
  const notes = new Map<PlaceId, string>();
  const { decision, game, side } = draft;
  if (decision === null) {
    const choice = lastChoice(draft);
    const odds = choice && oddsOf(words, choice.before.game, choice.decision, choice.text);
    if (odds && isCountry(choice.text)) notes.set(choice.text, odds.short);
    return notes;
  }
  for (const option of decision.options) {
    if (!isCountry(option)) continue;
    const odds = oddsOf(words, game, decision, option);
    if (odds !== null) notes.set(option, odds.short);
    else if (decision.question === 'place' && placeCost(game, sideOf(side), at[option]) > 1) {
      const count = taken(draft, decision, option);
      if (count > 1) notes.set(option, words.say('ui.cost', { count }));
    }
    yield;
  }
  return notes;
}

/** How many of the points left a country takes: an event places one like another. */
function taken({ game, side }: Draft, { question, left }: Decision, option: string): number {
  const next = copyOf(game);
  answer(next, side, option);
  const open = decisions(next).find(({ actor }) => actor === side);
  return open?.question === question ? left - open.left : left;
}
