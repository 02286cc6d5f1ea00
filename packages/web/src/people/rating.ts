import type { Rating } from '@longtwilight/protocol';
import type { PeopleWords } from '@longtwilight/words';

/** Deviations up to which an estimate is sure, or fair: with a fair one the leader board begins. */
const SURE = 70;
const FAIR = 110;

/** How much a rating can be relied on, in words. */
export function certaintyText(people: PeopleWords, { rating, deviation, games }: Rating): string {
  const certainty = deviation <= SURE ? 'sure' : deviation <= FAIR ? 'fair' : 'vague';
  const range = { first: rating - 2 * deviation, second: rating + 2 * deviation };
  return `${people.say(`people.rating.${certainty}`, { count: games })} ${people.say('people.rating.range', range)}`;
}
