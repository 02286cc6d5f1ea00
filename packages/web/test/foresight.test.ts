import { Dangers } from '@longtwilight/bots/safety';
import { gameFrom, guess, type Position, resolveRules, type SideKey, seeded, view } from '@longtwilight/engine';
import { scoringNote } from '@longtwilight/picture/map';
import { loadWords } from '@longtwilight/words';
import { describe, expect, it } from 'vitest';
import { type TileNotes, tileNotes } from '../src/map/tile-notes.ts';
import { dangerReason, dangerTitle } from '../src/question/danger-words.ts';
import { Draft } from '../src/question/draft.ts';
import { facesOf, facesTitle } from '../src/question/faces.ts';
import { oddsOf } from '../src/question/odds.ts';
import { cautions, reminders } from '../src/question/warnings.ts';

const words = await loadWords('en');

function seenBy(side: SideKey, position: Position) {
  const game = gameFrom(resolveRules({}), position);
  game.run();
  return view(game, side);
}
const draftOf = (side: SideKey, position: Position) => Draft.begin(seenBy(side, position), side);
const texts = (warnings: ReturnType<typeof reminders>, urgent: boolean) =>
  warnings.filter(({ weight }) => (weight !== 'reminder') === urgent).map(({ text }) => text);

describe('odds', () => {
  it('of a coup are told result by result, worst first, without the event that follows', () => {
    // Fidel is a USSR event: it would happen after the coup of the US
    const draft = draftOf('us', {
      turn: 4,
      phasing: 'us',
      defcon: 4,
      influence: { zaire: [0, 2] },
      hands: { us: ['fidel'] },
    })
      .with('fidel')
      .with('coup');
    const odds = oddsOf(words, draft.game, draft.decision!, 'zaire');
    // Roll plus 2 minus 2: a roll of 1 takes one, the rest take both and bring in what is over
    expect(odds?.spread()[0]).toBe('17% USSR −1');
    expect(odds?.spread().at(-1)).toBe('17% US +4, USSR −2');
  });

  it('of the space race name the box and its points', () => {
    const draft = draftOf('us', { turn: 4, phasing: 'us', hands: { us: ['nasser', 'socialist-governments'] } }).with(
      'socialist-governments',
    );
    expect(oddsOf(words, draft.game, draft.decision!, 'space')?.spread()).toEqual([
      '50% no effect',
      '50% box 1, US +2 VP',
    ]);
  });
});

it('the faces of a die tell what the attempt brings, and nothing of the end of the turn that follows', () => {
  const draft = draftOf('us', {
    turn: 4,
    round: 7,
    phasing: 'us',
    defcon: 2,
    hands: { us: ['socialist-governments'] },
  }).with('socialist-governments');
  const faces = facesOf(words, draft.game, 'us', 'space')!;
  expect(faces.map(({ effect }) => effect)).toEqual(['us', 'us', 'us', 'none', 'none', 'none']);
  expect(facesTitle(words, faces, 'us')).toBe('Success on 3 of 6 rolls');
});

describe('warnings', () => {
  const late: Position = {
    turn: 4,
    round: 7,
    phasing: 'us',
    defcon: 3,
    hands: { us: ['asia-scoring', 'nasser'] },
  };

  it('say what can wait, and what can wait no longer', () => {
    const early = seenBy('us', { ...late, round: 1 });
    expect(texts(reminders(words, early, 'us', guess(early, seeded(1))), true)).toEqual([]);
    expect(texts(reminders(words, early, 'us', guess(early, seeded(1))), false)).toEqual([
      'You must play Asia Scoring this turn.',
      'Military operations you still need this turn: 3. Each one you are short costs you 1 VP.',
    ]);
    const now = seenBy('us', late);
    expect(texts(reminders(words, now, 'us', guess(now, seeded(1))), true)).toEqual([
      'You must play Asia Scoring now: you have no rounds to spare.',
      'Military operations you still need this turn: 3. Each one you are short costs you 1 VP.',
    ]);
  });

  const dangerOf = ({ game, side }: Draft, text: string) => new Dangers(game.rules).of(game, side, text);

  it('see DEFCON fall to 1, in a round and in the headline', () => {
    const round = draftOf('ussr', { turn: 4, phasing: 'ussr', defcon: 2, hands: { ussr: ['duck-and-cover'] } });
    expect(dangerOf(round.with('duck-and-cover'), 'influence').reason).toBe('defcon');
    expect(dangerTitle(words, dangerOf(round.with('duck-and-cover'), 'influence'))).toBe('This loses you the game');
    const headline = draftOf('ussr', {
      turn: 4,
      start: 'headline',
      defcon: 2,
      hands: { ussr: ['duck-and-cover', 'nasser'], us: ['fidel', 'containment'] },
    });
    // Defectors as the other headline would cancel it
    expect(dangerTitle(words, dangerOf(headline, 'duck-and-cover'))).toBe('This may lose you the game');
    expect(dangerReason(words, dangerOf(headline, 'duck-and-cover'), 'ussr')).toBe(
      'DEFCON falls to 1 while your headline takes effect, which means nuclear war: you lose.',
    );
    expect(dangerOf(headline, 'nasser').verdict).toBe('safe');
  });

  it('see that the other side may boycott the Olympic Games at DEFCON 2, and say what that means', () => {
    const draft = draftOf('us', { turn: 4, phasing: 'us', defcon: 2, hands: { us: ['olympic-games', 'nato'] } });
    const found = dangerOf(draft.with('olympic-games'), 'event');
    expect(found.verdict).toBe('can-lose');
    expect(dangerTitle(words, found)).toBe('This may lose you the game');
    expect(dangerReason(words, found, 'us')).toBe('The USSR can take DEFCON to 1: nuclear war, and you get the blame.');
    expect(dangerOf(draft.with('olympic-games'), 'influence').verdict).toBe('safe');
  });

  it('say that it is the coup of the other side that loses', () => {
    const hands = { us: ['lone-gunman', 'nato'], ussr: ['nasser'] } as const;
    const draft = draftOf('us', { turn: 7, phasing: 'us', defcon: 2, influence: { angola: [1, 0] }, hands });
    const found = dangerOf(draft.with('lone-gunman'), 'influence');
    expect(dangerTitle(words, found)).toBe('This may lose you the game');
    expect(dangerReason(words, found, 'us')).toMatch(/^The USSR can attempt a coup that takes DEFCON to 1/);
  });

  it('say that a headline will do nothing', () => {
    const draft = draftOf('us', { turn: 4, start: 'headline', hands: { us: ['nato', 'nasser'], ussr: ['fidel'] } });
    expect(texts(cautions(words, draft.with('nato')), true)).toContain('The event would have no effect now.');
  });
});

/** All notes of a move so far, without a pause. */
function notesOf(draft: Draft): TileNotes {
  const work = tileNotes(words, draft);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

it('a country under enemy control costs 2 by operations, and nothing more by an event', () => {
  const position: Position = {
    turn: 4,
    phasing: 'ussr',
    influence: { 'south-africa': [3, 0], angola: [0, 1] },
    hands: { ussr: ['decolonization'] },
  };
  const card = draftOf('ussr', position).with('decolonization');
  expect(notesOf(card.with('influence')).get('south-africa')).toBe(words.say('ui.cost', { count: 2 }));
  expect(card.with('event').decision?.options).toContain('south-africa');
  expect(notesOf(card.with('event')).get('south-africa')).toBeUndefined();
});

it('regions are counted also after the last point of a move', () => {
  const draft = draftOf('us', {
    turn: 4,
    phasing: 'us',
    influence: { panama: [1, 0] },
    hands: { us: ['truman-doctrine'] },
  })
    .with('truman-doctrine')
    .with('influence')
    .with('panama');
  expect(draft.complete).toBe(true);
  expect(draft.shown.regions['central-america'].us).toBe('presence');
});

it('where a scoring card is, is said of the one who holds it, also where that is only known of the opponent', () => {
  const seen = seenBy('us', { turn: 4, phasing: 'us', hands: { us: ['asia-scoring', 'nato'], ussr: ['fidel'] } });
  const theirs = { ...seen.hands.ussr, cards: ['europe-scoring'] as const };
  const known = { ...seen, hands: { ...seen.hands, ussr: theirs } };
  expect(scoringNote(known, 'asia', words)).toBe('in your hand');
  expect(scoringNote(known, 'europe', words)).toBe(words.say('ui.region.card-theirs', { side: 'ussr' }));
});
