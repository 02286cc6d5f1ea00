import {
  type CardKey,
  COUNTRY_KEYS,
  type FullPosition,
  gameFrom,
  REGION_KEYS,
  REGION_OF,
  type RegionKey,
  type Rules,
  type SideKey,
  type View,
  view,
} from '@longtwilight/engine';
import { CARD_TITLES, COUNTRY_NAMES, REGION_NAMES } from '../names.ts';
import { listOf, phrase, sentence } from './sentences.ts';

export const scoreText = (vp: number): string =>
  vp === 0 ? phrase('score.even') : sentence(vp > 0 ? 'score.us' : 'score.ussr', { points: Math.abs(vp) });

/** Who stands how in each region, asked of the engine: a game is set up with this map. */
function standings(rules: Rules, { influence, effects, turn }: FullPosition): View['regions'] {
  return view(gameFrom(rules, { start: 'headline', turn, influence, effects }), 'public').regions;
}

const effectName = (text: string): string => {
  const [card, value] = text.split('@');
  const name = CARD_TITLES[card as CardKey]; // an effect has the key of its card
  if (value === undefined) return name;
  return `${name} (${REGION_NAMES[value as RegionKey] ?? phrase(value === 'us' ? 'side.us' : 'side.ussr')})`;
};

/** A position in a few lines: the tracks, the map by region, and hands as far as they may be told. */
export function positionLines(
  rules: Rules,
  position: FullPosition,
  hands: Readonly<Record<SideKey, readonly CardKey[] | null>>,
): string[] {
  const { defcon, vp, space, china, effects } = position;
  const regions = standings(rules, position);
  return [
    sentence('tracks', { score: scoreText(vp), defcon, us: space[0], ussr: space[1] }),
    china.holder === 'none'
      ? phrase('china.nobody')
      : sentence('china.held', {
          side: phrase(china.holder === 'us' ? 'side.us' : 'side.ussr'),
          face: phrase(china.faceUp ? 'face.up' : 'face.down'),
        }),
    ...(effects.length === 0 ? [] : [sentence('effects', { effects: listOf(effects.map(effectName)) })]),
    ...REGION_KEYS.map((region, i) =>
      sentence('region', {
        region: REGION_NAMES[region],
        us: phrase(`standing.${regions[region].us}`),
        ussr: phrase(`standing.${regions[region].ussr}`),
        score: scoreText(regions[region].vp),
        countries: countries(position, i),
      }),
    ),
    ...(['us', 'ussr'] as const).flatMap((side) => {
      const cards = hands[side];
      if (cards === null || cards.length === 0) return [];
      const held = listOf(cards.map((card) => CARD_TITLES[card]));
      return [sentence('hand', { side: phrase(side === 'us' ? 'side.us' : 'side.ussr'), cards: held })];
    }),
  ];
}

function countries({ influence }: FullPosition, region: number): string {
  const texts = COUNTRY_KEYS.flatMap((key, c) => {
    const pair = REGION_OF[c] === region ? influence[key] : undefined;
    return pair === undefined ? [] : [sentence('country', { country: COUNTRY_NAMES[key], us: pair[0], ussr: pair[1] })];
  });
  return texts.length === 0 ? phrase('nothing') : texts.join(', ');
}
