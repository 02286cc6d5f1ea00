import {
  answer,
  decisions,
  type Game,
  gameFrom,
  type Position,
  resolveRules,
  type SideKey,
  view,
} from '@longtwilight/engine';
import { describe, expect, it } from 'vitest';
import { type LevelKey, levels } from '../src/index.ts';

const THINKERS = ['attache', 'strategist'] as const satisfies readonly LevelKey[];

/** A board on which both sides stand where they usually do. */
const BOARD: NonNullable<Position['influence']> = {
  'west-germany': [4, 0], france: [3, 0], italy: [2, 0], 'united-kingdom': [5, 0], canada: [2, 0],
  'east-germany': [0, 4], poland: [0, 4], finland: [0, 1],
  israel: [1, 0], iran: [2, 0], iraq: [0, 3], syria: [0, 1], egypt: [0, 2],
  japan: [4, 0], 'south-korea': [3, 0], 'north-korea': [0, 3], thailand: [2, 0], pakistan: [0, 2], india: [0, 3],
  'south-africa': [3, 0], zaire: [1, 0], angola: [0, 1], nigeria: [0, 1], algeria: [0, 2],
  panama: [2, 0], mexico: [2, 0], cuba: [0, 3], venezuela: [0, 2], brazil: [2, 0], chile: [0, 3], argentina: [2, 0],
}; // biome-ignore format: a board

interface Played {
  readonly card: string;
  readonly use: string;
  readonly game: Game;
}

/** What a level plays in its action round, and how. */
function plays(level: LevelKey, side: SideKey, position: Position): Played {
  const game = gameFrom(resolveRules({}), { influence: BOARD, phasing: side, ...position });
  game.run();
  const player = levels[level]({ side, seed: 1, budget: { playouts: 12 } });
  const ask = (): string => {
    const text = player.answer(view(game, side));
    answer(game, side, text);
    return text;
  };
  return { card: ask(), use: ask(), game };
}

describe.each(THINKERS)('%s', (level) => {
  it.each([
    ['star-wars', { space: [3, 1], discard: ['duck-and-cover', 'how-i-learned'] }],
    ['grain-sales-to-soviets', {}],
    ['duck-and-cover', {}],
    ['cia-created', {}],
    ['tear-down-this-wall', {}],
    ['kal-007', {}],
  ] as const)('as the USSR at DEFCON 2 does not let %s happen', (killer, given) => {
    const hands = {
      ussr: [killer, 'romanian-abdication', 'nasser'],
      us: ['asia-scoring', 'nato', 'containment'],
    } as const;
    const { card, use } = plays(level, 'ussr', {
      turn: 8,
      round: 6,
      defcon: 2,
      ...given,
      hands,
      china: { holder: 'us' },
    });
    expect(card !== killer || use === 'space').toBe(true);
  });
  it.each(['lone-gunman', 'we-will-bury-you'] as const)('as the US at DEFCON 2 does not let %s happen', (killer) => {
    const hands = { us: [killer, 'truman-doctrine', 'formosan-resolution'], ussr: ['nasser', 'fidel'] } as const;
    const { card, use } = plays(level, 'us', { turn: 8, round: 6, defcon: 2, hands });
    expect(card !== killer || use === 'space').toBe(true);
  });
  it('does not coup a battleground at DEFCON 2', () => {
    const hands = { us: ['nato', 'truman-doctrine', 'marshall-plan'], ussr: ['nasser', 'fidel'] } as const;
    const { game } = plays(level, 'us', { turn: 6, round: 7, defcon: 2, hands });
    expect(game.over).toBe(false);
  });

  it('ends the game by Wargames when that wins', () => {
    const hands = { us: ['wargames', 'nato', 'containment'], ussr: ['nasser', 'fidel'] } as const;
    const { card, use } = plays(level, 'us', { turn: 9, round: 4, defcon: 2, vp: 8, hands });
    expect([card, use]).toEqual(['wargames', 'event']);
  });
  it.each([
    ['standard', 7, 'end'],
    ['standard', 6, 'decline'],
    ['late-war', 19, 'decline'],
  ] as const)('asked about Wargames in the %s scenario with a lead of %i, answers %s', (scenario, vp, expected) => {
    const game = gameFrom(resolveRules({ scenario }), {
      influence: BOARD,
      phasing: 'us',
      turn: 9,
      round: 4,
      defcon: 2,
      vp,
      hands: { us: ['wargames', 'nato'], ussr: ['nasser', 'fidel'] },
    });
    game.run();
    for (const text of ['wargames', 'event']) answer(game, 'us', text);
    const player = levels[level]({ side: 'us', seed: 1, budget: { playouts: 12 } });
    expect(player.answer(view(game, 'us'))).toBe(expected);
  });
  it('plays a scoring card that wins', () => {
    const hands = { us: ['nato', 'central-america-scoring', 'containment'], ussr: ['nasser', 'fidel'] } as const;
    const influence = { ...BOARD, 'costa-rica': [3, 0] } as const;
    const { card } = plays(level, 'us', { turn: 6, round: 2, defcon: 3, vp: 18, influence, hands });
    expect(card).toBe('central-america-scoring');
  });
  it('does not play a scoring card that loses while there is a choice', () => {
    const influence = { ...BOARD, mexico: [0, 2], panama: [0, 2] } as const;
    const hands = {
      us: ['central-america-scoring', 'nato', 'marshall-plan', 'containment'],
      ussr: ['nasser'],
    } as const;
    const { card } = plays(level, 'us', { turn: 6, round: 5, defcon: 3, vp: -15, influence, hands });
    expect(card).not.toBe('central-america-scoring');
  });
  it('spends the last points of the game where final scoring pays most', () => {
    const influence = { ...BOARD, venezuela: [1, 2], panama: [2, 1] } as const;
    const hands = { us: ['nato'], ussr: [] } as const;
    const { game } = plays(level, 'us', { turn: 10, round: 7, defcon: 2, milOps: [5, 5], influence, hands });
    const player = levels[level]({ side: 'us', seed: 1, budget: { playouts: 12 } });
    while (!game.over && decisions(game)[0]!.actor === 'us') answer(game, 'us', player.answer(view(game, 'us')));
    expect(game.vp).toBeGreaterThan(0);
  });
});

describe('Attaché sets up by its hand', () => {
  it('wide with the Marshall Plan, deep without', () => {
    const place = (hand: readonly ('marshall-plan' | 'nato')[]): Game => {
      const game = gameFrom(resolveRules({}), { start: 'setup', hands: { us: hand } });
      game.run();
      const seats = { us: levels.attache({ side: 'us', seed: 1 }), ussr: levels.attache({ side: 'ussr', seed: 2 }) };
      for (let i = 0; i < 13; i++) {
        const { actor } = decisions(game)[0]!;
        if (actor === 'chance') break;
        answer(game, actor, seats[actor].answer(view(game, actor)));
      }
      return game;
    };
    const french = (g: Game): number => view(g, 'us').influence.france?.[0] ?? 0;
    expect(french(place(['marshall-plan']))).toBeGreaterThan(french(place(['nato'])));
  });
});
