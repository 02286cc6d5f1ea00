import { answer, gameFrom, type Position, resolveRules, type SideKey, view } from '@longtwilight/engine';
import { loadWords } from '@longtwilight/words';
import { describe, expect, it } from 'vitest';
import { chancesAtStake, facesAtStake, oddsAtStake } from '../src/question/consequences.ts';
import { chosenIn, Draft } from '../src/question/draft.ts';
import { facesTitle } from '../src/question/faces.ts';

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
