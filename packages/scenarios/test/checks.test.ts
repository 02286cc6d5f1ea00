import { describe, expect, it } from 'vitest';
import { POSITION_KEYS } from '../src/given.ts';
import { failureOf, scenario } from './support/run.ts';

/** A position in which every check has something to find, with a question open to the USSR. */
const GIVEN = `
turn: 5
round: 2
defcon: 3
vp: -4
influence: { poland: [1, 3] }
hands: { us: [nato, nasser], ussr: [fidel, aldrich-ames] }
discard: [blockade]
removed: [comecon]
effects: [containment, red-scare-purge@us]
milOps: [1, 2]
space: [3, 4]
spaceUsed: [1, 0]
eighthRound: [us]
scoringRound: [ussr]
china: { holder: us, faceUp: false }
seen: { us: [fidel] }
order: [nato]
`.trim();

/** For each check: forms that hold in this position, and forms that must fail, with what they say. */
const CHECKS: Readonly<Record<string, { holds: readonly string[]; fails: readonly (readonly [string, string])[] }>> = {
  rules: {
    holds: ['{}', '{ edition: deluxe }', '{ handicap: { us: 0 }, tournament: false }'],
    fails: [
      ['{ edition: deluxe-pl }', 'rules edition: expected "deluxe-pl", got "deluxe"'],
      ['{ edition: deluxe, handicap: { us: 2 } }', 'rules handicap: expected {"us":2,"ussr":0}, got {"us":0,"ussr":0}'],
    ],
  },
  start: { holds: ['rounds'], fails: [['headline', 'start: expected "headline", got "rounds"']] },
  turn: { holds: ['5'], fails: [['4', 'turn: expected 4, got 5']] },
  round: { holds: ['2'], fails: [['1', 'round: expected 1, got 2']] },
  phasing: { holds: ['ussr'], fails: [['us', 'phasing: expected "us", got "ussr"']] },
  defcon: { holds: ['3'], fails: [['2', 'defcon: expected 2, got 3']] },
  vp: { holds: ['-4'], fails: [['4', 'vp: expected 4, got -4']] },
  influence: {
    holds: ['{}', '{ poland: [1, 3] }', '{ poland: [1, 3], cuba: [0, 0] }'],
    fails: [
      ['{ poland: [3, 1] }', 'influence in poland: expected [3,1], got [1,3]'],
      ['{ poland: [1, 3], cuba: [0, 1] }', 'influence in cuba: expected [0,1], got [0,0]'],
    ],
  },
  hands: {
    holds: ['{ us: [nasser, nato] }', '{ us: [nato, nasser], ussr: [aldrich-ames, fidel] }'],
    fails: [
      ['{ us: [nato] }', 'us hand: expected ["nato"], got ["nasser","nato"]'],
      ['{ us: [nato, nasser, fidel] }', 'us hand: expected ["fidel","nasser","nato"]'],
      ['{ ussr: [] }', 'ussr hand: expected [], got ["aldrich-ames","fidel"]'],
    ],
  },
  discard: { holds: ['[]', '[blockade]'], fails: [['[blockade, comecon]', 'discard: expected comecon among']] },
  removed: { holds: ['[]', '[comecon]'], fails: [['[blockade]', 'removed: expected blockade among ["comecon"']] },
  effects: {
    holds: ['[]', '[containment]', '[red-scare-purge@us]'],
    fails: [
      ['[nato]', 'effects: expected nato among'],
      ['[red-scare-purge@ussr]', 'effects: expected red-scare-purge@ussr among'],
    ],
  },
  'not-effects': {
    holds: ['[]', '[nato]', '[red-scare-purge@ussr]'],
    fails: [
      ['[containment]', 'not-effects: expected "no containment"'],
      ['[nato, red-scare-purge]', 'not-effects: expected "no red-scare-purge"'],
      ['[red-scare-purge@us]', 'not-effects: expected "no red-scare-purge@us"'],
    ],
  },
  milOps: { holds: ['[1, 2]'], fails: [['[2, 1]', 'milOps: expected [2,1], got [1,2]']] },
  space: { holds: ['[3, 4]'], fails: [['[4, 4]', 'space: expected [4,4], got [3,4]']] },
  spaceUsed: { holds: ['[1, 0]'], fails: [['[0, 0]', 'spaceUsed: expected [0,0], got [1,0]']] },
  eighthRound: {
    holds: ['[us]'],
    fails: [
      ['[]', 'eighthRound: expected [], got ["us"]'],
      ['[ussr]', 'eighthRound: expected ["ussr"]'],
    ],
  },
  scoringRound: {
    holds: ['[ussr]'],
    fails: [
      ['[]', 'scoringRound: expected [], got ["ussr"]'],
      ['[us]', 'scoringRound: expected ["us"]'],
    ],
  },
  china: {
    holds: ['{}', '{ holder: us }', '{ holder: us, faceUp: false }'],
    fails: [
      ['{ holder: ussr }', 'china holder: expected "ussr", got "us"'],
      ['{ faceUp: true }', 'china faceUp: expected true, got false'],
    ],
  },
  seen: {
    holds: ['{ us: [fidel] }', '{ ussr: [] }'],
    fails: [
      ['{ us: [] }', 'us sees of the ussr hand: expected [], got ["fidel"]'],
      ['{ ussr: [nato] }', 'ussr sees of the us hand: expected ["nato"], got []'],
    ],
  },
  order: { holds: ['[nato]'], fails: [['[]', 'order: expected [], got ["nato"]']] },
  asks: {
    holds: ['{}', '{ side: ussr }', '{ kind: card }', '{ side: ussr, kind: card }'],
    fails: [
      ['{ side: us }', 'asks side: expected "us", got "ussr"'],
      ['{ side: us, kind: card }', 'asks side: expected "us", got "ussr"'],
      ['{ side: ussr, kind: country }', 'asks kind: expected "country", got "card"'],
    ],
  },
  options: {
    holds: [
      '{}',
      '{ includes: [fidel] }',
      '{ excludes: [nato] }',
      '{ exactly: [aldrich-ames, fidel] }',
      '{ includes: [fidel], excludes: [nato], exactly: [fidel, aldrich-ames] }',
    ],
    fails: [
      ['{ includes: [fidel, nato] }', 'options: expected "nato among them"'],
      ['{ excludes: [nato, fidel] }', 'options: expected "no fidel"'],
      ['{ exactly: [fidel] }', 'options: expected ["fidel"], got ["aldrich-ames","fidel"]'],
      ['{ exactly: [fidel, aldrich-ames, nato] }', 'options: expected ["aldrich-ames","fidel","nato"]'],
      ['{ includes: [fidel], excludes: [aldrich-ames] }', 'options: expected "no aldrich-ames"'],
    ],
  },
  sees: {
    holds: [
      '{}',
      '{ us: { hands: { ussr: [fidel], us: [nasser, nato] } } }',
      '{ ussr: { hands: { us: [] } } }',
      '{ us: { notHeld: [] } }',
    ],
    fails: [
      ['{ us: { hands: { ussr: [] } } }', 'us sees of the ussr hand: expected [], got ["fidel"]'],
      ['{ ussr: { hands: { us: [nato] } } }', 'ussr sees of the us hand: expected ["nato"], got []'],
      ['{ us: { hands: { us: [nato] } } }', 'us sees of its own hand: expected ["nato"]'],
      ['{ us: { unseen: [nato] } }', 'unseen by us: expected ["nato"]'],
      ['{ us: { notHeld: [aldrich-ames] } }', 'us knows not held: expected aldrich-ames among'],
    ],
  },
  winner: {
    holds: [],
    fails: [
      ['us', 'winner: expected "us", got null'],
      ['draw', 'winner: expected "draw", got null'],
    ],
  },
  reason: { holds: [], fails: [['vp', 'reason: expected "vp", got null']] },
};

const CASES = Object.entries(CHECKS);

describe.each(CASES)('then: %s', (key, { holds, fails }) => {
  it.each(holds)('holds with %s', (value) => {
    expect(failureOf(scenario(GIVEN, '', `${key}: ${value}`))).toBeNull();
    expect(failureOf(scenario(GIVEN, `then: { ${key}: ${value} }`))).toBeNull();
  });

  it.each(fails)('fails with %s', (value, message) => {
    expect(failureOf(scenario(GIVEN, '', `${key}: ${value}`))).toContain(message);
    expect(failureOf(scenario(GIVEN, `then: { ${key}: ${value} }`))).toContain(message);
  });

  it('fails beside others that hold', () => {
    const others = CASES.flatMap(([other, { holds: forms }]) =>
      other === key || forms.length === 0 ? [] : [`${other}: ${forms.at(-1)}`],
    );
    const [wrong, message] = fails[0]!;
    expect(failureOf(scenario(GIVEN, '', others.join('\n')))).toBeNull();
    expect(failureOf(scenario(GIVEN, '', [...others, `${key}: ${wrong}`].join('\n')))).toContain(message);
  });
});

it('a view says what the other side does not hold', () => {
  const given = 'hands: { us: [asia-scoring, nato], ussr: [the-cambridge-five] }';
  const sees = (then: string): string | null =>
    failureOf(scenario(given, 'ussr: the-cambridge-five event', `sees: { ussr: ${then} }`));
  expect(sees('{ notHeld: [europe-scoring] }')).toBeNull();
  expect(sees('{ notHeld: [europe-scoring, asia-scoring] }')).toContain('ussr knows not held: expected asia-scoring');
  expect(sees('{ hands: { us: [] } }')).toContain('ussr sees of the us hand: expected [], got ["asia-scoring"]');
});

it('options of a headline are those of the side that is named', () => {
  const given = 'start: headline\nhands: { us: [nato], ussr: [nasser] }';
  const options = (side: string, card: string): string | null =>
    failureOf(scenario(given, '', `options: { exactly: [${card}] }\nasks: { side: ${side} }`));
  expect(options('us', 'nato')).toBeNull();
  expect(options('ussr', 'nasser')).toBeNull();
  expect(options('ussr', 'nato')).toContain('options: expected ["nato"], got ["nasser"]');
});

describe('the end of a game', () => {
  const given = 'phasing: us\ndefcon: 2\nhands: { us: [duck-and-cover] }';
  const after = (then: string): string | null => failureOf(scenario(given, 'us: duck-and-cover event', then));

  it('has a winner and a reason', () => {
    expect(after('winner: ussr\nreason: defcon')).toBeNull();
    expect(after('winner: us')).toContain('winner: expected "us", got "ussr"');
    expect(after('winner: draw')).toContain('winner: expected "draw", got "ussr"');
    expect(after('reason: vp')).toContain('reason: expected "vp", got "defcon"');
  });

  it('asks nobody', () => {
    expect(after('asks: { side: us }')).toContain('asks side: expected "us", got "nobody"');
    expect(after('asks: { kind: card }')).toContain('got "nobody"');
    expect(after('options: { exactly: [] }')).toBeNull();
    expect(after('options: { includes: [nato] }')).toContain('options: expected "nato among them"');
  });
});

it('checks every key that a position has', () => {
  const added = ['winner', 'reason', 'asks', 'options', 'sees', 'not-effects'];
  expect(Object.keys(CHECKS).sort()).toEqual([...POSITION_KEYS, ...added].sort());
});
