import { type Country, type Region, type Side, US, USSR } from '../core/ids.ts';
import { COUNTRY_ROWS, type CountryRow } from './data.ts';

export const REGION_KEYS = ['europe', 'asia', 'middle-east', 'africa', 'central-america', 'south-america'] as const;
export type RegionKey = (typeof REGION_KEYS)[number];
export const [EUROPE, ASIA, MIDDLE_EAST, AFRICA, CENTRAL_AMERICA, SOUTH_AMERICA] = [0, 1, 2, 3, 4, 5] as const;
export const REGIONS: readonly Region[] = [EUROPE, ASIA, MIDDLE_EAST, AFRICA, CENTRAL_AMERICA, SOUTH_AMERICA];

export type CountryKey = (typeof COUNTRY_ROWS)[number]['key'];
const rows: readonly CountryRow[] = COUNTRY_ROWS;
export const COUNTRY_KEYS = rows.map((row) => row.key) as readonly CountryKey[];

/** Country numbers by key: `at.cuba`, `at['west-germany']`. */
export const at = Object.fromEntries(COUNTRY_KEYS.map((key, c) => [key, c])) as Readonly<Record<CountryKey, Country>>;

/** Places that can hold influence: the countries, and behind them the box of the Chinese Civil War variant. */
export const MAP_PLACES = rows.length;
export const CHINESE_CIVIL_WAR: Country = at['chinese-civil-war'];
/** The countries proper. */
export const COUNTRIES = MAP_PLACES - 1;

export const STABILITY = Uint8Array.from(rows, (row) => row.stability);
export const BATTLEGROUND = Uint8Array.from(rows, (row) => (row.battleground ? 1 : 0));
export const REGION_OF = Uint8Array.from(rows, (row) => REGION_KEYS.indexOf(row.region));
/** The superpower next to each country; 2 for none. */
export const TOUCHES = Uint8Array.from(rows, (row) => (row.touches === 'us' ? US : row.touches === 'ussr' ? USSR : 2));
export const NEIGHBOURS: readonly Uint8Array[] = rows.map((row) =>
  Uint8Array.from(row.adjacent, (key) => COUNTRY_KEYS.indexOf(key as CountryKey)),
);
export const COUNTRIES_OF: readonly Uint8Array[] = REGION_KEYS.map((key) =>
  Uint8Array.from(rows.slice(0, COUNTRIES).flatMap((row, c) => (row.region === key ? [c] : []))),
);
export const BATTLEGROUNDS_OF = Uint8Array.from(COUNTRIES_OF, (all) => all.filter((c) => BATTLEGROUND[c]).length);

/** A list of countries: a test for membership as quick as a look into a table, and the list itself, in order. */
export interface Land {
  (c: Country): boolean;
  readonly countries: Uint8Array;
}
/** `land((c) => ...)`: all countries for which something holds, found once and for good. */
export const land = (holds: (c: Country) => boolean): Land => {
  const flags = Uint8Array.from(rows, (_row, c) => (holds(c) ? 1 : 0));
  const countries = Uint8Array.from(flags.keys()).filter((c) => flags[c] === 1 && c < COUNTRIES);
  return Object.assign((c: Country) => flags[c] === 1, { countries });
};
export const everywhere = land(() => true);
const part = (name: 'western-europe' | 'eastern-europe' | 'southeast-asia'): Land =>
  land((c) => rows[c]!.sub?.includes(name) ?? false);
export const westernEurope = part('western-europe');
export const easternEurope = part('eastern-europe');
export const southeastAsia = part('southeast-asia');

const inRegion = (...regions: readonly Region[]): Land => land((c) => regions.includes(REGION_OF[c]!));
export const europe = inRegion(EUROPE);
export const outsideEurope = land((c) => !europe(c));
export const asia = inRegion(ASIA);
export const middleEast = inRegion(MIDDLE_EAST);
export const africa = inRegion(AFRICA);
export const centralAmerica = inRegion(CENTRAL_AMERICA);
export const southAmerica = inRegion(SOUTH_AMERICA);
export const latinAmerica = inRegion(CENTRAL_AMERICA, SOUTH_AMERICA);
export const africaOrSoutheastAsia = land((c) => africa(c) || southeastAsia(c));

export const battleground = (c: Country): boolean => BATTLEGROUND[c] === 1;
export const stability = (c: Country): number => STABILITY[c]!;
export const touches = (c: Country, side: Side): boolean => TOUCHES[c] === side;
/** `oneOf('cuba', 'haiti')`: a printed list of countries. */
export const oneOf = (...keys: readonly CountryKey[]): Land => land((c) => keys.includes(COUNTRY_KEYS[c]!));
/** `nextTo('cuba')`: the countries adjacent to a country. */
export const nextTo = (key: CountryKey): Land => land((c) => NEIGHBOURS[at[key]]!.includes(c));
