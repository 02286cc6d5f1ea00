import { CARD_KEYS, type Rules, type SideKey } from '@longtwilight/engine';

/* English names made from ids. A temporary home, until packages/words has them in every language. */

/** Names that can't be made from the words of an id. */
const WHOLE: Readonly<Record<string, string>> = {
  'china-card': 'The China Card',
  'arab-israeli-war': 'Arab-Israeli War',
  'indo-pakistani-war': 'Indo-Pakistani War',
  'iran-iraq-war': 'Iran-Iraq War',
  'iran-contra-scandal': 'Iran-Contra Scandal',
  'de-stalinization': 'De-Stalinization',
  'us-japan-pact': 'US/Japan Pact',
  'red-scare-purge': 'Red Scare/Purge',
  'how-i-learned': 'How I Learned to Stop Worrying',
  'nixon-china-card': 'Nixon Plays the China Card',
  'kal-007': 'KAL-007',
  'spain-portugal': 'Spain/Portugal',
  'laos-cambodia': 'Laos/Cambodia',
};
const CAPITALS: ReadonlySet<string> = new Set(
  ['nato', 'us', 'ussr', 'un', 'cia', 'salt', 'abm', 'opec', 'oas', 'comecon', 'awacs', 'norad', 'ii', 'u2', 'se'], // biome-ignore format: one line
);
const SMALL: ReadonlySet<string> = new Set(['and', 'for', 'to', 'of', 'in']);

const wordName = (word: string, i: number): string => {
  if (CAPITALS.has(word)) return word.toUpperCase();
  return i > 0 && SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1);
};

/** The English name of a card, country, region or effect. */
export const nameOf = (id: string): string => WHOLE[id] ?? id.split('-').map(wordName).join(' ');

/** A card with its value and side: `Fidel (USSR 2, once)`. */
export function cardText(id: string, rules: Rules): string {
  const card = rules.cards[(CARD_KEYS as readonly string[]).indexOf(id) + 1];
  if (card === undefined || card.scoring) return nameOf(id);
  const side = card.side === 'neutral' ? '' : card.side === 0 ? 'US ' : 'USSR ';
  return `${nameOf(id)} (${side}${card.ops}${card.once ? ', once' : ''})`;
}

/** An effect in play such as `red-scare-purge@us`. */
export function effectName(text: string): string {
  const [id = '', value] = text.split('@');
  return value === undefined ? nameOf(id) : `${nameOf(id)} (${nameOf(value)})`;
}

export const sideName = (side: SideKey): string => (side === 'us' ? 'US' : 'USSR');
export const theSide = (side: SideKey): string => `the ${sideName(side)}`;

export const signed = (n: number): string => (n < 0 ? `${n}` : `+${n}`);

/** Victory points as the track has them: positive for the US. */
export const vpText = (vp: number): string => (vp === 0 ? 'even' : `${vp > 0 ? 'US' : 'USSR'} +${Math.abs(vp)}`);

export const listText = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? 'nothing') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
