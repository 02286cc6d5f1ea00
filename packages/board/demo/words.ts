import type { CardLabels, MapWords, PlaceId, SideKey, ZoneId } from '@longtwilight/board';
import { PLACE_IDS } from '@longtwilight/board';

/** Just enough English to look at the board; the real words live in a package of their own. */
const LONGER: Readonly<Partial<Record<PlaceId, readonly [name: string, code: string]>>> = {
  'united-kingdom': ['United Kingdom', 'UK'],
  'spain-portugal': ['Spain/Portugal', 'SPA'],
  'laos-cambodia': ['Laos/Cambodia', 'LAO'],
  'west-african-states': ['W. African States', 'WAS'],
  'se-african-states': ['SE African States', 'SEA'],
  'dominican-republic': ['Dominican Rep.', 'DOM'],
  'chinese-civil-war': ['Chinese Civil War', 'CCW'],
  'el-salvador': ['El Salvador', 'SAL'],
  'west-germany': ['West Germany', 'WGE'],
  'east-germany': ['East Germany', 'EGE'],
  'south-korea': ['South Korea', 'SKO'],
  'north-korea': ['North Korea', 'NKO'],
  'south-africa': ['South Africa', 'RSA'],
  austria: ['Austria', 'AUT'],
  australia: ['Australia', 'AUS'],
  iran: ['Iran', 'IRN'],
  iraq: ['Iraq', 'IRQ'],
  nigeria: ['Nigeria', 'NGA'],
};

export const titled = (key: string): string =>
  key.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => (dash ? ' ' : '') + letter.toUpperCase());

export const SIDE_NAMES: Readonly<Record<SideKey, string>> = { us: 'USA', ussr: 'USSR' };

export const ZONE_NAMES: Readonly<Record<ZoneId, string>> = {
  europe: 'Europe',
  'middle-east': 'Middle East',
  asia: 'Asia',
  africa: 'Africa',
  'central-america': 'C. America',
  'south-america': 'S. America',
};

export const MAP_WORDS: MapWords = {
  map: 'World map',
  superpowers: SIDE_NAMES,
  places: Object.fromEntries(
    PLACE_IDS.map((id) => {
      const [name, code] = LONGER[id] ?? [titled(id), id.slice(0, 3).toUpperCase()];
      return [id, { name, code }];
    }),
  ) as MapWords['places'],
  zoneKeys: { europe: 'e', 'middle-east': 'm', asia: 'a', africa: 'f', 'central-america': 'c', 'south-america': 's' },
  wholeMap: 'Whole map',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  place: (place, { choice }) =>
    [
      titled(place.id),
      `stability ${place.stability}`,
      place.battleground ? 'battleground' : '',
      `USA ${place.us}, USSR ${place.ussr}`,
      place.control === null ? '' : `${SIDE_NAMES[place.control]} control`,
      choice ? 'may be chosen' : '',
    ]
      .filter((part) => part !== '')
      .join(', '),
};

export const CARD_WORDS: CardLabels = {
  value: (card) => (card.value === null ? 'Scoring card' : `${card.value} operations`),
  side: { us: 'US event', ussr: 'USSR event', neutral: 'Event of both' },
  once: 'Leaves the game after its event',
};
