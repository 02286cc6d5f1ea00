import { isControl, otherKey, type Rules, type SideKey, type View } from '@longtwilight/engine';
import {
  at,
  BATTLEGROUND,
  COUNTRY_KEYS,
  type CountryKey,
  REGION_KEYS,
  REGION_OF,
  type RegionKey,
  STABILITY,
} from '@longtwilight/engine/data';
import { cardText, counted, sideName, vpText } from './names.ts';
import { words } from './words.ts';

/** What a map shows. */
export type MapContents = Pick<View, 'influence'>;

const influenceIn = (country: CountryKey, board: MapContents): readonly [number, number] =>
  board.influence[country] ?? [0, 0];

/** The side in control of a country. */
function controller(country: CountryKey, board: MapContents): SideKey | null {
  const [us, ussr] = influenceIn(country, board);
  return isControl(us - ussr, at[country]) ? 'us' : isControl(ussr - us, at[country]) ? 'ussr' : null;
}
const isBattleground = (country: CountryKey): boolean => BATTLEGROUND[COUNTRY_KEYS.indexOf(country)] === 1;

const control = (country: CountryKey, board: MapContents): string => {
  const side = controller(country, board);
  return side === null ? '' : sideName(side);
};

/** A country in a list of answers: `Poland* 0/3 USSR`, with a star for a battleground. */
export function countryText(id: string, board: MapContents): string {
  const country = id as CountryKey; // every caller has looked it up among the countries
  const pair = influenceIn(country, board).join('/');
  return `${words.country(country)}${isBattleground(country) ? '*' : ''} ${pair} ${control(country, board)}`.trimEnd();
}

export const statusText = (seen: View): string => {
  const when = seen.round === 0 ? (seen.phase === 'setup' ? 'setup' : 'headlines') : `action round ${seen.round}`;
  return `turn ${seen.turn}, ${when} | DEFCON ${seen.defcon} | VP ${vpText(seen.vp)}`;
};

/** The tracks and the map; one region if it is named. */
export function boardText(seen: View, only: RegionKey | null): string[] {
  const regions = REGION_KEYS.filter((region) => only === null || region === only);
  return [
    ...(only === null ? tracks(seen) : []),
    ...regions.flatMap((region) => ['', ...regionText(region, seen)]),
    '',
    'For each country: stability in brackets, * if it is a battleground, US/USSR influence, and who controls it.',
  ];
}

function tracks(seen: View): string[] {
  const { holder, faceUp } = seen.china;
  return [
    statusText(seen),
    `Military operations US ${seen.milOps[0]}, USSR ${seen.milOps[1]} | space race US ${seen.space[0]}, USSR ${seen.space[1]}`,
    `China Card: ${holder === 'none' ? 'nobody' : `${sideName(holder)}, face ${faceUp ? 'up' : 'down'}`}`,
    `Cards: US ${seen.hands.us.count}, USSR ${seen.hands.ussr.count}, draw pile ${seen.pile.count}, discards ${seen.discard.length}`,
    ...(seen.effects.length === 0
      ? []
      : [`In effect: ${seen.effects.map((effect) => words.effect(effect)).join(', ')}`]),
  ];
}

function regionText(region: RegionKey, seen: View): string[] {
  const { us, ussr, vp } = seen.regions[region];
  const countries = COUNTRY_KEYS.filter(
    (key, c) => REGION_KEYS[REGION_OF[c]!] === region && (key !== 'chinese-civil-war' || seen.rules.chineseCivilWar),
  );
  const cells = countries.map((country) => {
    const stability = STABILITY[COUNTRY_KEYS.indexOf(country)]!;
    const name = `${words.country(country)} (${stability})${isBattleground(country) ? '*' : ''}`;
    return `${name.padEnd(26)}${influenceIn(country, seen).join('/').padEnd(6)}${control(country, seen).padEnd(6)}`;
  });
  const rows = Math.ceil(cells.length / 2);
  return [
    `${words.region(region).toUpperCase()}   US: ${us}, USSR: ${ussr}; if scored now: ${vpText(vp)}`,
    ...Array.from({ length: rows }, (_, row) => `  ${cells[row]!}${cells[row + rows] ?? ''}`.trimEnd()),
  ];
}

/** A side's own cards, and what it knows of the other hand. */
export function handText(seen: View, side: SideKey, rules: Rules): string[] {
  const other = otherKey(side);
  const known = seen.hands[other].cards;
  return [
    `Your hand (${seen.hands[side].count}):`,
    ...seen.hands[side].cards.map((card) => `  ${cardText(card, rules)}`),
    ...(seen.china.holder === side ? [`  The China Card, face ${seen.china.faceUp ? 'up' : 'down'}`] : []),
    `${words.side(other, 'The')} holds ${counted(seen.hands[other].count, 'card')}${known.length === 0 ? '.' : `, including ${words.list(known.map((card) => words.card(card)))}.`}`,
  ];
}
