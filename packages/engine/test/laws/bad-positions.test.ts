import { CONFIGURATIONS, games, seedsOf } from '@longtwilight/testing/configurations';
import { describe, expect, it } from 'vitest';
import { decisions, editGame, gameFrom, type Position, type Rules, resolveRules } from '../../src/index.ts';
import { bytesOf, expectSameBytes } from '../support/bytes.ts';
import { broken, brokenDecision } from '../support/invariants.ts';
import { randomGame } from '../support/play.ts';
import { refusalOf } from '../support/refusals.ts';
import { scene, sceneCards } from '../support/scenes.ts';

const rules = resolveRules({});
const civilWar = resolveRules({ chineseCivilWar: true });
const second = resolveRules({ edition: 'second' });
const OTHER: Readonly<Record<string, typeof rules>> = { second, civilWar };

/** Positions of the right form that there can't be, with the rules where they are not the usual ones. */
const IMPOSSIBLE: readonly (readonly [what: string, position: object, other?: string])[] = [
  ['turn 0', { turn: 0 }],
  ['turn 11', { turn: 11 }],
  ['a part of a turn', { turn: 4.5 }],
  ['a turn as text', { turn: '4' }],
  ['round 9', { round: 9 }],
  ['round 0 outside the headline phase', { round: 0 }],
  ['DEFCON 1', { defcon: 1 }],
  ['DEFCON 6', { defcon: 6 }],
  ['VP off the scale', { vp: 101 }],
  ['VP of no number', { vp: Number.NaN }],
  ['six military operations', { milOps: [6, 0] }],
  ['a ninth space box', { space: [0, 9] }],
  ['three space attempts', { spaceUsed: [3, 0] }],
  ['a country that is none', { influence: { atlantis: [1, 0] } }],
  ['influence below 0', { influence: { poland: [0, -1] } }],
  ['influence past 99', { influence: { poland: [100, 0] } }],
  ['half a point of influence', { influence: { poland: [0.5, 0] } }],
  ['influence in the Chinese Civil War without it', { influence: { 'chinese-civil-war': [0, 1] } }],
  ['the US in the Chinese Civil War', { influence: { 'chinese-civil-war': [1, 0] } }, 'civilWar'],
  ['a card that is none', { hands: { us: ['monopoly'] } }],
  ['a card in both hands', { hands: { us: ['nato'], ussr: ['nato'] } }],
  ['a card twice in a hand', { hands: { us: ['nato', 'nato'] } }],
  ['a card in hand and discarded', { hands: { us: ['nato'] }, discard: ['nato'] }],
  ['a card discarded and removed', { discard: ['nato'], removed: ['nato'] }],
  ['the China Card in a hand', { hands: { us: ['china-card'] } }],
  ['a card of another edition', { hands: { us: ['nato-referendum'] } }],
  ['an optional card in the second edition', { discard: ['norad'] }, 'second'],
  ['an effect that is none', { effects: ['monopoly'] }],
  ['an effect of a card without one', { effects: ['fidel'] }],
  ['an effect of a card of another edition', { effects: ['nato-referendum'] }],
  ['an effect of an optional card in the second edition', { effects: ['norad'] }, 'second'],
  ['a side where an effect takes none', { effects: ['nato@us'] }],
  ['no side where an effect takes one', { effects: ['red-scare-purge'] }],
  ['a side that is none', { effects: ['red-scare-purge@china'] }],
  ['no region where an effect takes one', { effects: ['chernobyl'] }],
  ['a region that is none', { effects: ['chernobyl@atlantis'] }],
  ['an effect in two regions', { effects: ['chernobyl@europe', 'chernobyl@asia'] }],
  ['a card that both sides owe', { effects: ['missile-envy@us', 'missile-envy@ussr'] }],
  ['a phasing side that is none', { phasing: 'chance' }],
  ['a China Card held by nobody without the Chinese Civil War', { china: { holder: 'none' } }],
  ['a China Card held by chance', { china: { holder: 'chance' } }],
  ['a China Card face up with nobody', { china: { holder: 'none', faceUp: true } }, 'civilWar'],
  ['a card seen that is not there', { seen: { us: ['nato'] } }],
  ['an order of cards that are none', { order: ['monopoly'] }, 'second'],
  [
    'an order of more cards than a hand',
    { order: rules.deck.slice(0, 20).map((card) => rules.cards[card]!.key) },
    'second',
  ],
];

describe('an impossible position', () => {
  /** Those that an act did not refuse, or not in the right way. */
  const notRefused = (act: (position: Position, of: Rules) => void): string[] =>
    IMPOSSIBLE.flatMap(([what, position, other]) => {
      try {
        act(position as Position, other === undefined ? rules : OTHER[other]!);
        return [];
      } catch (error) {
        return [`${what}: ${(error as Error).message}`];
      }
    });

  it('is refused, and it says why', () => {
    const accepted = notRefused((position, of) => {
      const refused = refusalOf(() => gameFrom(of, position));
      expect(['bad-position', 'unknown-card', 'unknown-country']).toContain(refused.problem);
      expect(refused.message.length).toBeGreaterThan(10);
    });
    expect(accepted).toEqual([]);
  });

  it('changes nothing in a game that it was to edit', () => {
    const changed = notRefused((position, of) => {
      if (position.round === 0) return;
      const game = gameFrom(of, { hands: { us: ['fidel'], ussr: ['nasser'] } });
      game.run();
      const before = bytesOf(game);
      const open = decisions(game);
      // Something possible comes with it, which must not be done by half
      refusalOf(() => editGame(game, { vp: 7, milOps: [1, 1], removed: ['opec'], ...position }));
      expectSameBytes(before, game.bytes, 'after a refused edit');
      expect(decisions(game)).toEqual(open);
    });
    expect(changed).toEqual([]);
  });

  it('is a change in the middle of a play that the play has overtaken', () => {
    const { game, steps } = randomGame(rules, 3);
    for (const { asked } of steps) {
      if (asked.question !== 'use' || asked.card === null || asked.card === 'china-card') continue;
      const [before, open, { card, actor }] = [bytesOf(game), decisions(game), asked];
      expect(refusalOf(() => editGame(game, { hands: { [actor]: [card] } })).problem).toBe('bad-position');
      expectSameBytes(before, game.bytes, 'after a refused edit');
      expect(decisions(game)).toEqual(open);
    }
  });

  it('is no other change in the middle of a play', () => {
    const { game, steps } = randomGame(rules, 3);
    for (const { asked } of steps) {
      if (asked.question !== 'use') continue;
      const open = decisions(game);
      editGame(game, { vp: 3 });
      expect(game.vp).toBe(3);
      expect(decisions(game)).toEqual(open);
    }
  });
});

describe.each(CONFIGURATIONS)('a position of $name', (configuration) => {
  const share = CONFIGURATIONS.indexOf(configuration);

  it('that is accepted is in order, and so is what follows from it', () => {
    for (const card of sceneCards(configuration.rules, share, games(3, 1)))
      for (const seed of seedsOf(configuration, games(1, 10), 18)) {
        const { game, steps } = scene(configuration.rules, card, seed);
        for (const { asked } of steps) {
          const wrong = [...broken(game), ...brokenDecision(asked)];
          expect(wrong, `scene of ${card}, seed ${seed}, answer ${game.answered}`).toEqual([]);
        }
      }
  });
});
