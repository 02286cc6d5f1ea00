import type { PlaceId } from '@longtwilight/board';
import { COUNTRY_KEYS, placeCost } from '@longtwilight/engine';
import type { Words } from '@longtwilight/words';
import { oddsOf } from '../foresight/odds.ts';
import type { Draft } from '../match/draft.ts';
import { isCountry } from './places.ts';

/** What choosing a country costs, or its odds, in a few characters. */
export function tileNotes(words: Words, { decision, game, side }: Draft): ReadonlyMap<PlaceId, string> {
  const notes = new Map<PlaceId, string>();
  if (decision === null) return notes;
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
