import type { Fact, FullRulesSpec } from '@longtwilight/engine';
import type { CardKey } from '@longtwilight/engine/data';
import type { Words } from '@longtwilight/words';
import type { SeenEntry } from '../match/match.ts';
import { headlineOrder } from './headline-order.ts';

/** What belongs together in the log: a headline phase, one side's round, what happens between rounds. */
export interface Chapter {
  readonly turn: number;
  /** How many steps of the story have been told at its end. */
  readonly until: number;
  readonly sentences: readonly string[];
  /** How many steps have been told with each sentence. */
  readonly ends: readonly number[];
  /** How many steps have been told as soon as there is more of it than the heading of a round. */
  readonly begins: number;
  /** What was played, a card or both headlines, and how many steps have been told with it. */
  readonly cards: readonly { readonly card: CardKey; readonly end: number }[];
}

interface Part {
  readonly turn: number;
  until: number;
  readonly facts: Fact[];
  /** The step of each fact, counted from one. */
  readonly steps: number[];
}

const BEGINS: ReadonlySet<Fact['t']> = new Set(['turn', 'headline', 'round']);

/** The chapters of a story that has come to this turn. */
export function chaptersOf(
  words: Words,
  story: readonly SeenEntry[],
  { turn: turnNow, rules }: { readonly turn: number; readonly rules: FullRulesSpec },
): Chapter[] {
  const turns = story.reduce((sum, { facts }) => sum + facts.filter(({ t }) => t === 'turn').length, 0);
  const firstTurn = turnNow - turns;
  const begin = (turn: number, until: number): Part => ({ turn, until, facts: [], steps: [] });
  const parts: Part[] = [begin(0, 0)];
  story.forEach(({ by, facts }, i) => {
    // Before the first turn each side's setup stands for itself
    if (parts.at(-1)!.turn === 0 && by !== null && by !== story[i - 1]?.by) parts.push(begin(0, i));
    for (const fact of facts) {
      const { turn } = parts.at(-1)!;
      if (BEGINS.has(fact.t)) parts.push(begin(fact.t === 'turn' ? fact.turn : Math.max(turn, firstTurn), i + 1));
      const part = parts.at(-1)!;
      part.facts.push(fact);
      part.steps.push(i + 1);
      // The step that ends a chapter often begins the next one too
      part.until = i + 1;
    }
    parts.at(-1)!.until = i + 1;
  });
  const sentences = sentencesOf(words, parts);
  return parts
    .map(({ turn, until, facts, steps }, i) => {
      const told = withOrder(words, rules, facts, sentences[i] ?? []);
      const begun = told[0]?.of === 'round' ? told[1] : told[0];
      return {
        turn,
        until,
        sentences: told.map(({ text }) => text),
        ends: told.map(({ end }) => end),
        begins: begun?.end ?? Number.POSITIVE_INFINITY,
        cards: playedIn(facts, steps),
      };
    })
    .filter((chapter) => chapter.sentences.length > 0);
}

/** The chapters as far as they are told after so many steps. Those that are told to their end stay what they are. */
export const toldUntil = (chapters: readonly Chapter[], steps: number): Chapter[] =>
  chapters
    .filter(({ begins }) => begins <= steps)
    .map((chapter) => {
      const told = chapter.ends.findLastIndex((end) => end <= steps) + 1;
      if (told === chapter.ends.length) return chapter;
      const { sentences, ends, cards } = chapter;
      return {
        ...chapter,
        until: steps,
        sentences: sentences.slice(0, told),
        ends: ends.slice(0, told),
        cards: cards.filter(({ end }) => end <= steps),
      };
    });

/** What is told of each part. All is told in one go: what a fact means may depend on what comes before and after its chapter. */
function sentencesOf(words: Words, parts: readonly Part[]): readonly Sentence[][] {
  const owners = parts.flatMap(({ facts }, i) => facts.map(() => i));
  const steps = parts.flatMap((part) => part.steps);
  const told: Sentence[][] = parts.map(() => []);
  let at = 0;
  for (const { facts, sentences } of words.tellings(parts.flatMap((part) => part.facts))) {
    const end = steps[at + facts.length - 1] ?? 0;
    told[owners[at] ?? 0]?.push(...sentences.map((text) => ({ text, end, of: facts[0].t })));
    at += facts.length;
  }
  return told;
}

interface Sentence {
  readonly text: string;
  /** How many steps have been told with it. */
  readonly end: number;
  /** What it tells. */
  readonly of: Fact['t'];
}

/** Behind the headlines stands why one of them comes first. */
function withOrder(
  words: Words,
  rules: FullRulesSpec,
  facts: readonly Fact[],
  told: readonly Sentence[],
): readonly Sentence[] {
  const order = headlineOrder(words, rules, facts);
  const at = told.findLastIndex(({ of }) => of === 'headline');
  const headlines = told[at];
  if (order === null || headlines === undefined) return told;
  return [...told.slice(0, at + 1), { ...headlines, text: order }, ...told.slice(at + 1)];
}

function playedIn(facts: readonly Fact[], steps: readonly number[]): Chapter['cards'] {
  const cards = facts.flatMap((fact, i) => {
    const played = fact.t === 'headline' ? [fact.us, fact.ussr] : fact.t === 'play' ? [fact.card] : [];
    return played.flatMap((card) => (card === null ? [] : [{ card, end: steps[i] ?? 0 }]));
  });
  return cards.slice(0, 2);
}

/** How many of the last steps those see who only look on. */
const GLANCE = 6;

/** What has happened since the side last began to answer, its own answers included. */
export function latestFacts(
  story: readonly SeenEntry[],
  side: string | null,
): { readonly from: number; readonly facts: Fact[] } {
  const from = side === null ? Math.max(story.length - GLANCE, 0) : lastMoveOf(story, side);
  return { from, facts: story.slice(from).flatMap(({ facts }) => facts) };
}

/** Where the side's last move begins: its answers one after the other in one chapter. The beginning if it has given none. */
function lastMoveOf(story: readonly SeenEntry[], side: string): number {
  const goesOn = (step: SeenEntry | undefined) => step?.by === side && !step.facts.some(({ t }) => BEGINS.has(t));
  let from = story.findLastIndex(({ by }) => by === side);
  while (from > 0 && goesOn(story[from - 1])) from--;
  return Math.max(from, 0);
}

/** The one card that an event has brought to light, if it was one. */
export function shownBy(event: CardKey, story: readonly SeenEntry[]): CardKey | null {
  const facts = story.flatMap((step) => step.facts);
  const since = facts.findLastIndex((fact) => fact.t === 'event' && fact.card === event);
  const shown = since < 0 ? undefined : facts.slice(since).findLast((fact) => fact.t === 'show');
  return shown?.cards?.length === 1 ? shown.cards[0]! : null; // just counted
}
