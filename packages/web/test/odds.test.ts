import { answer, gameFrom, type Position, resolveRules, type SideKey, view } from '@longtwilight/engine';
import { loadWords } from '@longtwilight/words';
import { describe, expect, it } from 'vitest';
import { chancesAtStake, facesAtStake, oddsAtStake } from '../src/question/consequences.ts';
import { chosenIn, Draft } from '../src/question/draft.ts';
import { facesTitle } from '../src/question/faces.ts';
import { oddsOf } from '../src/question/odds.ts';
import { cautions } from '../src/question/warnings.ts';

const words = await loadWords('en');

function draftOf(side: SideKey, position: Position): Draft {
  const game = gameFrom(resolveRules({}), position);
  game.run();
  return Draft.begin(view(game, side), side);
}
const chosen = (draft: Draft, answers: readonly string[]) => answers.reduce(chosenIn, draft);
const sum = (results: readonly { chance: number }[]) => results.reduce((all, { chance }) => all + chance, 0);

describe('before a move is confirmed', () => {
  it('a war without a choice of its target shows each face of the die', () => {
    const draft = chosen(
      draftOf('ussr', {
        turn: 2,
        phasing: 'ussr',
        influence: { 'south-korea': [2, 0] },
        hands: { ussr: ['korean-war', 'nasser'], us: ['fidel', 'containment'] },
      }),
      ['korean-war', 'event'],
    );
    const faces = facesAtStake(words, draft)!;
    // No neighbour is held by the US: four or more win
    expect(faces.map(({ effect }) => effect === 'none')).toEqual([true, true, true, false, false, false]);
    expect(faces[3]?.influence).toEqual({ us: 0, ussr: 2 });
    expect(facesTitle(words, faces, 'ussr')).toMatch(/on 3 of 6 rolls$/);
  });

  it('a trap shows with which faces one gets out', () => {
    const draft = chosen(
      draftOf('us', {
        turn: 4,
        phasing: 'us',
        effects: ['quagmire'],
        hands: { us: ['nato', 'fidel', 'containment'], ussr: ['nasser', 'comecon'] },
      }),
      ['nato'],
    );
    const faces = facesAtStake(words, draft)!;
    expect(faces.map(({ word }) => word)).toEqual(['free', 'free', 'free', 'free', 'no effect', 'no effect']);
    expect(facesTitle(words, faces, 'us')).toBe('Success on 4 of 6 rolls');
  });

  it('a realignment shows every result of two dice, with all chances together', () => {
    const draft = chosen(
      draftOf('us', {
        turn: 4,
        phasing: 'us',
        defcon: 5,
        influence: { iran: [1, 1] },
        hands: { us: ['containment', 'nato'], ussr: ['nasser', 'comecon'] },
      }),
      ['containment', 'realign', 'iran'],
    );
    const [chances] = chancesAtStake(words, draft);
    expect(sum(chances!.results)).toBeCloseTo(1);
    // Even dice on both sides: 15 of 36 each way
    expect(chances!.title).toBe('42%: your opponent loses influence. 42%: you lose influence.');
    expect(chances!.results.map(({ percent, text }) => `${percent} ${text}`)).toEqual([
      '42% US −1',
      '17% no effect',
      '42% USSR −1',
    ]);
  });

  it('Summit shows who is likely to win', () => {
    const draft = chosen(
      draftOf('us', { turn: 4, phasing: 'us', hands: { us: ['summit', 'nato'], ussr: ['nasser', 'comecon'] } }),
      ['summit', 'event'],
    );
    const [chances] = chancesAtStake(words, draft);
    expect(chances!.title).toMatch(/^Chance of winning the roll: you \d+%, your opponent \d+%$/);
    expect(sum(chances!.results)).toBeCloseTo(1);
  });

  it('Olympic Games show both answers of the other side; ties are thrown again', () => {
    const draft = chosen(
      draftOf('us', {
        turn: 2,
        phasing: 'us',
        defcon: 4,
        hands: { us: ['olympic-games', 'nato'], ussr: ['nasser', 'comecon'] },
      }),
      ['olympic-games', 'event'],
    );
    const all = chancesAtStake(words, draft);
    expect(all).toHaveLength(2);
    // Two more for the US: it wins 26 of the 32 throws that are no tie
    expect(all[0]!.title).toContain('Chance of winning the roll: you 81%, your opponent 19%');
    expect(sum(all[0]!.results)).toBeCloseTo(1);
    expect(all[1]!.title).toContain('Boycott. DEFCON is now 3.');
  });

  it('of a boycott, only that DEFCON falls is certain: what the other side may do with its card is not told', () => {
    const game = gameFrom(resolveRules({}), {
      turn: 2,
      phasing: 'us',
      defcon: 4,
      influence: { panama: [1, 0] },
      hands: { us: ['olympic-games', 'nato'], ussr: ['nasser', 'comecon'] },
    });
    game.run();
    for (const text of ['olympic-games', 'event']) answer(game, 'us', text);
    const draft = chosen(Draft.begin(view(game, 'ussr'), 'ussr'), ['boycott']);
    expect(chancesAtStake(words, draft)).toEqual([{ title: 'DEFCON would fall to 3.', results: [] }]);
  });

  it('a scoring card shows what the engine will pay', () => {
    const draft = chosen(
      draftOf('ussr', {
        turn: 4,
        phasing: 'ussr',
        influence: { cuba: [0, 3], haiti: [0, 2] },
        hands: { ussr: ['central-america-scoring', 'nasser'], us: ['fidel', 'containment'] },
      }),
      ['central-america-scoring', 'event'],
    );
    const [title] = oddsAtStake(words, draft);
    const played = gameFrom(resolveRules({}), {
      turn: 4,
      phasing: 'ussr',
      influence: { cuba: [0, 3], haiti: [0, 2] },
      hands: { ussr: ['central-america-scoring', 'nasser'], us: ['fidel', 'containment'] },
    });
    played.run();
    for (const text of ['central-america-scoring', 'event']) answer(played, 'ussr', text);
    expect(title).toBe(`Central America: ${words.score(played.vp)}`);
    expect(played.vp).toBe(-5);
  });
});

describe('of a headline', () => {
  const position: Position = {
    turn: 4,
    start: 'headline',
    influence: { 'south-korea': [3, 0], thailand: [0, 2], japan: [4, 0], france: [3, 0] },
    hands: {
      us: ['willy-brandt', 'asia-scoring', 'europe-scoring', 'cia-created', 'korean-war'],
      ussr: ['nasser', 'summit', 'arms-race', 'middle-east-scoring', 'fidel'],
    },
  };
  /** The same question of the US before the other headline is chosen, and after each that may be chosen. */
  function drafts(): Draft[] {
    return [null, 'summit', 'middle-east-scoring', 'nasser'].map((theirs) => {
      const game = gameFrom(resolveRules({}), position);
      game.run();
      if (theirs !== null) answer(game, 'ussr', theirs);
      return Draft.begin(view(game, 'us'), 'us');
    });
  }

  it('only what its own card does is shown, whatever the other headline is', () => {
    for (const card of ['willy-brandt', 'asia-scoring', 'europe-scoring', 'cia-created', 'korean-war']) {
      const told = drafts().map((draft) => {
        const move = chosen(draft, [card]);
        return [oddsAtStake(words, move), cautions(words, move), move.shown.influence, move.unknown];
      });
      expect(new Set(told.map((one) => JSON.stringify(one))).size, card).toBe(1);
    }
    const [draft] = drafts();
    expect(oddsAtStake(words, chosen(draft!, ['willy-brandt']))).toEqual([]);
    expect(oddsAtStake(words, chosen(draft!, ['asia-scoring']))[0]).toMatch(/^Asia: /);
    expect(oddsAtStake(words, chosen(draft!, ['europe-scoring']))[0]).toMatch(/^Europe: /);
    expect(oddsAtStake(words, chosen(draft!, ['korean-war']))).toEqual([
      'The USSR wins the war in South Korea on 2 of 6 rolls',
      ...['1: no effect', '2: no effect', '3: no effect', '4: no effect', '5: USSR control', '6: USSR control'],
    ]);
  });
});

describe('a die of the opponent’s event', () => {
  const hands = { us: ['korean-war', 'arab-israeli-war', 'nato'], ussr: ['nasser', 'comecon'] } as const;

  it('is left out of the faces of the coup before it', () => {
    const draft = chosen(
      draftOf('us', { turn: 2, phasing: 'us', defcon: 4, influence: { egypt: [0, 4], 'south-korea': [2, 0] }, hands }),
      ['korean-war', 'coup', 'egypt'],
    );
    expect(facesTitle(words, facesAtStake(words, draft)!, 'us')).toBe('Success on 4 of 6 rolls');
  });

  it('is told as what it is: whose attack, and where', () => {
    const draft = chosen(
      draftOf('us', { turn: 2, phasing: 'us', influence: { panama: [1, 0], israel: [2, 0] }, hands }),
      ['arab-israeli-war', 'influence', 'panama', 'panama'],
    );
    const faces = facesAtStake(words, draft)!;
    expect(facesTitle(words, faces, 'us')).toBe('The USSR wins the war in Israel on 3 of 6 rolls');
    expect(faces.map(({ effect }) => effect)).toEqual(['none', 'none', 'none', 'ussr', 'ussr', 'ussr']);
    expect(oddsAtStake(words, draft).at(-1)).toBe('6: US −2');
  });
});

it('a coup that loses the game with every face is no success', () => {
  const draft = draftOf('us', {
    turn: 4,
    phasing: 'us',
    defcon: 2,
    influence: { angola: [0, 1] },
    hands: { us: ['nato', 'containment'], ussr: ['nasser'] },
  })
    .with('nato')
    .with('coup');
  expect(oddsOf(words, draft.game, draft.decision!, 'angola')?.short).toBe('0%');
  expect(oddsOf(words, draft.game, draft.decision!, 'angola')?.spread()).toEqual(['100% you lose']);
  const faces = facesAtStake(words, draft.with('angola'))!;
  expect(faces.map(({ effect }) => effect)).toEqual(Array(6).fill('lost'));
  expect(facesTitle(words, faces, 'us')).toBe('Every roll loses you the game');
});
