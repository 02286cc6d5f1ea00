import { RefusedError, SIDE_KEYS, type SideKey } from '@longtwilight/engine';
import { CARD_KEYS, type CardKey, COUNTRY_KEYS, type CountryKey } from '@longtwilight/engine/data';
import { PLAY_KINDS } from './card-plays.ts';
import type { GameDigest, PlayedCard, SetupPlaces } from './digest.ts';

/** The beginning of a game: the set-ups, the first headlines and the plays of turn 1. */
export interface GameOpening {
  readonly winner: SideKey | 'draw' | null;
  readonly setup: Readonly<Record<SideKey, SetupPlaces>>;
  readonly headlines: Readonly<Partial<Record<SideKey, CardKey>>>;
  readonly plays: readonly Pick<PlayedCard, 'side' | 'card' | 'kind' | 'places'>[];
}

/** Null for a game that began elsewhere, and for one that ended before its first headline. */
export function openingOf({ winner, setup, plays }: GameDigest): GameOpening | null {
  const first = plays.filter(({ turn }) => turn === 1);
  const headlines = first.filter(({ kind }) => kind === 'headline');
  if (setup === null || headlines.length === 0) return null;
  return {
    winner,
    setup: { us: inOrder(setup.us), ussr: inOrder(setup.ussr) },
    headlines: Object.fromEntries(headlines.map(({ side, card }) => [side, card])),
    plays: first
      .filter(({ kind }) => kind !== 'headline')
      .map(({ side, card, kind, places }) => ({ side, card, kind, places })),
  };
}

/** The most influence first, so that the same set-up reads the same. */
function inOrder(places: SetupPlaces): SetupPlaces {
  const all = Object.entries(places) as [CountryKey, number][];
  const order = ([country, by]: [CountryKey, number]): number => COUNTRY_KEYS.indexOf(country) - 1000 * by;
  return Object.fromEntries(all.filter(([, by]) => by !== 0).sort((a, b) => order(a) - order(b)));
}

/** Many openings in a small file: set-ups are listed once, cards and countries are numbers. */
interface OpeningsFile {
  readonly format: typeof FORMAT;
  readonly version: 1;
  /** Who played both sides. */
  readonly player: string;
  /** Each as `country influence country influence`. */
  readonly setups: readonly string[];
  /** Winner (0 US, 1 USSR, 2 draw), set-ups and headlines of US and USSR, then plays as `side.card.kind.country`. */
  readonly games: readonly string[];
}
const FORMAT = 'longtwilight-openings';
const NOBODY = -1;
const WINNERS = [...SIDE_KEYS, 'draw'] as const;

export function writeOpenings(player: string, openings: readonly GameOpening[]): string {
  const setups: string[] = [];
  const setupNumber = (places: SetupPlaces): number => {
    const text = Object.entries(places)
      .map(([country, by]) => `${COUNTRY_KEYS.indexOf(country as CountryKey)} ${by}`)
      .join(' ');
    if (!setups.includes(text)) setups.push(text);
    return setups.indexOf(text);
  };
  const cardNumber = (card: CardKey | undefined): number => (card === undefined ? NOBODY : CARD_KEYS.indexOf(card));
  const games = openings.map(({ winner, setup, headlines, plays }) =>
    [
      winner === null ? NOBODY : WINNERS.indexOf(winner),
      setupNumber(setup.us),
      setupNumber(setup.ussr),
      cardNumber(headlines.us),
      cardNumber(headlines.ussr),
      ...plays.map(playText),
    ].join(' '),
  );
  const file: OpeningsFile = { format: FORMAT, version: 1, player, setups, games };
  return `${JSON.stringify(file, null, 2)}\n`;
}

const playText = ({ side, card, kind, places }: GameOpening['plays'][number]): string =>
  [SIDE_KEYS.indexOf(side), CARD_KEYS.indexOf(card), PLAY_KINDS.indexOf(kind)]
    .concat(places.map((place) => COUNTRY_KEYS.indexOf(place)))
    .join('.');

export function readOpenings(data: unknown): { readonly player: string; readonly openings: readonly GameOpening[] } {
  const file = data as OpeningsFile;
  if (file?.format !== FORMAT || file.version !== 1)
    throw new RefusedError('bad-save', `This is not a file of openings: expected the format ${FORMAT}, version 1`);
  const setups = file.setups.map(readSetup);
  const card = (number: number): CardKey | undefined => CARD_KEYS[number];
  const openings = file.games.map((text): GameOpening => {
    const [winner, us, ussr, headlineUs, headlineUssr, ...plays] = text.split(' ') as [string, ...string[]];
    const [mine, theirs] = [card(Number(headlineUs)), card(Number(headlineUssr))];
    return {
      winner: WINNERS[Number(winner)] ?? null,
      setup: { us: setups[Number(us)] ?? {}, ussr: setups[Number(ussr)] ?? {} },
      headlines: { ...(mine && { us: mine }), ...(theirs && { ussr: theirs }) },
      plays: plays.map(readPlay),
    };
  });
  return { player: file.player, openings };
}

function readSetup(text: string): SetupPlaces {
  const numbers = text === '' ? [] : text.split(' ').map(Number);
  const pairs = numbers.flatMap((country, i) => (i % 2 === 0 ? [[COUNTRY_KEYS[country]!, numbers[i + 1]!]] : []));
  return Object.fromEntries(pairs);
}

function readPlay(text: string): GameOpening['plays'][number] {
  const [side = 0, card = 0, kind = 0, ...places] = text.split('.').map(Number);
  return {
    side: SIDE_KEYS[side]!,
    card: CARD_KEYS[card]!,
    kind: PLAY_KINDS[kind]!,
    places: places.map((place) => COUNTRY_KEYS[place]!),
  };
}
