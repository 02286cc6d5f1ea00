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
  /** What was played: a card, or both headlines. */
  readonly cards: readonly CardKey[];
}

interface Part {
  readonly turn: number;
  until: number;
  readonly facts: Fact[];
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
  const parts: Part[] = [{ turn: 0, until: 0, facts: [] }];
  story.forEach(({ by, facts }, i) => {
    // Before the first turn each side's setup stands for itself
    if (parts.at(-1)!.turn === 0 && by !== null && by !== story[i - 1]?.by)
      parts.push({ turn: 0, until: i, facts: [] });
    for (const fact of facts) {
      const { turn } = parts.at(-1)!;
      if (BEGINS.has(fact.t))
        parts.push({ turn: fact.t === 'turn' ? fact.turn : Math.max(turn, firstTurn), until: i + 1, facts: [] });
      const part = parts.at(-1)!;
      part.facts.push(fact);
      // The step that ends a chapter often begins the next one too
      part.until = i + 1;
    }
    parts.at(-1)!.until = i + 1;
  });
  const sentences = sentencesOf(words, parts);
  return parts
    .map(({ turn, until, facts }, i) => ({
      turn,
      until,
      sentences: withOrder(words, rules, facts, sentences[i] ?? []),
      cards: playedIn(facts),
    }))
    .filter((chapter) => chapter.sentences.length > 0);
}

/** What is told of each part. All is told in one go: what a fact means may depend on what comes before and after its chapter. */
function sentencesOf(words: Words, parts: readonly Part[]): readonly Sentence[][] {
  const owners = parts.flatMap(({ facts }, i) => facts.map(() => i));
  const told: Sentence[][] = parts.map(() => []);
  let at = 0;
  for (const { facts, sentences } of words.tellings(parts.flatMap((part) => part.facts))) {
    told[owners[at] ?? 0]?.push(...sentences.map((text) => ({ text, of: facts[0].t })));
    at += facts.length;
  }
  return told;
}

interface Sentence {
  readonly text: string;
  /** What it tells. */
  readonly of: Fact['t'];
}

/** Behind the headlines stands why one of them comes first. */
function withOrder(
  words: Words,
  rules: FullRulesSpec,
  facts: readonly Fact[],
  told: readonly Sentence[],
): readonly string[] {
  const order = headlineOrder(words, rules, facts);
  const sentences = told.map(({ text }) => text);
  const until = told.findLastIndex(({ of }) => of === 'headline') + 1;
  return order === null ? sentences : [...sentences.slice(0, until), order, ...sentences.slice(until)];
}

function playedIn(facts: readonly Fact[]): CardKey[] {
  const cards = facts.flatMap((fact) =>
    fact.t === 'headline' ? [fact.us, fact.ussr] : fact.t === 'play' ? [fact.card] : [],
  );
  return cards.filter((card) => card !== null).slice(0, 2);
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
