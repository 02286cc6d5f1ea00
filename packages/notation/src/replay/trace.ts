import { type ActorKey, type Fact, type Position, type SideKey, shortOf } from '@longtwilight/engine';
import type { CardKey, QuestionKey } from '@longtwilight/engine/data';
import type { Books } from './books.ts';
import type { Mismatch } from './mismatch.ts';
import type { Segment } from './segments.ts';

/** One answer of the game as the log gives it. */
export interface TracedStep {
  readonly actor: ActorKey;
  readonly question: QuestionKey;
  /** The card that the question is about. */
  readonly card: CardKey | null;
  readonly text: string;
  readonly stated: boolean;
  /** The line of the log that it stands for. */
  readonly line: number;
  readonly facts: readonly Fact[];
  /** The log breaks off while it shows a hand: there is more in that hand. */
  readonly shownInPart?: true;
}

export interface HeldCard {
  readonly side: SideKey;
  readonly card: CardKey;
}

/** Where the replay was led past the rules. */
export interface TracedEdit {
  /** How many answers had been given. */
  readonly at: number;
  readonly line: number;
  readonly position: Position;
  /** Only cards were put into hands, because the log does not say what was dealt. */
  readonly arranged: boolean;
}

/** A game replayed with blanks in the hands. */
export interface Trace {
  readonly opening: readonly Fact[];
  readonly steps: readonly TracedStep[];
  readonly edits: readonly TracedEdit[];
  readonly mismatches: readonly Mismatch[];
  readonly checked: number;
  /** How many answers were tried to find those that fit. */
  readonly tried: number;
  /** Scoring cards in the hands at the end. */
  readonly held: readonly HeldCard[];
}

/** The replay can't go on from here. */
export class Broken extends Error {
  readonly mismatch: Mismatch;
  constructor(mismatch: Mismatch) {
    super(mismatch.what);
    this.mismatch = mismatch;
  }
}
export const broken = (line: number, what: string, expected: string, got: string): Broken =>
  new Broken({ line, what, expected, got, explanation: null });

/** The cards of a deal in the order in which they were given: one to each side in turn, the USSR first. */
export function dealtIn({ entries }: Segment): CardKey[] {
  const to = (side: SideKey): readonly CardKey[] =>
    entries.flatMap((entry) => (entry.kind === 'dealt' && entry.side === side ? (entry.cards ?? []) : []));
  const [ussr, us] = [to('ussr'), to('us')];
  const rounds = Array.from({ length: Math.max(ussr.length, us.length) }, (_, i) => [ussr[i], us[i]]);
  return rounds.flat().filter((card) => card !== undefined);
}
export const lineOfDeal = ({ entries, line }: Segment, card: CardKey): number =>
  entries.find((entry) => entry.kind === 'dealt' && entry.cards?.includes(card))?.line ?? line;
export const isRound = (fact: Extract<Fact, { t: 'round' }>, segment: Segment): boolean =>
  segment.kind === 'round' && fact.side === segment.side && fact.round === segment.round;

/** Where a log breaks off while it shows a hand, only the cards that it names are known. */
export function asFarAsShown(steps: readonly TracedStep[], { entries }: Segment): readonly TracedStep[] {
  const last = steps.at(-1);
  const named = new Set(entries.flatMap((entry) => (entry.kind === 'reveal' ? [entry.card] : [])));
  const isTold = (card: CardKey): boolean => named.has(card);
  const isCut = (fact: Fact): boolean =>
    fact.t === 'show' && fact.from !== 'pile' && fact.seen.length === 2 && !(fact.cards ?? []).every(isTold);
  if (last === undefined || !last.facts.some(isCut)) return steps;
  const facts = last.facts.map((fact) =>
    fact.t === 'show' && isCut(fact) ? { ...fact, cards: (fact.cards ?? []).filter(isTold) } : fact,
  );
  return [...steps.slice(0, -1), { ...last, facts, shownInPart: true }];
}

/** Whether a VP fact is the penalty at the end of a turn: right after it the hands are shown to be free of scoring cards, or it wins. */
export function isPenalty(facts: readonly Fact[], i: number, books: Books): boolean {
  const [fact, next] = [facts[i], facts[i + 1]];
  const shown = next?.t === 'lacks' && next.what === 'scoring' && next.side === 'us';
  if (fact?.t !== 'vp' || !(shown || next?.t === 'over')) return false;
  const short = (side: SideKey): number => shortOf(books.defcon, books.military[side]);
  const net = short('ussr') - short('us');
  return (fact.side === 'us' ? fact.by : -fact.by) === net;
}
