import type { EndReason, Fact, SideKey } from '@longtwilight/engine';
import { counted, listText, nameOf, sideName, signed, theSide, vpText } from './names.ts';

/* Facts as English sentences. A temporary home, until packages/words has them in every language. */

type FactOf<T extends Fact['t']> = Extract<Fact, { readonly t: T }>;
type PlaceKey = FactOf<'card'>['from'];

const The = (side: SideKey): string => `The ${sideName(side)}`;
const dieText = (modifier: number): string => (modifier === 0 ? '' : ` (${signed(modifier)} to the die)`);
const pairText = ([us, ussr]: readonly [number, number]): string => `US ${us}, USSR ${ussr}`;

const SKIPS: Readonly<Record<FactOf<'skip'>['why'], string>> = {
  'no-cards': 'has no card to play',
  pass: 'passes',
  trap: 'is trapped without a card to discard, and loses the round',
};
const USES: Readonly<Record<FactOf<'play'>['use'], string>> = {
  event: 'for the event',
  'event-first': 'letting the event happen before the operations',
  influence: 'to place influence',
  coup: 'for a coup',
  realign: 'for realignment',
  space: 'on the space race',
  trap: 'trying to get out of the trap',
};
const REASONS: Readonly<Record<EndReason, string>> = {
  defcon: 'by nuclear war',
  vp: 'by 20 victory points',
  europe: 'by control of Europe',
  final: 'after final scoring',
  wargames: 'by Wargames',
  'held-scoring': 'because a scoring card was held',
  'cuban-missile-crisis': 'by a coup during the Cuban Missile Crisis',
  resign: 'by resignation',
  time: 'because time ran out',
  agreement: 'by agreement',
};
const HANDS: Readonly<Partial<Record<PlaceKey, SideKey>>> = { 'us-hand': 'us', 'ussr-hand': 'ussr' };
const PLACES: Readonly<Record<PlaceKey, string>> = {
  box: 'the box',
  'us-hand': 'the US hand',
  'ussr-hand': 'the USSR hand',
  pile: 'the draw pile',
  discard: 'the discards',
  removed: 'the cards out of the game',
  table: 'the table',
  front: 'the US side of the table, where it waits',
};

type Tellers = { readonly [T in Fact['t']]: (fact: FactOf<T>) => string | null };

/** One teller for each fact; null where another fact has told it already. */
const TELLERS: Tellers = {
  turn: ({ turn }) => `Turn ${turn} begins.`,
  headline: ({ us, ussr }) =>
    `The headlines: ${us === null ? 'none' : nameOf(us)} of the US, ${ussr === null ? 'none' : nameOf(ussr)} of the USSR.`,
  round: ({ round, side }) => `Action round ${round} of ${theSide(side)}.`,
  skip: ({ side, why }) => `${The(side)} ${SKIPS[why]}.`,
  play: ({ side, card, use }) => `${The(side)} ${use === 'trap' ? 'discards' : 'plays'} ${nameOf(card)}, ${USES[use]}.`,
  event: ({ side, card }) => `The event of ${nameOf(card)} happens, for ${theSide(side)}.`,
  'no-event': ({ card, why }) =>
    why === 'cannot' ? `The event of ${nameOf(card)} can't happen.` : `${nameOf(card)} is cancelled.`,
  influence: ({ side, country, by, now }) =>
    `${The(side)} ${by > 0 ? 'adds' : 'loses'} ${Math.abs(by)} influence in ${nameOf(country)} (now ${pairText(now)}).`,
  coup: ({ side, country, value, modifier }) =>
    `${The(side)} attempts a coup in ${nameOf(country)} with ${value} operations${dieText(modifier)}.`,
  realign: ({ side, country, modifiers }) =>
    `${The(side)} rolls to realign ${nameOf(country)} (US ${signed(modifiers[0])}, USSR ${signed(modifiers[1])} to the dice).`,
  war: ({ side, country, modifier }) => `${The(side)} makes war in ${nameOf(country)}${dieText(modifier)}.`,
  die: ({ side, roll }) => `${The(side)} rolls ${roll}.`,
  vp: ({ side, by, now }) => `${The(side)} gains ${by} VP (now ${vpText(now)}).`,
  defcon: ({ now }) => `DEFCON is now ${now}.`,
  military: ({ side, now }) => `${The(side)} has ${now} military operations.`,
  space: ({ side, box }) => `${The(side)} reaches box ${box} of the space race.`,
  china: ({ holder, faceUp }) => `${The(holder)} holds the China Card, face ${faceUp ? 'up' : 'down'}.`,
  effect: tellEffect,
  score: ({ region, us, ussr }) => `${nameOf(region)} is scored: ${shareText('us', us)}; ${shareText('ussr', ussr)}.`,
  card: tellCard,
  show: tellShow,
  lacks: ({ side, what, above }) =>
    what === 'scoring'
      ? `${The(side)} holds no scoring card.`
      : `${The(side)} holds no card worth more than ${above ?? 0}.`,
  reshuffle: ({ cards }) => `${counted(cards, 'discard')} become the new draw pile.`,
  over: ({ winner, reason }) =>
    `The game is over: ${winner === null ? 'a draw' : `${theSide(winner)} wins`} ${REASONS[reason]}.`,
};

function tellEffect({ effect, on, by, region }: FactOf<'effect'>): string {
  const who = by === undefined ? '' : ` for ${theSide(by)}`;
  const where = region === undefined ? '' : ` in ${nameOf(region)}`;
  return `${nameOf(effect)} is ${on ? 'now' : 'no longer'} in effect${who}${where}.`;
}

function shareText(side: SideKey, share: FactOf<'score'>['us']): string {
  if (share.standing === 'none' && share.vp === 0) return `${theSide(side)} has nothing`;
  const near = share.neighbours === 0 ? '' : `, ${share.neighbours} next to the enemy`;
  return `${theSide(side)} has ${share.standing === 'none' ? 'no presence' : share.standing} with ${counted(share.countries, 'country', 'countries')}, ${counted(share.battlegrounds, 'battleground')}${near}: ${share.vp} VP`;
}

function tellCard({ card, from, to }: FactOf<'card'>): string | null {
  if (to === 'table' || (from === 'table' && to === 'discard')) return null;
  const name = card === null ? 'a card' : nameOf(card);
  const [giver, taker] = [HANDS[from], HANDS[to]];
  if (taker !== undefined && from === 'pile') return `${The(taker)} draws ${name}.`;
  if (taker !== undefined) return `${The(taker)} receives ${name} from ${PLACES[from]}.`;
  if (giver !== undefined && to === 'discard') return `${The(giver)} discards ${name}.`;
  const subject = name === 'a card' ? 'A card' : name;
  if (to === 'removed') return `${subject} is out of the game.`;
  return `${subject} goes from ${PLACES[from]} to ${PLACES[to]}.`;
}

function tellShow({ from, cards }: FactOf<'show'>): string {
  const which = cards === null ? 'some cards' : listText(cards.map(nameOf));
  const owner = HANDS[from];
  return owner === undefined ? `Seen in ${PLACES[from]}: ${which}.` : `${The(owner)} shows ${which}.`;
}

/** A fact as a sentence; null where another fact says it already. */
function tell(fact: Fact): string | null {
  // Each teller takes the facts of its own key, which the type of the table guarantees
  const teller = TELLERS[fact.t] as (one: Fact) => string | null;
  return teller(fact);
}

type Draw = FactOf<'card'> & { readonly to: 'us-hand' | 'ussr-hand' };
const isDraw = (fact: Fact): fact is Draw =>
  fact.t === 'card' && fact.from === 'pile' && (fact.to === 'us-hand' || fact.to === 'ussr-hand');

function tellDraws(draws: readonly Draw[]): string[] {
  return (['ussr', 'us'] as const).flatMap((side) => {
    const mine = draws.filter((draw) => draw.to === `${side}-hand`);
    if (mine.length === 0) return [];
    const known = mine.flatMap(({ card }) => (card === null ? [] : [nameOf(card)]));
    const unknown = mine.length - known.length;
    const rest = unknown === 0 ? [] : [counted(unknown, known.length === 0 ? 'card' : 'other card')];
    return [`${The(side)} draws ${listText([...known, ...rest])}.`];
  });
}

/** The same change of influence again: one sentence tells both. */
const continues = (a: Fact | undefined, b: Fact): a is FactOf<'influence'> =>
  a?.t === 'influence' &&
  b.t === 'influence' &&
  a.side === b.side &&
  a.country === b.country &&
  Math.sign(a.by) === Math.sign(b.by);

/** Facts as sentences, in order; draws that follow each other, and points in the same country, share one. */
export function tellAll(facts: readonly Fact[]): string[] {
  const sentences: string[] = [];
  for (let i = 0; i < facts.length; i++) {
    let fact = facts[i]!;
    if (isDraw(fact)) {
      const draws: Draw[] = [fact];
      for (let next = facts[i + 1]; next !== undefined && isDraw(next); next = facts[++i + 1]) draws.push(next);
      sentences.push(...tellDraws(draws));
      continue;
    }
    for (let next = facts[i + 1]; next !== undefined && continues(fact, next); next = facts[++i + 1])
      fact = { ...fact, by: fact.by + (next as FactOf<'influence'>).by, now: (next as FactOf<'influence'>).now };
    const sentence = tell(fact);
    if (sentence !== null) sentences.push(sentence);
  }
  return sentences;
}
