import { MAP_PLACES } from '../map/countries.ts';
import { CARD_COUNT } from './card-keys.ts';
import { EFFECT_COUNT } from './effects.ts';

/*
 * One flat byte array holds a game: what is now, what was when the current play began (the checkpoint), the answers given
 * since then (the journal), and the number of answers in all. Copying it copies the game.
 */
let size = 0;
const bytes = (count: number): number => {
  const offset = size;
  size += count;
  return offset;
};

const wholeWords = (count: number): number => Math.ceil(count / 4) * 4;

/** Influence: all places of the US, then all of the USSR; in whole words, so that empty stretches are skipped quickly. */
export const INFLUENCE_OF_SIDE = wholeWords(MAP_PLACES);
export const INFLUENCE = bytes(2 * INFLUENCE_OF_SIDE);
/** One byte a card: where it is (low four bits) and which viewers know that (bits 4 to 6); index by card number. */
export const CARDS = bytes(wholeWords(CARD_COUNT + 1));
/** How many words the cards take: four cards each. */
export const CARD_WORDS = wholeWords(CARD_COUNT + 1) / 4;
/** How many cards lie in each place. */
export const COUNTS = bytes(8);
export const EFFECTS = bytes(EFFECT_COUNT);

export const PHASE = bytes(1);
export const TURN = bytes(1);
export const ROUND = bytes(1);
/** Whose card is being resolved: the side that loses if DEFCON falls to 1. */
export const PHASING = bytes(1);
export const DEFCON = bytes(1);
/** Victory points, positive for the US, kept with an offset. */
export const VP = bytes(1);
export const VP_ZERO = 128;
export const MILITARY = bytes(2);
export const SPACE = bytes(2);
export const SPACE_USED = bytes(2);
export const CHINA_HOLDER = bytes(1);
export const CHINA_FACE_UP = bytes(1);
/** The headline card of each side, 0 for none (yet). */
export const HEADLINE = bytes(2);
/** Sides that may take an eighth round this turn by an event. */
export const EIGHTH = bytes(2);
/** Whether DEFCON moved to 2 in this action round with NORAD in effect. */
export const NORAD_ALERT = bytes(1);
/** Viewers who know at least one card of the draw pile, so that draws by others must make them forget. */
export const PILE_KNOWN = bytes(1);
/** The order the USSR gave the US hand (second edition's Aldrich Ames), 0 behind the last. */
export const ORDER = bytes(16);
export const ORDER_SIZE = 16;
/** Why the game is over (0: it is not) and who won (2: nobody). */
export const OVER = bytes(1);
export const WINNER = bytes(1);

bytes(wholeWords(size) - size);
export const NOW_SIZE = size;
export const CHECKPOINT = bytes(NOW_SIZE);
export const JOURNAL_SIZE = 128;
export const JOURNAL = bytes(JOURNAL_SIZE);
/** Beside each answer of the journal: the viewers who know it, where not everyone does. */
export const JOURNAL_SEEN = bytes(JOURNAL_SIZE);
export const JOURNAL_LENGTH = bytes(1);
bytes(wholeWords(size) - size);
/** How many answers the game has had, chance included; a whole word. */
export const ANSWERED = bytes(4);
export const SIZE = size;

/** Where a card can be. A hand is `HAND + side`. */
export const BOX = 0;
export const HAND = 1;
export const PILE = 3;
export const DISCARD = 4;
export const REMOVED = 5;
/** Being played: out of hand, not yet filed. */
export const TABLE = 6;
/** Face up in front of the US (Shuttle Diplomacy waiting for its scoring). */
export const FRONT = 7;
export type CardPlace = number;

export const PLACE_MASK = 15;
/** Bits of the viewers who know where a card is. */
export const KNOWN = [16, 32, 64] as const;
export const KNOWN_TO_ALL = 16 | 32 | 64;
