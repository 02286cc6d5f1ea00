import type { Player } from '@longtwilight/bots';

import { type Fact, type GameRecord, SIDE_KEYS, type SideKey } from '@longtwilight/engine';
import { ERA_TURNS } from '@longtwilight/engine/data';

import type { Evidence } from '@longtwilight/notation';
import { choicesOf, judge, type PlayerChoice } from './choices.ts';

/** A person's choice of a card, held against a bot's order of all cards that could be chosen. */
export interface CardChoice {
  readonly side: SideKey;
  readonly turn: number;
  readonly question: 'headline' | 'play';
  readonly options: number;
  /** The place of the card chosen in the bot's order, from 1. */
  readonly place: number;
  /** How many cards of the hand the log does not show in this turn, so that they were filled in to fit. */
  readonly filledIn: number;
}

/** Every choice of a card for a headline or an action round that the log states, as the bot sees it. */
export function* cardChoices(
  record: GameRecord,
  evidence: readonly Evidence[],
  players: Readonly<Record<SideKey, Player>>,
): Generator<CardChoice> {
  for (const choice of choicesOf(record)) {
    const { question, options } = choice.decision;
    if ((question !== 'headline' && question !== 'play') || evidence[choice.index] !== 'stated') continue;
    const { side, seen } = choice;
    const place = 1 + judge(choice, players[side]).place;
    const filledIn = notShown(choice, record, evidence);
    yield { side, turn: seen.turn, question, options: options.length, place, filledIn };
  }
}

/** The cards of the hand that the log doesn't show leaving it, or lying in it, later in the same turn. */
function notShown({ side, seen, index }: PlayerChoice, record: GameRecord, evidence: readonly Evidence[]): number {
  const shown = new Set<string>();
  for (let i = index; i < record.entries.length; i++) {
    const { facts } = record.entries[i]!;
    if (evidence[i] === 'stated') for (const fact of facts) for (const card of shownBy(fact, side)) shown.add(card);
    if (facts.some((fact) => fact.t === 'turn')) break;
  }
  return seen.hands[side].cards.filter((card) => !shown.has(card)).length;
}

function shownBy(fact: Fact, side: SideKey): readonly string[] {
  if (fact.t === 'headline') return [fact[side] ?? ''];
  if (fact.t === 'card' && fact.from === `${side}-hand`) return [fact.card ?? ''];
  return fact.t === 'show' && fact.from === `${side}-hand` ? (fact.cards ?? []) : [];
}

/** How often a person's choice is the bot's first, or among its first three; and how often it would be at random. */
export interface Agreement {
  readonly choices: number;
  readonly first: number | null;
  readonly firstThree: number | null;
  readonly firstAtRandom: number | null;
  readonly firstThreeAtRandom: number | null;
}

const AMONG = 3;

function agreement(choices: readonly CardChoice[]): Agreement {
  const share = (worth: (choice: CardChoice) => number): number | null =>
    choices.length === 0 ? null : choices.reduce((total, choice) => total + worth(choice), 0) / choices.length;
  return {
    choices: choices.length,
    first: share(({ place }) => (place === 1 ? 1 : 0)),
    firstThree: share(({ place }) => (place <= AMONG ? 1 : 0)),
    firstAtRandom: share(({ options }) => 1 / options),
    firstThreeAtRandom: share(({ options }) => Math.min(1, AMONG / options)),
  };
}

const eraOf = (turn: number): string => (turn >= ERA_TURNS.late ? 'late' : turn >= ERA_TURNS.mid ? 'mid' : 'early');

/** Choices split in several ways, each with its agreement. */
export function agreements(choices: readonly CardChoice[]) {
  const by = (key: (choice: CardChoice) => string, keys: readonly string[]): Readonly<Record<string, Agreement>> =>
    Object.fromEntries(keys.map((one) => [one, agreement(choices.filter((choice) => key(choice) === one))]));
  return {
    all: agreement(choices),
    side: by(({ side }) => side, SIDE_KEYS),
    era: by(({ turn }) => eraOf(turn), ['early', 'mid', 'late']),
    question: by(({ question }) => question, ['headline', 'play']),
    cardsFilledIn: by(({ filledIn }) => (filledIn > 1 ? '2 or more' : `${filledIn}`), ['0', '1', '2 or more']),
  };
}
