import { describe, expect, it } from 'vitest';
import { failureOf, scenario } from './support/run.ts';

const GIVEN =
  'hands: { us: [nato, containment], ussr: [fidel, nasser] }\ninfluence: { poland: [0, 3], canada: [2, 0] }';

describe('set', () => {
  it.each([
    ['tracks', 'defcon: 2, vp: 7, turn: 6, milOps: [1, 2], space: [3, 4]'],
    ['influence, and leaves the rest', 'influence: { cuba: [1, 2], poland: [0, 3] }'],
    ['hands', 'hands: { us: [comecon], ussr: [nasser] }'],
    ['piles', 'discard: [comecon], removed: [blockade]'],
    ['effects', 'effects: [containment]'],
    ['the China Card', 'china: { holder: us, faceUp: false }'],
    ['eighth rounds', 'eighthRound: [us, ussr]'],
  ])('changes %s', (_what, fields) => {
    expect(failureOf(scenario(GIVEN, `set: { ${fields} }\nthen: { ${fields} }`))).toBeNull();
  });

  it('changes what is asked', () => {
    expect(failureOf(scenario(GIVEN, 'set: { phasing: us }', 'asks: { side: us, kind: card }'))).toBeNull();
    expect(
      failureOf(
        scenario(GIVEN, 'set: { hands: { ussr: [blockade] } }', 'options: { exactly: [blockade, china-card] }'),
      ),
    ).toBeNull();
  });

  it('leaves what it does not name', () => {
    const then = 'defcon: 2\nvp: 0\ninfluence: { poland: [0, 3] }\nhands: { us: [nato, containment] }';
    expect(failureOf(scenario(GIVEN, 'set: { defcon: 2 }', then))).toBeNull();
  });

  it('adds to piles and replaces hands', () => {
    const given = `${GIVEN}\ndiscard: [blockade]\nremoved: [comecon]`;
    const when = 'set: { hands: { us: [nato] }, discard: [containment], removed: [nasser] }';
    const then = 'hands: { us: [nato], ussr: [fidel] }\ndiscard: [blockade, containment]\nremoved: [comecon, nasser]';
    expect(failureOf(scenario(given, when, then))).toBeNull();
  });

  it('goes on in the new position', () => {
    const when = 'ussr: nasser event\nset: { influence: { cuba: [3, 0] } }\nus: nato influence cuba*4';
    expect(failureOf(scenario(GIVEN, when, 'influence: { cuba: [7, 0], egypt: [0, 2] }'))).toBeNull();
  });

  it('begins a play anew that has had no answer yet', () => {
    const crisis = 'phasing: us\neffects: [cuban-missile-crisis@ussr]\nhands: { us: [nato] }';
    expect(failureOf(scenario(crisis, 'set: { vp: 3 }', 'vp: 3\nasks: { side: us }'))).toBeNull();
    const headline = 'start: headline\nhands: { us: [junta], ussr: [fidel] }';
    const when = 'headline: { us: junta, ussr: fidel }\nset: { influence: { chile: [0, 3] } }\nus: panama done';
    expect(failureOf(scenario(headline, when, 'influence: { chile: [0, 3], panama: [2, 0] }'))).toBeNull();
  });

  it('goes on in the middle of a play', () => {
    const given = 'hands: { us: [nato], ussr: [comecon] }\ninfluence: { poland: [0, 3] }';
    const when = 'ussr: comecon influence poland\nset: { influence: { poland: [0, 9], cuba: [1, 0] }, vp: 3 }';
    const then = 'influence: { poland: [0, 9], cuba: [1, 0] }\nvp: 3\nasks: { side: ussr, kind: country }';
    expect(failureOf(scenario(given, when, then))).toBeNull();
    const end = 'influence: { poland: [0, 11] }\nvp: 3\nasks: { side: us }';
    expect(failureOf(scenario(given, `${when}\nussr: poland*2`, end))).toBeNull();
  });

  it.each([
    ['what is no mapping', 'set: 3', 'set is a mapping'],
    ['unknown keys', 'set: { defcom: 2 }', 'unknown key "defcom"; did you mean "defcon"?'],
    ['unknown ids', 'set: { hands: { us: [natto] } }', 'did you mean "nato"?'],
    ['values out of range', 'set: { defcon: 9 }', 'defcon is 9'],
    ['a card in two places', 'set: { hands: { us: [nato] }, discard: [nato] }', "nato can't be both"],
    ['other rules', 'set: { rules: { edition: second } }', 'set: unknown key "rules"'],
    ['another start', 'set: { start: deal }', 'set: unknown key "start"'],
    ['a game that is over', 'end: agreed draw\nset: { defcon: 2 }', 'set: the game is over'],
    [
      'what a play half done has decided',
      'ussr: nasser influence\nset: { hands: { ussr: [nasser] } }',
      'can no longer be changed like that',
    ],
  ])('refuses %s', (_what, when, message) => {
    expect(failureOf(scenario(GIVEN, when))).toContain(message);
  });
});

describe('end', () => {
  it.each([
    ['us resigns', 'ussr', 'resign'],
    ['ussr resigns', 'us', 'resign'],
    ['us out of time', 'ussr', 'time'],
    ['ussr out of time', 'us', 'time'],
    ['agreed draw', 'draw', 'agreement'],
  ])('%s', (text, winner, reason) => {
    expect(failureOf(scenario(GIVEN, `end: ${text}`, `winner: ${winner}\nreason: ${reason}`))).toBeNull();
    expect(failureOf(scenario(GIVEN, `ussr: nasser\nend: ${text}`, `winner: ${winner}`))).toBeNull();
    expect(failureOf(scenario(GIVEN, `end: ${text}\nussr: nasser`))).toContain('The game is over');
  });

  it.each(['usa resigns', 'us', 'us resigns now', 'draw', 'us is out of time', '3'])('refuses "%s"', (text) => {
    expect(failureOf(scenario(GIVEN, `end: ${text}`))).toContain(`unknown end "${text}"; expected us|ussr resigns`);
  });

  it('comes once', () => {
    expect(failureOf(scenario(GIVEN, 'end: agreed draw\nend: us resigns'))).toContain('end: the game is over');
  });
});

describe('headline', () => {
  const given = `start: headline\n${GIVEN}`;

  it('answers for both sides, in either form', () => {
    const then = 'round: 1\neffects: [containment]';
    expect(failureOf(scenario(given, 'headline: { us: containment, ussr: nasser }', then))).toBeNull();
    expect(failureOf(scenario(given, 'headline: { us: containment }\nussr: nasser', then))).toBeNull();
    expect(failureOf(scenario(given, 'ussr: nasser\nus: containment', then))).toBeNull();
  });

  it('answers first for the side that must show its card first', () => {
    const then = 'round: 1\neffects: [containment]';
    for (const space of ['[4, 0]', '[0, 4]'])
      expect(
        failureOf(scenario(`space: ${space}\n${given}`, 'headline: { us: containment, ussr: nasser }', then)),
      ).toBeNull();
  });

  it('refuses what is no pair of cards in hand', () => {
    expect(failureOf(scenario(given, 'headline: containment'))).toContain('headline is a mapping');
    expect(failureOf(scenario(given, 'headline: { us: nasser }'))).toContain(
      '"nasser" is not a legal answer to "headline"',
    );
  });
});

describe('roll and draw', () => {
  const coup = 'phasing: us\nhands: { us: [containment] }\ninfluence: { angola: [0, 1] }';

  it('take one or a list', () => {
    expect(
      failureOf(scenario(coup, 'us: containment coup angola\nroll: 6', 'influence: { angola: [6, 0] }')),
    ).toBeNull();
    expect(
      failureOf(scenario(coup, 'us: containment coup angola\nroll: [6]', 'influence: { angola: [6, 0] }')),
    ).toBeNull();
    const deal = 'start: deal\nturn: 1';
    expect(
      failureOf(scenario(deal, 'draw: fidel\ndraw: [nato, nasser]', 'hands: { us: [nato], ussr: [fidel, nasser] }')),
    ).toBeNull();
  });

  it('refuse what can not come', () => {
    expect(failureOf(scenario(coup, 'us: containment coup angola\nroll: 0'))).toContain('not an answer to anything');
    expect(failureOf(scenario('start: deal\nturn: 1', 'draw: che'))).toContain('"che" is not a legal answer to "draw"');
  });
});

describe('then between steps', () => {
  it('is checked where it stands', () => {
    const when = 'then: { influence: { egypt: [0, 0] } }\nussr: nasser event\nthen: { influence: { egypt: [0, 2] } }';
    expect(failureOf(scenario(GIVEN, when))).toBeNull();
    expect(failureOf(scenario(GIVEN, 'then: { influence: { egypt: [0, 2] } }\nussr: nasser event'))).toMatch(
      /^step 1 .*influence in egypt: expected \[0,2\], got \[0,0\]/,
    );
    expect(failureOf(scenario(GIVEN, 'then: 3'))).toContain('then is a mapping');
  });
});

describe('bid', () => {
  const sealed = 'rules: { bidding: influence }\nstart: bidding';
  const auction = 'rules: { edition: second, bidding: vp }\nstart: bidding';

  it('takes sealed bids, and a lot where they are equal', () => {
    expect(failureOf(scenario(sealed, 'bid: { first: us 3, second: us 2 }', 'turn: 1'))).toBeNull();
    const equal = 'bid: { first: us 3, second: us 3 }';
    expect(failureOf(scenario(sealed, equal, 'asks: { side: chance }'))).toBeNull();
    expect(failureOf(scenario(sealed, `${equal}\ndraw: second`, 'turn: 1'))).toBeNull();
    expect(failureOf(scenario(sealed, equal, 'asks: { side: us }'))).toContain(
      'asks side: expected "us", got "chance"',
    );
  });

  it('takes an auction in one step or in several', () => {
    expect(failureOf(scenario(auction, 'bid: first us 2, second us 3, first pass', 'vp: -3'))).toBeNull();
    expect(failureOf(scenario(auction, 'bid: second ussr 4\nbid: first pass', 'vp: 4'))).toBeNull();
    expect(failureOf(scenario(auction, 'bid: first us 2, second us 3, first pass', 'vp: 3'))).toContain(
      'vp: expected 3',
    );
  });

  it.each([
    ['a side that is none', sealed, 'bid: { first: usa 3, second: us 2 }', '"usa-3" is not a legal bid'],
    ['too much', sealed, 'bid: { first: us 21, second: us 2 }', '"us-21" is not a legal bid'],
    ['one bid alone', sealed, 'bid: { first: us 2 }', 'is not a legal bid'],
    ['three bidders', sealed, 'bid: { first: us 3, second: us 2, third: us 4 }', 'bid: unknown key "third"'],
    ['a lower bid', auction, 'bid: first us 3, second us 3', '"us-3" is not a legal bid'],
    ['a bid out of turn', auction, 'bid: first us 3, first us 4', 'Waiting for a bid from second, not from first'],
    ['an unknown bidder', auction, 'bid: third us 3', '"third" is not a legal bid'],
    ['another step before it is over', sealed, 'us: nato', 'the bidding is not over, but the next step is us'],
    ['an unknown key given, also while it is open', `${sealed}\ndefcom: 3`, '', 'did you mean "defcon"?'],
    ['bids in a game without', GIVEN, 'bid: { first: us 3, second: us 2 }', 'bid goes with start: bidding'],
  ])('refuses %s', (_what, given, when, message) => {
    expect(failureOf(scenario(given, when))).toContain(message);
  });

  it('names its steps by their place among all', () => {
    const when = 'bid: { first: us 3, second: us 3 }\ndraw: second\nussr: natto';
    expect(failureOf(scenario(sealed, when))).toMatch(/^step 3 /);
    expect(failureOf(scenario(sealed, 'bid: { first: us 3, second: us 3 }\nus: nato'))).toMatch(/^step 2 /);
  });

  describe('while it goes on', () => {
    const equal = 'bid: { first: us 3, second: us 3 }';
    const opened = 'bid: first us 17';

    it.each([
      ['whom it asks', sealed, '', 'asks: { side: second, kind: side }'],
      ['that a lot is drawn', sealed, equal, 'asks: { side: chance, kind: draw }'],
      ['what the lot may be', sealed, equal, 'options: { exactly: [first, second] }'],
      ['what may be bid', sealed, '', 'options: { includes: [us 0, ussr 20], excludes: [pass] }'],
      ['what may be bid next', auction, opened, 'asks: { side: second }\noptions: { exactly: [us 18, us 19, pass] }'],
    ])('can be asked %s', (_what, given, when, then) => {
      expect(failureOf(scenario(given, when, then))).toBeNull();
    });

    it('can be asked between steps', () => {
      const when = `then: { asks: { side: first } }\n${equal}\nthen: { asks: { side: chance } }\ndraw: first`;
      expect(failureOf(scenario(sealed, when, 'turn: 1'))).toBeNull();
      expect(failureOf(scenario(sealed, `then: { asks: { side: chance } }\n${equal}`))).toMatch(
        /^step 1 .*asks side: expected "chance", got "first and second"/,
      );
    });

    it.each([
      ['another kind', 'asks: { side: chance, kind: card }', 'asks kind: expected "card", got "draw"'],
      ['another option', 'options: { includes: [us 3] }', 'options: expected "us 3 among them"'],
      ['an unknown option', 'options: { excludes: [us 21] }', 'unknown word "us 21"; did you mean "us 1"?'],
      ['an unknown key', 'askss: { side: chance }', 'unknown key "askss"; did you mean "asks"?'],
      ['a winner', 'winner: us', 'then, before the bidding is over: unknown key "winner"'],
    ])('fails with %s', (_what, then, message) => {
      expect(failureOf(scenario(sealed, equal, then))).toContain(message);
    });
  });
});
