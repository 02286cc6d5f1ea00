import type { PlaceId } from '@longtwilight/board';
import { placeCost } from '@longtwilight/engine';
import { COUNTRY_KEYS } from '@longtwilight/engine/data';
import type { Words } from '@longtwilight/words';
import { lastChoice } from '../question/consequences.ts';
import type { Draft } from '../question/draft.ts';
import { oddsOf } from '../question/odds.ts';
import { isCountry } from './places.ts';

/** What choosing a country costs, or its odds, in a few characters. */
export function tileNotes(words: Words, draft: Draft): ReadonlyMap<PlaceId, string> {
  const notes = new Map<PlaceId, string>();
  const { decision, game, side } = draft;
  if (decision === null) {
    const choice = lastChoice(draft);
    const odds = choice && oddsOf(words, choice.before.game, choice.decision, choice.text);
    if (odds && isCountry(choice.text)) notes.set(choice.text, odds.short);
    return notes;
  }
  const byOperations = decision.question === 'place' && decision.options.length > 0;
  for (const option of decision.options) {
    if (!isCountry(option)) continue;
    const odds = oddsOf(words, game, decision, option);
    if (odds !== null) notes.set(option, odds.short);
    else if (byOperations) {
      const cost = placeCost(game, side === 'us' ? 0 : 1, COUNTRY_KEYS.indexOf(option));
      if (cost > 1) notes.set(option, words.say('ui.cost', { count: cost }));
    }
  }
  return notes;
}
