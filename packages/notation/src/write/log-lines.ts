import { coupStrength, type EndReason, type Fact, type Rules, type SideKey } from '@longtwilight/engine';
import { at, type CardKey, type CountryKey, STABILITY } from '@longtwilight/engine/data';
import { COUNTRY_NAMES, printedTitle } from '../names.ts';

/* The lines of a text log, in the app's wording. */

type FactOf<T extends Fact['t']> = Extract<Fact, { readonly t: T }>;

export const SIDE_NAMES: Readonly<Record<SideKey, string>> = { us: 'US', ussr: 'USSR' };

/** What the app calls operations of each kind. */
export const OPERATIONS_NAMES: Readonly<Record<string, string>> = {
  influence: 'Place Influence',
  coup: 'Coup',
  realign: 'Realignment',
  space: 'Space Race',
};

const REASON_NAMES: Readonly<Partial<Record<EndReason, string>>> = {
  defcon: 'Nuclear War',
  vp: 'Victory Points',
  europe: 'Europe Control',
  final: 'Final Scoring',
  wargames: 'Wargames',
  'held-scoring': 'Held Scoring Card',
  'cuban-missile-crisis': 'Cuban Missile Crisis',
};

/** A card's title, with a star if its event removes it from the game. */
export const titleOf = (rules: Rules, key: CardKey): string => {
  const once = rules.cards.find((card) => card?.key === key)?.once ?? false;
  return printedTitle(key, once);
};
export const countryName = (key: CountryKey): string => COUNTRY_NAMES[key];

const pair = ([us, ussr]: readonly [number, number]): string => `[${us}][${ussr}]`;
const signed = (n: number): string => (n < 0 ? `${n}` : `+${n}`);
/** A die's modifier in brackets, with the spaces that the app puts around it. */
const modified = (modifier: number): string => (modifier === 0 ? ' ' : ` (${signed(modifier)})  `);
const score = (vp: number): string => (vp === 0 ? 'even' : `${vp > 0 ? 'US' : 'USSR'} ${Math.abs(vp)}`);

export const influenceLine = ({ side, country, by, now }: Omit<FactOf<'influence'>, 't'>): string =>
  `${SIDE_NAMES[side]} ${signed(by)} in ${countryName(country)} ${pair(now)}`;

export const operationsLine = (use: string, value: number): string => `${OPERATIONS_NAMES[use]} (${value} Ops):`;

export function coupLine({ country, value, modifier }: FactOf<'coup'>, roll: number): string {
  const stability = STABILITY[at[country]]!;
  const result = coupStrength(at[country], value, modifier, roll);
  return `${result > 0 ? 'SUCCESS' : 'FAILURE'}: ${roll} [ + ${value}${modified(modifier)}- 2x${stability} = ${result} ]`;
}
export const realignLine = (side: SideKey, roll: number, modifier: number): string =>
  `${SIDE_NAMES[side]} rolls ${roll}${modifier === 0 ? '' : ` (${signed(modifier)}) = ${roll + modifier}`}`;

export function warLine({ modifier }: FactOf<'war'>, roll: number, win: number): string {
  const won = roll + modifier >= win;
  return `${won ? 'VICTORY' : 'DEFEAT'}: ${roll}${modified(modifier)}${won ? '>=' : '<'} ${win}`;
}
export const spaceLine = (roll: number, needed: number): string =>
  `Die roll: ${roll} -- ${roll <= needed ? 'Success' : 'Failed'}! (Needed ${needed} or less)`;
export const trapLine = (roll: number, needed: number): string =>
  roll <= needed
    ? `Trap Roll: ${roll} <= ${needed} -- Trap Escaped`
    : `Trap Roll: ${roll} > ${needed} -- Trap Remains in Effect`;

export const vpLine = ({ side, by, now }: FactOf<'vp'>): string =>
  `${SIDE_NAMES[side]} gains ${by} VP. Score is ${score(now)}.`;
export const noVpLine = (vp: number): string => `No VP awarded. Score is ${score(vp)}.`;
export const defconLine = (before: number, now: number): string =>
  `DEFCON ${now < before ? 'degrades' : 'improves'} to ${now}`;
export const militaryLine = ({ side, now }: FactOf<'military'>): string => `${SIDE_NAMES[side]} Military Ops to ${now}`;
export const advanceLine = ({ side, box }: FactOf<'space'>): string =>
  `${SIDE_NAMES[side]} advances to ${box} in the Space Race.`;
export const overLine = ({ winner, reason }: FactOf<'over'>): string =>
  `${winner === null ? 'Draw' : `${SIDE_NAMES[winner]} wins`} by ${REASON_NAMES[reason] ?? reason}`;
