import {
  type FullPosition,
  gameFrom,
  type Region,
  type Rules,
  SIDE_KEYS,
  type SideKey,
  type View,
  view,
} from '@longtwilight/engine';
import { type CardKey, COUNTRY_KEYS, REGION_KEYS, REGION_OF } from '@longtwilight/engine/data';
import type { Words } from '@longtwilight/words';

/** Who stands how in each region, asked of the engine: a game is set up with this map. */
function standings(rules: Rules, { influence, effects, turn }: FullPosition): View['regions'] {
  return view(gameFrom(rules, { start: 'headline', turn, influence, effects }), 'public').regions;
}

/** A position in a few lines: the tracks, the map by region, and hands as far as they may be told. */
export function positionLines(
  words: Words,
  rules: Rules,
  position: FullPosition,
  hands: Readonly<Record<SideKey, readonly CardKey[] | null>>,
): string[] {
  const { defcon, vp, space, china, effects } = position;
  const regions = standings(rules, position);
  return [
    words.say('story.tracks', { score: vp, level: defcon, us: space[0], ussr: space[1] }),
    china.holder === 'none'
      ? words.say('story.china.nobody')
      : words.say('story.china', { side: china.holder, face: china.faceUp ? 'up' : 'down' }),
    ...(effects.length === 0
      ? []
      : [words.say('story.effects', { parts: effects.map((effect) => words.effect(effect)) })]),
    ...REGION_KEYS.map((region, i) => {
      const parts = countries(words, position, i);
      const { us: usStanding, ussr: ussrStanding, vp: score } = regions[region];
      const standing = { region, usStanding, ussrStanding, score };
      return parts.length === 0
        ? words.say('story.region.empty', standing)
        : words.say('story.region', { ...standing, parts });
    }),
    ...SIDE_KEYS.flatMap((side) => {
      const cards = hands[side];
      return cards === null || cards.length === 0 ? [] : [words.say('story.hand', { side, cards })];
    }),
  ];
}

function countries(words: Words, { influence }: FullPosition, region: Region): string[] {
  return COUNTRY_KEYS.flatMap((country, c) => {
    const pair = REGION_OF[c] === region ? influence[country] : undefined;
    return pair === undefined ? [] : [words.say('story.country', { country, us: pair[0], ussr: pair[1] })];
  });
}
