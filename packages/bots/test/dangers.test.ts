import { type Chance, type Game, outcome, prepareGame, resolveRules, type Side, seeded } from '@longtwilight/engine';
import { ask, cardAnswer, handOf, phase, wordAnswer } from '@longtwilight/engine/data';
import { moveCard, pretendDefcon, pretendRound } from '@longtwilight/engine/search';
import { describe, expect, it } from 'vitest';
import { isDangerous } from '../src/safety/dangerous-cards.ts';
import { games, playLevels } from './support/play.ts';

const rules = resolveRules({});

/** Positions from games between heuristic players, one for each of their card plays. */
function positions(count: number): Game[] {
  const found: Game[] = [];
  for (let seed = 0; seed < count; seed++)
    playLevels(rules, { us: 'attache', ussr: 'attache' }, seed, {
      look: ({ game }) => {
        if (game.question !== ask.play || game.phase !== phase.round) return;
        const copy = prepareGame(rules);
        copy.copyFrom(game);
        found.push(copy);
      },
    });
  return found;
}

/** The card is in the hand of a side whose round it is, at DEFCON 2. */
function holding(g: Game, card: number, side: Side, chance: Chance): Game {
  const copy = prepareGame(rules);
  copy.copyFrom(g);
  copy.chance = chance;
  moveCard(copy, card, handOf(side));
  pretendDefcon(copy, 2);
  pretendRound(copy, side);
  return copy;
}

describe('the list of dangerous cards', () => {
  it('is complete: no other event ever lowers DEFCON, whatever is answered', () => {
    const some = positions(games(1, 12)).filter((_, i) => i % 16 === 0);
    const chance = seeded(1);
    for (const start of some)
      for (const card of rules.deck.filter((card) => !isDangerous(card)))
        for (const side of [0, 1] as const) {
          const g = holding(start, card, side, chance);
          g.choose(cardAnswer(card));
          const use = [wordAnswer.event, wordAnswer['event-first']].find((way) => g.offered(way));
          if (use === undefined) continue;
          g.choose(use);
          const { turn, round } = g;
          while (!g.over && g.phase === phase.round && g.phasing === side && g.turn === turn && g.round === round) {
            // Operations are looked at elsewhere; a play is that of the next round, which may be the same side's here
            if ((g.question === ask.operations && g.actor === side) || g.question === ask.play) break;
            expect(g.defcon).toBeGreaterThanOrEqual(2);
            g.choose(g.options[chance(g.count)]!);
          }
          expect(outcome(g)?.reason).not.toBe('defcon');
        }
  });
});
