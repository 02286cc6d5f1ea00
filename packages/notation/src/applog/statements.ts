import type { Pair, SideKey } from '@longtwilight/engine';
import type { CardKey, CountryKey } from '@longtwilight/engine/data';
import { CARD_TITLES, COUNTRY_NAMES, nearest, REGION_NAMES, readCard, readCountry, readRegion } from '../names.ts';
import { OUTSIDE_END_TEXTS, outsideEndIn } from '../outside-end.ts';
import type { LogStatement, OperationsUse } from './entries.ts';

/** A name in a line that is otherwise understood, or a number out of its range. */
export class BadLineError extends Error {}

const MOST_SUGGESTIONS = 3;
const suggestion = (text: string, names: readonly string[]): string => {
  const like = nearest(text, names).slice(0, MOST_SUGGESTIONS);
  return like.length === 0 ? '' : `; did you mean ${like.map((name) => `"${name}"`).join(' or ')}?`;
};
const unknown = (what: string, text: string, names: readonly string[]): never => {
  throw new BadLineError(`There is no ${what} "${text.trim()}"${suggestion(text, names)}`);
};

export const cardIn = (text: string): CardKey =>
  readCard(text) ?? unknown('card', text.replace(/\*$/, ''), Object.values(CARD_TITLES));
const countryIn = (text: string): CountryKey =>
  readCountry(text) ?? unknown('country', text, Object.values(COUNTRY_NAMES));
export const sideIn = (text: string): SideKey => (text.toLowerCase() === 'ussr' ? 'ussr' : 'us');

/** A whole number within its range: a log never states others. */
export function numberIn(text: string | undefined, what: string, low: number, high: number): number {
  const n = Number(text ?? '0');
  if (!Number.isInteger(n) || n < low || n > high)
    throw new BadLineError(`The ${what} is ${text}; expected a whole number from ${low} to ${high}`);
  return n;
}
const dieIn = (text: string | undefined): number => numberIn(text, 'die', 1, 6);
const MOST = 255;
const pairIn = (us: string | undefined, ussr: string | undefined): Pair => [
  numberIn(us, 'US influence', 0, MOST),
  numberIn(ussr, 'USSR influence', 0, MOST),
];
/** `even`, `US 4` or `USSR 4`; positive is the US's. */
function scoreIn(side: string | undefined, points: string | undefined): number {
  if (side === undefined) return 0;
  const n = numberIn(points, 'score', 0, MOST);
  return sideIn(side) === 'us' ? n : -n;
}
const titlesIn = (text: string): CardKey[] | null =>
  /^\d+ cards?$/.test(text.trim()) ? null : text.split(', ').map(cardIn);

type Groups = readonly (string | undefined)[];
interface Form {
  readonly pattern: RegExp;
  read(groups: Groups): LogStatement;
}
const form = (pattern: RegExp, read: (groups: Groups) => LogStatement): Form => ({ pattern, read });

const SIDE = '(USSR|US)';
const SCORE = String.raw`Score is (?:even|(USSR|US) (\d+))\.?`;
const wholeLine = (source: string): RegExp => new RegExp(`^${source}$`, 'i');
const USES: Readonly<Record<string, OperationsUse>> = {
  'place influence': 'influence',
  coup: 'coup',
  realignment: 'realign',
  'space race': 'space',
};

/** Every kind of line, the commonest first. Groups are numbered from 1. */
const FORMS: readonly Form[] = [
  form(wholeLine(String.raw`${SIDE} ([+-]\d+) in (.+?) ?\[(\d+)\] ?\[(\d+)\]`), ([, side, by, country, us, ussr]) => ({
    kind: 'influence',
    side: sideIn(side!),
    by: numberIn(by, 'change of influence', -MOST, MOST),
    country: countryIn(country!),
    now: pairIn(us, ussr),
  })),
  form(wholeLine('Event: (.+)'), ([, card]) => ({ kind: 'event', card: cardIn(card!) })),
  form(wholeLine('Target: (.+)'), ([, country]) => ({ kind: 'target', country: countryIn(country!) })),
  form(
    wholeLine(String.raw`(SUCCESS|FAILURE): (\d+) \[ ?\+ ?(\d+)(?: ?\(([+-]\d+)\))? *- ?2x(\d+) ?= ?(-?\d+) ?\]`),
    ([, how, die, value, modifier, stability, result]) => ({
      kind: 'coup',
      success: how!.toUpperCase() === 'SUCCESS',
      die: dieIn(die),
      value: numberIn(value, 'operations value', 0, 9),
      modifier: numberIn(modifier, 'modifier', -9, 9),
      stability: numberIn(stability, 'stability', 1, 5),
      result: numberIn(result, 'result', -20, 20),
    }),
  ),
  // The app leaves out which region was chosen
  form(wholeLine(`${SIDE} chooses (.+) is now in play\\.?`), ([, , card]) => ({
    kind: 'effect',
    card: cardIn(card!),
    on: true,
  })),
  form(wholeLine('(.+) is (now|no longer) in play\\.?'), ([, card, how]) => ({
    kind: 'effect',
    card: cardIn(card!),
    on: how!.toLowerCase() === 'now',
  })),
  form(wholeLine(String.raw`${SIDE} Military Ops to (\d+)\.?`), ([, side, now]) => ({
    kind: 'military',
    side: sideIn(side!),
    now: numberIn(now, 'military operations', 0, 5),
  })),
  form(wholeLine(String.raw`DEFCON (degrades|improves) to (\d+)\.?`), ([, how, now]) => ({
    kind: 'defcon',
    rises: how!.toLowerCase() === 'improves',
    now: numberIn(now, 'DEFCON level', 1, 5),
  })),
  form(wholeLine(String.raw`${SIDE} gains (\d+) VP\.? ${SCORE}`), ([, side, by, leader, points]) => ({
    kind: 'vp',
    side: sideIn(side!),
    by: numberIn(by, 'number of VP', 0, MOST),
    score: scoreIn(leader, points),
  })),
  form(wholeLine(String.raw`(?:No VP awarded\.? )?${SCORE}`), ([, leader, points]) => ({
    kind: 'no-vp',
    score: scoreIn(leader, points),
  })),
  form(wholeLine(String.raw`(Place Influence|Coup|Realignment|Space Race) \((\d+) Ops?\):?`), ([, use, value]) => ({
    kind: 'operations',
    use: USES[use!.toLowerCase()]!,
    value: numberIn(value, 'operations value', 0, 9),
  })),
  form(
    wholeLine(String.raw`${SIDE} rolls (\d+)(?: ?\(([+-]\d+)\) ?= ?(-?\d+))?`),
    ([, side, die, modifier, total]) => ({
      kind: 'roll',
      side: sideIn(side!),
      die: dieIn(die),
      modifier: numberIn(modifier, 'modifier', -9, 9),
      total: numberIn(total ?? die, 'total', -9, 20),
    }),
  ),
  form(wholeLine(`${SIDE} reveals (.+?)( from hand)?`), ([, side, card, hand]) => ({
    kind: 'reveal',
    side: sideIn(side!),
    card: cardIn(card!),
    fromHand: hand !== undefined,
  })),
  form(wholeLine(`${SIDE} discards (.+)`), ([, side, card]) => ({
    kind: 'discard',
    side: sideIn(side!),
    card: cardIn(card!),
  })),
  form(wholeLine(`${SIDE} headlines (.+)`), ([, side, card]) => ({
    kind: 'headline',
    side: sideIn(side!),
    card: cardIn(card!),
  })),
  form(
    wholeLine(String.raw`Die roll: (\d+) -+ (Success|Failed|Failure)! \(Needed (\d+) or less\)`),
    ([, die, how, needed]) => ({
      kind: 'space-roll',
      die: dieIn(die),
      success: how!.toLowerCase() === 'success',
      needed: dieIn(needed),
    }),
  ),
  form(wholeLine(String.raw`${SIDE} advances to (\d+) in the Space Race\.?`), ([, side, box]) => ({
    kind: 'space',
    side: sideIn(side!),
    box: numberIn(box, 'box', 1, 8),
  })),
  form(wholeLine('War in (.+)'), ([, country]) => ({ kind: 'war', country: countryIn(country!) })),
  form(
    wholeLine(String.raw`(VICTORY|DEFEAT): (\d+) *(?:\(([+-]\d+)\))? *(?:>=|<) *(\d+)`),
    ([, how, die, modifier, needed]) => ({
      kind: 'war-result',
      victory: how!.toUpperCase() === 'VICTORY',
      die: dieIn(die),
      modifier: numberIn(modifier, 'modifier', -9, 9),
      needed: dieIn(needed),
    }),
  ),
  form(
    wholeLine(String.raw`Trap Roll: (\d+) (?:<=|>) (\d+) -+ Trap (Escaped|Remains in Effect)`),
    ([, die, needed, how]) => ({
      kind: 'trap-roll',
      die: dieIn(die),
      needed: dieIn(needed),
      escaped: how!.toLowerCase() === 'escaped',
    }),
  ),
  form(wholeLine(`${SIDE} plays (.+)`), ([, side, card]) => ({
    kind: 'use-card',
    side: sideIn(side!),
    card: cardIn(card!),
  })),
  form(wholeLine(`${SIDE} returns (.+) to (?:USSR|US)`), ([, side, card]) => ({
    kind: 'return',
    side: sideIn(side!),
    card: cardIn(card!),
  })),
  form(wholeLine(`${SIDE} has no cards to (reveal|discard)`), ([, side, to]) => ({
    kind: 'nothing',
    side: sideIn(side!),
    to: to!.toLowerCase() === 'reveal' ? 'reveal' : 'discard',
  })),
  form(wholeLine(`${SIDE} chooses to (participate in|boycott) the Olympics\\.?`), ([, side, way]) => ({
    kind: 'olympics',
    side: sideIn(side!),
    way: way!.toLowerCase() === 'boycott' ? 'boycott' : 'compete',
  })),
  form(wholeLine(`${SIDE} chooses (.+)`), ([, side, region]) => ({
    kind: 'region',
    side: sideIn(side!),
    region: readRegion(region!) ?? unknown('region', region!, Object.values(REGION_NAMES)),
  })),
  form(wholeLine('\\*RESHUFFLE\\*'), () => ({ kind: 'reshuffle' })),
  form(wholeLine(`(?:${SIDE} wins|Draw)(?: by (.+?))?\\.?`), ([, side, by]) => ({
    kind: 'winner',
    side: side === undefined ? null : sideIn(side),
    by: by ?? '',
  })),

  // Setup
  form(wholeLine('(.+) will play as (USSR|USA|US)\\.?'), ([, name, side]) => ({
    kind: 'player',
    side: sideIn(side!),
    name: name!,
  })),
  form(wholeLine(String.raw`(.+) bids (\d+) Influence for ${SIDE}A?\.?`), ([, name, points, side]) => ({
    kind: 'bid',
    name: name!,
    side: sideIn(side!),
    points: numberIn(points, 'bid', 0, 20),
  })),
  form(
    wholeLine(String.raw`(?:Handicap influence|Additional Influence from bidding): (USSR|USA|US) \+?(-?\d+)\.?`),
    ([, side, points]) => ({
      kind: 'handicap',
      side: sideIn(side!),
      points: numberIn(points, 'handicap', -20, 20),
    }),
  ),
  form(wholeLine('Handicap influence: (?:None|Off|0)'), () => ({ kind: 'handicap', side: 'us', points: 0 })),
  form(wholeLine('Scenario: (.+)'), ([, name]) => ({ kind: 'scenario', name: name! })),
  form(wholeLine('Optional Cards (Added|Removed|Not Added)\\.?'), ([, how]) => ({
    kind: 'optional-cards',
    added: how!.toLowerCase() === 'added',
  })),
  form(wholeLine('(?:Variant: )?(Chinese Civil War)(?: Added| Variant)?'), ([, name]) => ({
    kind: 'variant',
    name: name!,
  })),
  form(wholeLine('Time per Player: (.+)'), ([, text]) => ({ kind: 'time', text: text! })),
  form(wholeLine(String.raw`Date: (\d{4}-\d\d-\d\d)`), ([, date]) => ({ kind: 'date', date: date! })),

  // Lines of our own
  form(wholeLine('#(.*)'), ([, text]) => ({ kind: 'note', text: text!.trim() })),
  form(wholeLine(`> ${SIDE}: (.+)`), ([, side, words]) => ({
    kind: 'answers',
    side: sideIn(side!),
    words: words!.trim().split(/ +/),
  })),
  form(wholeLine('Rules: (.+)'), ([, text]) => ({ kind: 'rules', text: text! })),
  form(wholeLine('Bids: (.+)'), ([, bids]) => ({ kind: 'bids', bids: bids!.split(',').map((bid) => bid.trim()) })),
  form(wholeLine(`Dealt to ${SIDE}: (.+)`), ([, side, cards]) => ({
    kind: 'dealt',
    side: sideIn(side!),
    cards: titlesIn(cards!),
  })),
  form(wholeLine('Draw: (.+)'), ([, cards]) => ({ kind: 'drawn', cards: titlesIn(cards!) })),
  form(wholeLine(String.raw`Roll: ((?:\d+ ?)+)`), ([, dice]) => ({
    kind: 'rolled',
    dice: dice!.trim().split(' ').map(dieIn),
  })),
  form(wholeLine(`End: (${OUTSIDE_END_TEXTS.join('|')})`), ([, text]) => ({ kind: 'end', ...outsideEndIn(text!)! })),
];

/** Somebody left the game: who, as the line calls them, and why. */
export function readLeaving(text: string): { name: string; reason: 'resign' | 'time' } | null {
  const groups =
    /^(.+?) (?:has |have )?(resigned|resigns|conceded|concedes|forfeited|forfeits|surrenders|timed out|times out|ran out of time|runs out of time|out of time)\.?$/i.exec(
      text,
    );
  if (groups === null) return null;
  return { name: groups[1]!, reason: /time/i.test(groups[2]!) ? 'time' : 'resign' };
}

/** What a line says, headings apart; null if it is of no known kind. Throws where only a name or number is wrong. */
export function readStatement(text: string): LogStatement | null {
  for (const { pattern, read } of FORMS) {
    const groups = pattern.exec(text);
    if (groups !== null) return read(groups);
  }
  return null;
}
