import type { MapWords, PlaceId, PlaceView, TileWords } from '@longtwilight/board';
import { COUNTRY_KEYS } from '@longtwilight/engine/data';
import { COUNTRY_CODES, type Words } from '@longtwilight/words';

/** All that the map says, in one language. */
export function mapWords(words: Words): MapWords {
  const tile = (id: PlaceId): [PlaceId, TileWords] => [id, { name: words.shortCountry(id), code: COUNTRY_CODES[id] }];
  return {
    map: words.say('ui.map'),
    superpowers: { us: words.say('ui.superpower.us'), ussr: words.say('ui.superpower.ussr') },
    places: Object.fromEntries(COUNTRY_KEYS.map(tile)) as Record<PlaceId, TileWords>,
    zoneKeys: {
      europe: 'e',
      'middle-east': 'm',
      asia: 'a',
      africa: 'f',
      'central-america': 'c',
      'south-america': 's',
    },
    wholeMap: words.say('ui.map.whole'),
    zoomIn: words.say('ui.map.zoom-in'),
    zoomOut: words.say('ui.map.zoom-out'),
    place: (place, { choice, note, danger }) =>
      [
        tileSentence(words, place, choice),
        note,
        danger && words.say(danger === 'loses' ? 'ui.use.loses' : 'ui.use.danger'),
      ]
        .filter(Boolean)
        .join(', '),
  };
}

export const tileSentence = (words: Words, place: PlaceView, choice: boolean): string =>
  words.say('ui.country.tile', {
    country: place.id,
    us: place.us,
    ussr: place.ussr,
    stability: place.stability,
    battleground: place.battleground ? 'yes' : 'no',
    controller: place.control ?? 'none',
    choice: choice ? 'yes' : 'no',
  });
