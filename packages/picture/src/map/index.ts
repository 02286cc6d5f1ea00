export { mapWords, tileSentence } from './map-words.ts';
export { isCountry, placesOf, regionOf, regionsOf, scoringNote } from './places.ts';
export { resolvedRules } from './rules.ts';
export { standingWords } from './standing-words.ts';
