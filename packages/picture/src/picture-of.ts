import { BoardPicture, type PictureFont, type PictureLine } from '@longtwilight/board/picture';
import { SIDE_KEYS, type SideKey, type View } from '@longtwilight/engine';
import type { Words } from '@longtwilight/words';
import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { mapWords } from './map/map-words.ts';
import { placesOf, regionsOf } from './map/places.ts';
import { standingWords } from './map/standing-words.ts';

/** The names of those who play, as far as they are known. */
export type Named = Readonly<Partial<Record<SideKey, string>>>;

export interface PictureOptions {
  readonly players?: Named;
  /** In pixels. */
  readonly width: number;
  readonly font: PictureFont;
}

/** The board as everybody who has this view sees it, as SVG that stands on its own. No hand is in it. */
export function pictureOf(seen: View, words: Words, { players = {}, width, font }: PictureOptions): string {
  const places = placesOf(seen);
  const props = {
    places,
    words: mapWords(words),
    plates: { regions: regionsOf(seen, places, words), words: standingWords(words) },
    lines: linesOf(seen, words, players),
    width,
    font,
  };
  return renderToString(h(BoardPicture, props));
}

/** What stands beside the map: when, how the game stands, who plays. */
function linesOf(seen: View, words: Words, players: Named): PictureLine[][] {
  const { turn, vp, defcon, outcome } = seen;
  const leader = vp === 0 ? undefined : vp > 0 ? 'us' : 'ussr';
  const small = (text: string, side?: SideKey): PictureLine => ({ text, size: 'small', side });
  const large = (text: string, side?: SideKey): PictureLine => ({ text, size: 'large', side });
  return [
    [small(words.say('ui.title'))],
    [large(words.say('ui.turn', { turn })), ...momentOf(seen, words).map((text) => small(text))],
    [small(words.say('ui.vp')), large(words.score(vp), leader)],
    [small(words.say('ui.defcon')), large(String(defcon))],
    SIDE_KEYS.flatMap((side) => (players[side] === undefined ? [] : [small(players[side], side)])),
    outcome === null ? [] : [small(resultOf(outcome, words))],
  ].filter((block) => block.length > 0);
}

const momentOf = ({ phase, round, outcome }: View, words: Words): string[] =>
  outcome === null ? [words.sayKnown([`phase.${phase}`], { round })] : [];

const resultOf = ({ winner }: NonNullable<View['outcome']>, words: Words): string =>
  winner === 'draw' ? words.say('ui.after.draw') : words.say('ui.after.winner', { side: winner });
