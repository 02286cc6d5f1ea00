import type { PlaceId, RollBadge } from '@longtwilight/board';
import type { Fact } from '@longtwilight/engine';

/** The dice of the last attempt in each country, to be shown where they fell. */
export function diceOnMap(facts: readonly Fact[]): ReadonlyMap<PlaceId, readonly RollBadge[]> {
  const rolls = new Map<PlaceId, RollBadge[]>();
  let target: PlaceId | null = null;
  for (const fact of facts) {
    if (fact.t === 'coup' || fact.t === 'realign' || fact.t === 'war') {
      target = fact.country;
      rolls.set(target, []);
    } else if (fact.t === 'die' && target !== null) rolls.get(target)?.push({ side: fact.side, roll: fact.roll });
    else if (fact.t === 'play' || fact.t === 'event' || fact.t === 'round') target = null;
  }
  return rolls;
}
