import type { Decision, SideKey } from '@longtwilight/engine';
import { type CardKey, sideTrappedBy } from '@longtwilight/engine/data';
import type { EntryOf, LogEntry } from '../applog/entries.ts';
import type { LogComparison } from './comparison.ts';
import { isEmptyHeading as isEmpty } from './known-faults.ts';

/** An answer that the log gives or allows, and the lines that it accounts for. */
export interface Proposal {
  readonly text: string;
  /** The log states it; otherwise it is filled in to fit. */
  readonly stated: boolean;
  readonly lines: readonly number[];
  /** A line of which this takes one word, die or card. */
  readonly word?: number;
  /** A line that announces operations, whose number is checked later. */
  readonly heading?: number;
  /** A line that gives a die. */
  readonly die?: number;
}

/** What is open, and what can be known about it. */
export interface OpenQuestion {
  readonly decision: Decision;
  readonly comparison: LogComparison;
  /** Cards that the US still has to draw this turn to show them later. */
  readonly wanted: readonly CardKey[];
  /** Regions into which the USSR puts influence this turn. */
  readonly entered: ReadonlySet<string>;
  readonly defcon: number;
  /** The log is one of ours, in the order in which everything was asked. */
  readonly told: boolean;
  influence(side: SideKey, country: string): number;
  /** How much a card may upset what follows if it is put into a hand unasked. */
  harm(card: string): number;
}

const REFUSALS = ['done', 'decline', 'refuse', 'pass', 'keep'] as const;
const stated = (text: string, ...lines: number[]): Proposal => ({ text, stated: true, lines });
const filled = (text: string, ...lines: number[]): Proposal => ({ text, stated: false, lines });

/** Kinds of lines that tell an answer. */
const ANSWERING: ReadonlySet<LogEntry['kind']> = new Set<LogEntry['kind']>([
  'influence',
  'target',
  'operations',
  'event',
  'war',
  'reveal',
  'discard',
  'use-card',
  'return',
  'olympics',
  'region',
  'headline',
  'answers',
]);
export const answers = (entry: LogEntry): boolean => ANSWERING.has(entry.kind);

/** The answers that a log gives to a question, the likeliest first. None: the log does not say. */
export function propose(question: OpenQuestion): Proposal[] {
  const { decision } = question;
  const own = ownAnswer(question);
  if (own?.first) return [own.proposal];
  const found = inferred(question).filter(({ text }) => decision.options.includes(text));
  if (own !== null) found.push(own.proposal);
  return unique(found);
}

const unique = (proposals: readonly Proposal[]): Proposal[] =>
  proposals.filter((one, i) => proposals.findIndex((other) => other.text === one.text) === i);

/** A line of our own that gives the answer, and whether it is its turn. */
function ownAnswer({ decision, comparison }: OpenQuestion): { proposal: Proposal; first: boolean } | null {
  const { actor, options } = decision;
  if (actor === 'chance') return null;
  const i = comparison.find('answers', (entry) => entry.side === actor);
  if (i < 0) return null;
  const { words } = comparison.entry(i) as EntryOf<'answers'>;
  const text = words[words.length - comparison.remaining(i)]!;
  if (!options.includes(text)) return null;
  const first = comparison.firstOpen(answers) === i;
  return { proposal: { text, stated: true, lines: [], word: i }, first };
}

function inferred(question: OpenQuestion): Proposal[] {
  const { decision, comparison } = question;
  switch (decision.question) {
    case 'headline':
      return [];
    case 'play':
      return play(question);
    case 'use':
      return use(question);
    case 'operations':
    case 'follow':
      return operations(question);
    case 'setup':
    case 'bonus':
      return setup(question);
    case 'place':
      return placed(question, (entry) => entry.by > 0 && entry.side === decision.actor);
    case 'remove':
      return placed(question, (entry) => entry.by < 0);
    case 'coup':
      return coup(question);
    case 'realign':
      return line(question, 'target', (entry) => entry.country);
    case 'war':
      return line(question, 'war', (entry) => entry.country);
    case 'choose':
      return choice(question);
    case 'pay':
      return payment(question);
    case 'discard':
      return discarded(question);
    case 'give':
    case 'reclaim':
      return orRefuse(
        question,
        line(question, 'reveal', (entry) => (entry.side === decision.actor ? entry.card : '')),
      );
    case 'partner':
      return line(question, 'use-card', (entry) => (entry.side === decision.actor ? entry.card : ''));
    case 'trigger':
      return triggered(question);
    case 'region':
      return region(question);
    case 'level':
      return level(question);
    case 'die':
      return die(question);
    case 'draw':
      return draw(question);
    case 'order':
      return comparison.isLast ? [] : decision.options.slice(0, 1).map((text) => filled(text));
    default:
      return [];
  }
}

/** The answer in the first line of a kind that has one. */
function line<K extends LogEntry['kind']>(
  { decision, comparison }: OpenQuestion,
  kind: K,
  answer: (entry: EntryOf<K>) => string,
): Proposal[] {
  const i = comparison.find(kind, (entry) => decision.options.includes(answer(entry)));
  return i < 0 ? [] : [stated(answer(comparison.entry(i) as EntryOf<K>), i)];
}

const refusalIn = (options: readonly string[]): string | undefined => REFUSALS.find((word) => options.includes(word));
/** Saying nothing about it is a refusal, where one is allowed. */
function orRefuse({ decision }: OpenQuestion, found: readonly Proposal[]): Proposal[] {
  const refusal = refusalIn(decision.options);
  return refusal === undefined ? [...found] : [...found, filled(refusal)];
}

function play({ decision, comparison }: OpenQuestion): Proposal[] {
  const { card } = comparison.segment;
  if (card !== null) return [stated(card)];
  return decision.options.includes('pass') ? [stated('pass')] : [];
}

/** How a card is used: whichever comes first, its event or a heading of operations. */
function use({ decision, comparison }: OpenQuestion): Proposal[] {
  const { card, options } = decision;
  const event = comparison.find('event', (entry) => entry.card === card);
  const heading = firstHeading(comparison, options);
  const proposals: Proposal[] = [];
  const byEvent = options.includes('event') ? 'event' : 'event-first';
  if (event >= 0 && (heading < 0 || event < heading)) proposals.push(stated(byEvent));
  if (heading >= 0) {
    const { use } = comparison.entry(heading) as EntryOf<'operations'>;
    proposals.push({ text: use, stated: true, lines: [], heading });
  }
  const partner = comparison.find('use-card', (entry) => entry.card === 'un-intervention');
  if (partner >= 0) proposals.push(stated('un-intervention', partner));
  // Under a plain heading an event without any effect may have gone unsaid
  const more = !comparison.isLast || comparison.firstOpen() >= 0;
  if (event < 0 && heading < 0 && more) proposals.push(filled(byEvent), filled('influence'));
  if (event < 0) proposals.push(filled('un-intervention'));
  return proposals;
}

function operations(question: OpenQuestion): Proposal[] {
  const { comparison, decision } = question;
  const refusal = refusalIn(decision.options);
  const first = comparison.find('operations', ({ use }) => decision.options.includes(use));
  const proposals: Proposal[] = [];
  if (refusal !== undefined && first >= 0 && isEmptyHeading(comparison, first)) proposals.push(filled(refusal, first));
  const heading = firstHeading(comparison, decision.options);
  if (heading >= 0) {
    const { use } = comparison.entry(heading) as EntryOf<'operations'>;
    proposals.push({ text: use, stated: true, lines: [], heading });
  }
  return orRefuse(question, proposals);
}
/** Operations announced, but nothing done with them: they were declined, or could not be used. */
const isEmptyHeading = ({ segment, isLast }: LogComparison, heading: number): boolean =>
  isEmpty(segment.entries, heading) && !(isLast && heading === segment.entries.length - 1);
/** The first heading of operations that something is done with. */
function firstHeading(comparison: LogComparison, options: readonly string[]): number {
  return comparison.find('operations', (entry) => {
    const at = comparison.segment.entries.indexOf(entry);
    return options.includes(entry.use) && !isEmptyHeading(comparison, at);
  });
}

/** Free influence before the first turn: countries that are still empty first, so that a handicap finds its place. */
function setup({ decision, comparison, influence, told }: OpenQuestion): Proposal[] {
  const side = decision.actor as SideKey; // chance is not asked where influence goes
  const proposals: Proposal[] = [];
  comparison.segment.entries.forEach((entry, i) => {
    if (entry.kind === 'influence' && entry.side === side && comparison.isOpen(i))
      proposals.push(stated(entry.country));
  });
  if (told) return proposals.slice(0, 1);
  return proposals.sort((a, b) => influence(side, a.text) - influence(side, b.text));
}

/** Influence lines that stand together: the order inside them is free, for costs and reach may ask for another. */
function placed(question: OpenQuestion, which: (entry: EntryOf<'influence'>) => boolean): Proposal[] {
  const { comparison, decision } = question;
  const { entries, groups } = comparison.segment;
  const first = comparison.find('influence', which);
  const proposals: Proposal[] = [];
  for (let i = first; i >= 0 && i < entries.length && groups[i] === groups[first]; i++) {
    const entry = entries[i]!;
    if (entry.kind === 'influence' && comparison.isOpen(i) && which(entry) && decision.options.includes(entry.country))
      proposals.push(stated(entry.country));
  }
  return orRefuse(question, proposals);
}

/** The target of a coup; an event may give one without asking for the use first, and then has a heading of its own. */
function coup(question: OpenQuestion): Proposal[] {
  const { comparison, decision } = question;
  const refusal = refusalIn(decision.options);
  const heading = comparison.find('operations', (entry) => entry.use === 'coup');
  const target = comparison.find('target');
  if (refusal === undefined) return line(question, 'target', (entry) => entry.country);
  if (heading >= 0 && isEmptyHeading(comparison, heading)) return [filled(refusal, heading), filled(refusal)];
  if (target < 0) return [filled(refusal)];
  const { country } = comparison.entry(target) as EntryOf<'target'>;
  const announced = heading >= 0 && heading < target ? { heading } : {};
  return [{ text: country, stated: true, lines: [target], ...announced }, filled(refusal)];
}

/** Alternatives that are printed on a card: what follows shows which was taken. */
function choice(question: OpenQuestion): Proposal[] {
  const { decision, comparison } = question;
  const { options } = decision;
  if (options.includes('boycott'))
    return line(question, 'olympics', (entry) => (entry.side === decision.actor ? entry.way : ''));
  if (options.includes('play')) {
    const found = [stated('return', comparison.find('return')), stated('play', comparison.find('use-card'))];
    return found.filter(({ lines }) => lines[0]! >= 0).sort((a, b) => a.lines[0]! - b.lines[0]!);
  }
  if (options.includes('end')) {
    const ends = comparison.isLast && comparison.firstOpen() >= 0;
    return ends ? [stated('end'), filled('decline')] : [filled('decline')];
  }
  const order = ['keep', 'raise', 'lower', 'add', 'remove'];
  const rank = (text: string): number => (order.includes(text) ? order.indexOf(text) : order.length);
  const told = [...options].sort((a, b) => rank(a) - rank(b));
  return told.map((text) => (comparison.isLast && comparison.firstOpen(answers) < 0 ? filled(text) : stated(text)));
}

/** The way out of the Cuban Missile Crisis: two points less, and the effect is gone. */
function payment({ decision, comparison }: OpenQuestion): Proposal[] {
  const paid = comparison.find(
    'influence',
    (entry) => entry.side === decision.actor && entry.by === -2 && decision.options.includes(entry.country),
  );
  const ended = comparison.find('effect', (entry) => entry.card === 'cuban-missile-crisis' && !entry.on);
  if (paid < 0 || ended < 0) return [filled('decline')];
  return [stated((comparison.entry(paid) as EntryOf<'influence'>).country), filled('decline')];
}

function discarded(question: OpenQuestion): Proposal[] {
  const { comparison, decision } = question;
  const { card } = decision;
  if (sideTrappedBy(card) !== undefined) {
    const { card: named } = comparison.segment;
    const i = comparison.find(
      'discard',
      (entry) => entry.side === decision.actor && entry.card === (named ?? entry.card),
    );
    const thrown = named ?? (i < 0 ? null : (comparison.entry(i) as EntryOf<'discard'>).card);
    return thrown === null ? [] : [stated(thrown, ...(i < 0 ? [] : [i]))];
  }
  const from = card === 'aldrich-ames' ? 'us' : decision.actor;
  return orRefuse(
    question,
    line(question, 'discard', (entry) => (entry.side === from ? entry.card : '')),
  );
}

/** The card that Star Wars picks is the one whose event follows; if none does, it was one whose event could not happen. */
function triggered(question: OpenQuestion): Proposal[] {
  const told = line(question, 'event', (entry) => entry.card).map(({ text }) => stated(text));
  return told.length > 0 ? told : question.decision.options.map((text) => filled(text));
}

/** DEFCON is set to what the log says next, or stays as it is. */
function level({ comparison, defcon }: OpenQuestion): Proposal[] {
  const i = comparison.find('defcon');
  if (i < 0) return [filled(String(defcon))];
  return [stated(String((comparison.entry(i) as EntryOf<'defcon'>).now)), filled(String(defcon))];
}

/** The region that Chernobyl shuts; where the log leaves it out, one that the USSR does not go to this turn. */
function region(question: OpenQuestion): Proposal[] {
  const { comparison, decision, entered } = question;
  const told = orRefuse(
    question,
    line(question, 'region', (entry) => entry.region),
  );
  const leftOut = comparison.find('effect', (entry) => entry.card === decision.card && entry.on);
  if (
    told.some((one) => one.stated) ||
    leftOut < 0 ||
    comparison.segment.entries.some((entry) => entry.kind === 'region')
  )
    return told;
  comparison.explainRegion(leftOut);
  const free = decision.options.filter((one) => !entered.has(one));
  return (free.length > 0 ? free : decision.options).slice(0, 1).map((text) => filled(text));
}

const DICE = ['6', '1', '2', '3', '4', '5'];

function die({ comparison }: OpenQuestion): Proposal[] {
  const { rolling } = comparison;
  const given = (i: number): Proposal[] => {
    if (i < 0) return [];
    const entry = comparison.entry(i);
    return 'die' in entry ? [{ text: String(entry.die), stated: true, lines: [], die: i }] : [];
  };
  if (rolling === 'space') return given(comparison.find('space-roll'));
  if (rolling === 'trap') return given(comparison.find('trap-roll'));
  if (rolling === null || rolling === 'contest') {
    const i = comparison.find('rolled');
    if (i < 0) return comparison.isLast && comparison.firstOpen() < 0 ? [] : untoldDice(comparison);
    const { dice } = comparison.entry(i) as EntryOf<'rolled'>;
    return [{ text: String(dice[dice.length - comparison.remaining(i)]), stated: true, lines: [], word: i }];
  }
  if (rolling.t === 'coup') return given(comparison.find('coup'));
  if (rolling.t === 'war') return given(comparison.find('war-result'));
  return given(comparison.find('roll', (entry) => entry.side === comparison.nextRoller));
}

/** Dice that no line gives. Those of a tie that was rolled again are left out: they would come to nothing. */
const untoldDice = ({ rolling, thrown }: LogComparison): Proposal[] =>
  rolling === 'contest' && thrown >= 2 ? [] : DICE.map((text) => filled(text));

/** A card that chance takes: named in the log, or any that fits. */
function draw(question: OpenQuestion): Proposal[] {
  const { comparison, decision, wanted } = question;
  switch (decision.card) {
    case 'five-year-plan':
    case 'terrorism':
      return line(question, 'discard', (entry) => entry.card);
    case 'grain-sales-to-soviets':
      return line(question, 'reveal', (entry) => (entry.side === 'ussr' ? entry.card : ''));
    case 'our-man-in-tehran':
    case 'ask-not': {
      const i = comparison.find('drawn', (entry) => entry.cards !== null);
      if (i >= 0) {
        const { cards } = comparison.entry(i) as EntryOf<'drawn'>;
        return [{ text: cards![cards!.length - comparison.remaining(i)]!, stated: true, lines: [], word: i }];
      }
      if (decision.card === 'ask-not') return fitting(question, wanted);
      const looked = comparison.segment.entries.flatMap((entry, at) =>
        entry.kind === 'discard' && comparison.isOpen(at) ? [entry.card] : [],
      );
      return fitting(question, looked);
    }
    default:
      return [];
  }
}
/** A card that is needed, or the most harmless one. */
function fitting({ decision, harm }: OpenQuestion, first: readonly string[]): Proposal[] {
  const { options } = decision;
  const needed = first.find((card) => options.includes(card));
  return [filled(needed ?? options.reduce((best, card) => (harm(card) < harm(best) ? card : best)))];
}
