import type { CardKey, CountryKey, RegionKey, SideKey } from './ids.ts';

/** Regions as they are named: the six that are scored, and the parts that cards speak of. */
export type RegionName = RegionKey | 'western-europe' | 'eastern-europe' | 'southeast-asia';

/** What an argument is, which decides how it is written. */
interface Kinds {
  readonly side: SideKey;
  readonly country: CountryKey;
  readonly region: RegionName;
  readonly card: CardKey;
  /** Cards in a row: “A, B and C”. */
  readonly cards: readonly CardKey[];
  /** A box of the space race, by number. */
  readonly box: number;
  /** Victory points as the track has them, positive for the US. */
  readonly score: number;
  readonly standing: 'none' | 'presence' | 'domination' | 'control';
  /** With its sign: +1, −2. */
  readonly signed: number;
  readonly number: number;
  readonly text: string;
  /** Labels in a row, with commas. */
  readonly parts: readonly string[];
  /** Only chosen by, never shown. */
  readonly choice: string;
}
export type Kind = keyof Kinds;

/** Every argument of a message, and what it is. */
// biome-ignore format: a table
export const PARAMETERS = {
  side: 'side', country: 'country', region: 'region', card: 'card', cards: 'cards', box: 'box', score: 'score',
  usStanding: 'standing', ussrStanding: 'standing',
  change: 'signed', modifier: 'signed', usModifier: 'signed', ussrModifier: 'signed',
  turn: 'number', round: 'number', count: 'number', left: 'number', value: 'number', roll: 'number', level: 'number',
  us: 'number', ussr: 'number', points: 'number', stability: 'number', done: 'number', needed: 'number',
  countries: 'number', battlegrounds: 'number', neighbours: 'number', needs: 'number', first: 'number', second: 'number',
  odds: 'number', risk: 'number', won: 'number', tries: 'number', expected: 'number',
  usShare: 'text', ussrShare: 'text', usTotal: 'text', ussrTotal: 'text',
  name: 'text', date: 'text', text: 'text', years: 'text', tap: 'text',
  parts: 'parts',
  standing: 'choice', result: 'choice', face: 'choice', scoring: 'choice', owner: 'choice', once: 'choice',
  battleground: 'choice', controller: 'choice', choice: 'choice', era: 'choice', war: 'choice', optional: 'choice',
} as const satisfies Readonly<Record<string, Kind>>;
export type Parameter = keyof typeof PARAMETERS;

/** Arguments that nothing has to be given for: {marshallPlan} is the title of that card in the edition in play. */
export const cardsByArgument = <K extends string>(cards: readonly K[]): ReadonlyMap<string, K> =>
  new Map(cards.map((card) => [card.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()), card]));

type Value<P extends Parameter> = Kinds[(typeof PARAMETERS)[P]];
type Head<T extends string, End extends string> = T extends `${infer A}${End}${string}` ? A : T;
type NameAt<T extends string> = Extract<Head<Head<Head<T, '}'>, ','>, '_'>, Parameter>;
/** The arguments of a message: the names that stand behind an opening brace. */
type Names<T extends string> = T extends `${string}{${infer Rest}` ? NameAt<Rest> | Names<Rest> : never;

/** What a message has to be given. */
export type Arguments<T extends string> = { readonly [P in Names<T>]: Value<P> };
