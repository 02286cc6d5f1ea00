import { Dangers } from '@longtwilight/bots/safety';
import { answer, GameRecord, gameFrom, resolveRules, seeded, type View, view } from '@longtwilight/engine';
import { loadWords } from '@longtwilight/words';
import { describe, expect, it } from 'vitest';
import { Draft, draftOf } from '../src/question/draft.ts';
import { oddsOf } from '../src/question/odds.ts';
import { placesOfMove } from '../src/question/places-of-move.ts';
import { likelihood, possibilitiesOf } from '../src/question/possibilities.ts';

function setupOf(side: 'us' | 'ussr'): View {
  const record = GameRecord.start({});
  record.rollOn(seeded(7));
  if (side === 'us') for (let i = 0; i < 6; i++) record.answer('ussr', 'poland');
  return view(record.game, side);
}

describe('a move before it is confirmed', () => {
  it('shows each point at once, and is complete with the last', () => {
    let draft = Draft.begin(setupOf('ussr'), 'ussr');
    for (const place of ['poland', 'poland', 'east-germany', 'austria', 'austria']) draft = draft.with(place);
    expect(draft.shown.influence.poland).toEqual([0, 2]);
    expect(draft.complete).toBe(false);
    draft = draft.with('bulgaria');
    expect(draft.complete).toBe(true);
    expect(draft.shown.influence.bulgaria).toEqual([0, 1]);
    expect(draft.answers).toHaveLength(6);
  });

  it('shows what an event does at once, and nothing of what a die decides', () => {
    const { game } = GameRecord.from({
      turn: 1,
      round: 3,
      phasing: 'ussr',
      influence: { egypt: [1, 0], pakistan: [2, 0] },
      hands: { ussr: ['nasser', 'indo-pakistani-war'], us: ['nato'] },
    });
    const event = draftOf(view(game, 'ussr'), ['nasser', 'event']);
    expect(placesOfMove(event)).toEqual(['egypt']);
    expect(event.shown.influence.egypt).toEqual([0, 2]);
    const war = draftOf(view(game, 'ussr'), ['indo-pakistani-war', 'event', 'pakistan']);
    expect(placesOfMove(war)).toEqual(['pakistan']);
    expect(war.shown.influence.pakistan).toEqual([2, 0]);
  });

  it('does not run on into the headline, which is chosen apart', () => {
    let draft = Draft.begin(setupOf('us'), 'us');
    for (let i = 0; i < 7; i++) draft = draft.with('france');
    expect(draft.complete).toBe(true);
  });

  it('takes back any point and keeps those after it', () => {
    const draft = ['poland', 'austria', 'bulgaria'].reduce(
      (before, place) => before.with(place),
      Draft.begin(setupOf('ussr'), 'ussr'),
    );
    const back = draft.withoutLast('austria');
    expect(back?.answers).toEqual(['poland', 'bulgaria']);
    expect(back?.shown.influence.austria).toBeUndefined();
    expect(draft.withoutLast('hungary')).toBeNull();
    expect(draft.without()?.answers).toEqual(['poland', 'austria']);
  });
});

describe('what may come of it', () => {
  function coupAt(defcon: number) {
    const game = gameFrom(resolveRules({}), {
      turn: 4,
      phasing: 'us',
      defcon,
      influence: { angola: [0, 3], zaire: [0, 1] },
      hands: { us: ['voice-of-america'] },
    });
    game.run();
    for (const text of ['voice-of-america', 'coup']) answer(game, 'us', text);
    return game;
  }

  it('tells the odds of a coup exactly', async () => {
    const words = await loadWords('en');
    // Angola: stability 1, a card worth 2: every roll removes something
    const decision = view(coupAt(4), 'us').decision!;
    expect(oddsOf(words, coupAt(4), decision, 'angola')?.short).toBe('100%');
    const all = possibilitiesOf(coupAt(4), 'us', 'angola');
    expect(all).toHaveLength(6);
    expect(likelihood(all, () => true)).toBeCloseTo(1);
    const takesAll = (facts: (typeof all)[number]['facts']) =>
      facts.some((fact) => fact.t === 'influence' && fact.side === 'us');
    // Roll plus 2 minus 2 must exceed the 3 that are there
    expect(likelihood(all, takesAll)).toBeCloseTo(1 / 2);
  });

  it('sees that a coup in a battleground loses the game at DEFCON 2, and only there', () => {
    const dangers = new Dangers(resolveRules({}));
    expect(dangers.of(coupAt(2), 'us', 'angola').reason).toBe('defcon');
    expect(dangers.of(coupAt(4), 'us', 'angola').verdict).toBe('safe');
  });
});
