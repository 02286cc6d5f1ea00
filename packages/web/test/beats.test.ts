import { GameRecord, type SideKey, seeded, view } from '@longtwilight/engine';
import { loadWords } from '@longtwilight/words';
import { describe, expect, it } from 'vitest';
import { seenEntries } from '../src/match/seen-entries.ts';
import { beatsOf, isNews } from '../src/story/beats.ts';
import { realignTerms, sumsOf } from '../src/story/sums.ts';
import { viewWith } from '../src/story/view-with.ts';

const words = await loadWords('en');

/** A coup of the USSR in Iran, after which it is the round of the US. */
function couped(): GameRecord {
  const record = GameRecord.from({
    turn: 4,
    phasing: 'ussr',
    defcon: 4,
    influence: { iran: [1, 0] },
    hands: { ussr: ['decolonization', 'nasser'], us: ['fidel', 'containment'] },
  });
  for (const text of ['decolonization', 'coup', 'iran']) record.answer('ussr', text);
  record.rollOn(seeded(1));
  return record;
}

describe('beats', () => {
  it('of a coup: the card, the roll with its result, the tracks', () => {
    const record = couped();
    const beats = beatsOf(words, seenEntries(record, 'us'), 0);
    expect(beats.map(({ kind }) => kind)).toEqual(['card', 'roll', 'tracks']);
    expect(beats[1]?.inPlay).toEqual({ card: 'decolonization', side: 'ussr', use: 'coup' });
    expect(beats.at(-1)?.until).toBe(record.entries.length + 1);
  });

  it('say each sum with every part named', () => {
    const roll = beatsOf(words, seenEntries(couped(), 'us'), 0).find(({ kind }) => kind === 'roll')!;
    const [sum] = sumsOf(words, roll, view(couped().game, 'us'));
    expect(sum?.terms.slice(1)).toEqual([
      { value: 2, name: 'Ops' },
      { value: -4, name: '2 × stability' },
    ]);
  });

  it('name each reason for what is added to a realignment die, before the roll and after it', () => {
    const record = GameRecord.from({
      turn: 4,
      phasing: 'ussr',
      defcon: 5,
      effects: ['iran-contra-scandal'],
      influence: { mexico: [3, 0], guatemala: [0, 1], cuba: [4, 0] },
      hands: { ussr: ['nasser'], us: ['fidel'] },
    });
    for (const text of ['nasser', 'realign']) record.answer('ussr', text);
    const ahead = (side: SideKey) => realignTerms(words, record.game, side, 'mexico');
    expect(ahead('us')).toEqual([
      { value: 1, name: 'more influence' },
      { value: 1, name: 'adjacent superpower' },
      { value: -1, name: 'Iran-Contra Scandal' },
    ]);
    expect(ahead('ussr')).toEqual([{ value: 1, name: 'adjacent countries' }]);
    const foretold = { us: ahead('us'), ussr: ahead('ussr') };
    record.answer('ussr', 'mexico');
    record.rollOn(seeded(3));
    const roll = beatsOf(words, seenEntries(record, 'us'), 0).find(({ kind }) => kind === 'roll')!;
    const sums = sumsOf(words, roll, view(record.game, 'us'));
    expect(sums.map(({ side }) => side)).toEqual(['us', 'ussr']);
    for (const { side, terms } of sums) expect(terms.slice(1)).toEqual(foretold[side]);
  });

  it('tell every sentence once, in the order of the log', () => {
    const story = seenEntries(couped(), 'us');
    const log = words.tell(story.flatMap(({ facts }) => facts));
    const told = beatsOf(words, story, 0).flatMap(({ sentences }) => sentences);
    // Whose round it is stands above the map
    expect(told).toEqual(log.filter((sentence) => !sentence.startsWith('Action round')));
  });

  it('are news to those who have not just done it themselves', () => {
    const beats = beatsOf(words, seenEntries(couped(), 'ussr'), 0);
    expect(beats.filter((beat) => isNews(beat, 'ussr')).map(({ kind }) => kind)).toEqual(['roll', 'tracks']);
    expect(beats.filter((beat) => isNews(beat, 'us'))).toHaveLength(3);
  });

  it('of a whole move lead to the table as it stands', () => {
    const record = couped();
    const story = seenEntries(record, 'us');
    const shown = viewWith(
      view(record.after(0), 'us'),
      story.flatMap(({ facts }) => facts),
    );
    const { influence, defcon, vp, milOps, round } = view(record.game, 'us');
    expect(shown).toMatchObject({ influence, defcon, vp, milOps, round });
  });

  it('of a turn that ends have what it cost in one', () => {
    const record = GameRecord.from({
      turn: 4,
      round: 7,
      phasing: 'us',
      defcon: 2,
      milOps: [0, 2],
      hands: { us: ['nato'], ussr: [] },
    });
    for (const text of ['nato', 'space']) record.answer('us', text);
    record.rollOn(seeded(1));
    const beats = beatsOf(words, seenEntries(record, 'us'), 0);
    const end = beats.find(({ kind }) => kind === 'turn');
    expect(end?.sentences[0]).toContain('The USSR gains 2 VP for the opponent’s missing military operations');
  });
});
