import type { Share } from '../../src/core/facts.ts';
import type { Viewer } from '../../src/core/ids.ts';
import type { Decision, Fact, FullPosition, Pair } from '../../src/index.ts';

const WIDTH = 120;
const VIEWERS: Readonly<Record<Viewer, string>> = { 0: 'us', 1: 'ussr', 2: 'public' };

/** Words over as many lines as they need, all but the first indented like the second part of the first. */
function wrapped(start: string, words: readonly string[]): string[] {
  const lines = [start];
  for (const word of words) {
    const line = `${lines.at(-1)} ${word}`;
    if (line.length <= WIDTH) lines[lines.length - 1] = line;
    else lines.push(`${' '.repeat(start.length)} ${word}`);
  }
  return lines;
}

const signed = (n: number): string => (n < 0 ? `${n}` : `+${n}`);
const pair = ([us, ussr]: Pair): string => `${us}/${ussr}`;
const seenBy = (seen: readonly Viewer[]): string => (seen.length === 3 ? '' : `, seen by ${viewers(seen)}`);
const viewers = (seen: readonly Viewer[]): string => seen.map((viewer) => VIEWERS[viewer]).join(' ') || 'nobody';
const shareText = ({ standing, countries, battlegrounds, neighbours, vp }: Share): string =>
  `${standing} (${countries} countries, ${battlegrounds} battlegrounds, ${neighbours} neighbours) ${vp} vp`;

/** One thing that happened, in a line. */
function factText(fact: Fact): string {
  switch (fact.t) {
    case 'turn':
      return `turn ${fact.turn} begins`;
    case 'headline':
      return `headlines: us ${fact.us ?? 'none'}, ussr ${fact.ussr ?? 'none'}`;
    case 'round':
      return `action round ${fact.round} of ${fact.side}`;
    case 'skip':
      return `${fact.side} sits out: ${fact.why}`;
    case 'play':
      return `${fact.side} plays ${fact.card}: ${fact.use}`;
    case 'event':
      return `event ${fact.card} by ${fact.side}`;
    case 'no-event':
      return `no event ${fact.card}: ${fact.why}`;
    case 'influence':
      return `${fact.country} ${pair(fact.now)} (${fact.side} ${signed(fact.by)})`;
    case 'coup':
      return `${fact.side} coup in ${fact.country}, value ${fact.value}, modifier ${signed(fact.modifier)}`;
    case 'realign':
      return `${fact.side} realigns ${fact.country}, modifiers ${fact.modifiers.map(signed).join('/')}`;
    case 'war':
      return `${fact.side} war in ${fact.country}, modifier ${signed(fact.modifier)}`;
    case 'die':
      return `${fact.side} rolls ${fact.roll}`;
    case 'vp':
      return `vp ${signed(fact.now)} (${fact.side} gains ${fact.by})`;
    case 'defcon':
      return `defcon ${fact.now}`;
    case 'military':
      return `military operations of ${fact.side} ${fact.now}`;
    case 'space':
      return `${fact.side} reaches space box ${fact.box}`;
    case 'china':
      return `china card to ${fact.holder}, face ${fact.faceUp ? 'up' : 'down'}`;
    case 'effect':
      return ['effect', fact.effect, fact.on ? 'on' : 'off', fact.by && `by ${fact.by}`, fact.region]
        .filter(Boolean)
        .join(' ');
    case 'score':
      return `${fact.region} scored: us ${shareText(fact.us)}, ussr ${shareText(fact.ussr)}`;
    case 'card':
      return `${fact.card} from ${fact.from} to ${fact.to}${seenBy(fact.seen)}`;
    case 'show':
      return `shown from ${fact.from}: ${fact.cards?.join(' ') || 'nothing'}${seenBy(fact.seen)}`;
    case 'lacks':
      return `${fact.side} holds no card of kind ${fact.what}${fact.above === undefined ? '' : ` above ${fact.above}`}`;
    case 'reshuffle':
      return `reshuffle of ${fact.cards} cards`;
    case 'over':
      return `over: ${fact.winner ?? 'nobody'} wins by ${fact.reason}`;
  }
}

export const ANSWER = '  > ';

/** A decision with all its options, and the answer; of a draw just how many cards it could have been. */
export function decisionLines(
  { number, actor, question, kind, card, left, options }: Decision,
  text: string,
): string[] {
  const head = [`${number}`, actor, question, card, left > 1 && `(${left} left)`].filter(Boolean).join(' ');
  if (kind === 'draw') return [`${head} of ${options.length}`, `${ANSWER}${text}`];
  return [...wrapped(`${head}:`, options), `${ANSWER}${text}`];
}

export const factLines = (facts: readonly Fact[]): string[] => facts.map((fact) => `    ${factText(fact)}`);

/** The whole position, hidden cards included. */
export function positionLines(position: FullPosition): string[] {
  const { turn, round, phasing, defcon, vp, milOps, space, spaceUsed, eighthRound, china } = position;
  const tracks = [
    `turn ${turn}`,
    `round ${round} of ${phasing}`,
    `defcon ${defcon}`,
    `vp ${signed(vp)}`,
    `military ${pair(milOps)}`,
    `space ${pair(space)}`,
    `spaced ${pair(spaceUsed)}`,
    `china ${china.holder} ${china.faceUp ? 'up' : 'down'}`,
    `eighth ${eighthRound.join(' ') || 'none'}`,
  ];
  const lists: readonly (readonly [string, readonly string[]])[] = [
    ['influence', Object.entries(position.influence).map(([country, now]) => `${country} ${pair(now)}`)],
    ['us hand', position.hands.us],
    ['ussr hand', position.hands.ussr],
    ['discard', position.discard],
    ['removed', position.removed],
    ['effects', position.effects],
    ['order', position.order],
  ];
  return [
    `== ${tracks.join(', ')}`,
    ...lists.flatMap(([what, items]) =>
      items.length === 0 ? [] : wrapped(`== ${what}:`, items.join(', ').split(' ')),
    ),
  ];
}
