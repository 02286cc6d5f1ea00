import type { InfluenceChange, PlaceId } from '@longtwilight/board';
import type { View } from '@longtwilight/engine';
import type { CountryKey } from '@longtwilight/engine/data';
import { isCountry } from '@longtwilight/picture/map';
import type { Draft } from './draft.ts';

/** Influence that the move so far has added or taken. */
export function changesSince({ seen, shown }: Draft): ReadonlyMap<PlaceId, InfluenceChange> {
  const all = new Set([...Object.keys(seen.influence), ...Object.keys(shown.influence)] as CountryKey[]);
  const at = (view: View, country: CountryKey) => view.influence[country] ?? [0, 0];
  const changes = [...all].map((country): [PlaceId, InfluenceChange] => {
    const [before, now] = [at(seen, country), at(shown, country)];
    return [country, { us: now[0] - before[0], ussr: now[1] - before[1] }];
  });
  return new Map(changes.filter(([, { us, ussr }]) => us !== 0 || ussr !== 0));
}

/** Where a move does something that the map can show: what it chooses, and what it changes. */
export const placesOfMove = (move: Draft): PlaceId[] => [
  ...new Set([...move.answers.filter(isCountry), ...changesSince(move).keys()]),
];
