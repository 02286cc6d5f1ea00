import { type Game, gameFrom, outcome, prepareGame, resolveRules, type Side, US, USSR } from '@longtwilight/engine';
import {
  ask,
  BATTLEGROUND,
  type CardKey,
  COUNTRIES,
  cardAnswer,
  cardKey,
  handOf,
  phase,
  QUESTION_KINDS,
  wordAnswer,
} from '@longtwilight/engine/data';
import { moveCard, pretendDefcon, pretendRound } from '@longtwilight/engine/search';
import { describe, expect, it } from 'vitest';
import { isDangerous } from '../src/safety/dangerous-cards.ts';
import { games, playLevels } from './support/play.ts';

/** The edition with all the cards. */
const rules = resolveRules({ edition: 'deluxe-es' });
/** No event has more ways than this to go through, countries of a kind taken once. */
const MOST_NODES = 50_000;

/** Positions from games between heuristic players, one for each of their card plays. */
function positions(count: number): Game[] {
  const found: Game[] = [];
  for (let seed = 0; seed < count; seed++)
    playLevels(rules, { us: 'attache', ussr: 'attache' }, seed, {
      look: ({ game }) => {
        if (game.question === ask.play && game.phase === phase.round) found.push(copyOf(game));
      },
    });
  return found;
}
/** What the games above may not bring about: the US holds more battlegrounds, and NATO and John Paul II are in effect. */
function rareConditions(): Game {
  const g = gameFrom(rules, {
    turn: 8,
    effects: ['nato', 'john-paul-ii'],
    influence: { panama: [3, 0], cuba: [3, 0], egypt: [3, 1] },
    hands: { us: ['nasser'], ussr: ['fidel'] },
  });
  g.run();
  return g;
}
function copyOf(g: Game): Game {
  const copy = prepareGame(rules);
  copy.copyFrom(g);
  return copy;
}

/** The event of a card at DEFCON 2, used by a side in its round; null where it can't happen. */
function eventOf(start: Game, card: number, side: Side): Game | null {
  const g = copyOf(start);
  moveCard(g, card, handOf(side));
  pretendDefcon(g, 2);
  pretendRound(g, side);
  if (g.question === ask.pay) g.choose(wordAnswer.decline);
  if (!g.offered(cardAnswer(card))) return null;
  g.choose(cardAnswer(card));
  const use = [wordAnswer.event, wordAnswer['event-first']].find((way) => g.offered(way));
  if (use === undefined) return null;
  g.choose(use);
  return g;
}

/** Whether DEFCON can end the game before the event is over, whatever anybody answers and chance brings. */
function canEnd(first: Game, side: Side): boolean {
  const { turn, round } = first;
  const seen = new Set<string>();
  let nodes = 0;
  const from = (g: Game, path: readonly string[], rolled: number): boolean => {
    if (g.over) return outcome(g)?.reason === 'defcon';
    // The card's own operations are looked at elsewhere; a play is that of the next round
    const isOver = g.phase !== phase.round || g.phasing !== side || g.turn !== turn || g.round !== round;
    if (isOver || g.question === ask.play || (g.question === ask.operations && g.actor === side)) return false;
    // Two dice that came out even are rolled again, as often as it takes
    if (g.question === ask.die && rolled > 1) return false;
    const key = `${g.question} ${g.actor} ${g.cause} ${g.left} ${path.toSorted()}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return [...kindsOf(g)].some(([kind, answer]) => {
      if (++nodes > MOST_NODES) throw new Error(`There are too many ways to go through ${cardKey(g.cause)}`);
      const copy = copyOf(g);
      copy.choose(answer);
      return from(copy, [...path, kind], g.question === ask.die ? rolled + 1 : 0);
    });
  };
  return from(first, [], 0);
}

/** Every word; of countries one of each kind; of cards and dice the first and the last. */
function kindsOf(g: Game): ReadonlyMap<string, number> {
  const options = [...g.options.subarray(0, g.count)];
  const kinds = new Map<string, number>();
  if (QUESTION_KINDS[g.question] !== 'country') {
    const few = ['die', 'draw', 'card'].includes(QUESTION_KINDS[g.question]!)
      ? [options[0]!, options.at(-1)!]
      : options;
    for (const answer of few) kinds.set(`${answer}`, answer);
  } else
    for (const c of options)
      kinds.set(c < COUNTRIES ? `${BATTLEGROUND[c]} ${g.influence(US, c) > 0} ${g.influence(USSR, c) > 0}` : `${c}`, c);
  return kinds;
}

describe('the list of dangerous cards', () => {
  const some = [...positions(games(1, 12)).filter((_, i) => i % 24 === 0), rareConditions()];
  /** Which events were tried in some position, and which of them can end the game there. */
  const look = (cards: readonly number[]) => {
    const [tried, ending] = [new Set<CardKey>(), new Set<CardKey>()];
    for (const start of some)
      for (const card of cards)
        for (const side of [US, USSR] as const) {
          const g = eventOf(start, card, side);
          if (g === null) continue;
          tried.add(cardKey(card));
          if (canEnd(g, side)) ending.add(cardKey(card));
        }
    return { tried, ending };
  };

  it('lacks no event that ends the game by DEFCON in a position where it is tried, whatever is answered', () => {
    const others = rules.deck.filter((card) => !isDangerous(card));
    const { tried, ending } = look(others);
    expect(others.map(cardKey).filter((key) => !tried.has(key))).toEqual([]);
    expect([...ending]).toEqual([]);
  });
  it('is checked by a look that does find such events', () => {
    const { ending } = look(rules.deck.filter(isDangerous).slice(0, 8));
    expect([...ending]).toContain('duck-and-cover');
    expect([...ending]).toContain('olympic-games');
  });
});
