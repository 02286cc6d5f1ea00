import type { PlaceId, PlaceView, RegionSummary, SideInRegion, SideKey } from '@longtwilight/board';
import { type Country, controls, type Game, gameFrom, SIDE_KEYS, US, USSR, type View } from '@longtwilight/engine';
import {
  BATTLEGROUND,
  COUNTRY_KEYS,
  type CountryKey,
  REGION_KEYS,
  REGION_OF,
  type RegionKey,
  STABILITY,
  scoringCardOf,
} from '@longtwilight/engine/data';
import type { Words } from '@longtwilight/words';
import { resolvedRules } from './rules.ts';

const CIVIL_WAR: CountryKey = 'chinese-civil-war';

/** The tiles of the map, and who controls them by the engine's word. */
export function placesOf(seen: Pick<View, 'rules' | 'influence'>): PlaceView[] {
  const game = mapOf(seen);
  return COUNTRY_KEYS.flatMap((id, c) => {
    if (id === CIVIL_WAR && !seen.rules.chineseCivilWar) return [];
    return { id, us: game.influence(US, c), ussr: game.influence(USSR, c), control: holder(game, c), ...factsOf(c) };
  });
}
const factsOf = (c: Country) => ({ stability: STABILITY[c]!, battleground: BATTLEGROUND[c] === 1 });
const holder = (game: Game, c: Country): SideKey | null =>
  controls(game, US, c) ? 'us' : controls(game, USSR, c) ? 'ussr' : null;

/** A game with nothing but the influence of a view. */
const mapOf = (seen: Pick<View, 'rules' | 'influence'>): Game =>
  gameFrom(resolvedRules(seen.rules), { influence: seen.influence });

export const isCountry = (text: string): text is PlaceId => COUNTRY_KEYS.includes(text as CountryKey);

export function regionsOf(seen: View, places: readonly PlaceView[], words: Words): RegionSummary[] {
  return REGION_KEYS.map((id): RegionSummary => {
    const inside = places.filter((place) => place.id !== CIVIL_WAR && regionOf(place.id) === id);
    const side = (key: SideKey): SideInRegion => {
      const held = inside.filter(({ control }) => control === key);
      return {
        standing: seen.regions[id][key],
        countries: held.length,
        battlegrounds: held.filter(({ battleground }) => battleground).length,
      };
    };
    return {
      id,
      battlegrounds: inside.filter(({ battleground }) => battleground).length,
      us: side('us'),
      ussr: side('ussr'),
      pays: seen.regions[id].vp,
      scoring: scoringNote(seen, id, words),
    };
  });
}
export const regionOf = (place: PlaceId): RegionKey => REGION_KEYS[REGION_OF[COUNTRY_KEYS.indexOf(place)]!]!;

/** Where the scoring card of a region is, as far as the viewer knows. */
export function scoringNote(seen: View, region: RegionKey, words: Words): string {
  const card = scoringCardOf(region);
  const holder = SIDE_KEYS.find((side) => seen.hands[side].cards.includes(card));
  if (holder !== undefined)
    return holder === seen.viewer
      ? words.say('ui.region.card-held')
      : words.say('ui.region.card-theirs', { side: holder });
  if (seen.headlines.us === card || seen.headlines.ussr === card) return words.say('ui.region.card-now');
  if (seen.discard.includes(card)) return words.say('ui.region.card-scored');
  return seen.unseen.includes(card) ? words.say('ui.region.card-out') : words.say('ui.region.card-later');
}
