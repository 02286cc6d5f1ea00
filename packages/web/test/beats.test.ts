import { type Fact, GameRecord, type SideKey, seeded, view } from '@longtwilight/engine';
import { loadWords } from '@longtwilight/words';
import { describe, expect, it } from 'vitest';
import { shownBy } from '../src/log/chapters.ts';
import { seenEntries } from '../src/match/seen-entries.ts';
import { BEAT_MS } from '../src/settings/settings.ts';
import { type Beat, beatsOf, cardsShown, isNews } from '../src/story/beats.ts';
import { lengthsOf } from '../src/story/lengths.ts';
import { realignTerms, rollNeeded, sumsOf } from '../src/story/sums.ts';
import { trackMoves } from '../src/story/track-moves.tsx';
import { viewWith } from '../src/story/view-with.ts';
import { randomRecord } from './support/random-record.ts';

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

const BEGINS: ReadonlySet<Fact['t']> = new Set(['round', 'turn', 'headline']);

/** One card with what it does: no scoring, no end of a turn, one roll at most. */
function isOrdinary(round: readonly Beat[]): boolean {
  const facts = round.flatMap((beat) => beat.facts);
  const apart = round.some(({ kind }) => ['headline', 'score', 'turn', 'over'].includes(kind));
  const events = facts.filter(({ t }) => t === 'event').length;
  const plays = facts.filter((fact) => fact.t === 'play');
  const isTheirs = plays.length === 1 && plays[0]?.side === 'ussr';
  return isTheirs && !apart && events <= 1 && round.filter(({ kind }) => kind === 'roll').length <= 1;
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

  it('name as reasons for what is added to a coup die only those that apply there', () => {
    const added = (country: 'angola' | 'panama') => {
      const record = GameRecord.from({
        turn: 4,
        phasing: 'ussr',
        defcon: 4,
        effects: ['salt-negotiations', 'latin-american-death-squads@us'],
        influence: { [country]: [2, 0] },
        hands: { ussr: ['decolonization', 'nasser'], us: ['fidel', 'containment'] },
      });
      for (const text of ['decolonization', 'coup', country]) record.answer('ussr', text);
      record.rollOn(seeded(1));
      const roll = beatsOf(words, seenEntries(record, 'us'), 0).find(({ kind }) => kind === 'roll')!;
      const [sum] = sumsOf(words, roll, view(record.game, 'us'));
      return sum?.terms.slice(2, -1);
    };
    const salt = { value: -1, name: 'SALT Negotiations' };
    expect(added('angola')).toEqual([salt]);
    expect(added('panama')).toEqual([salt, { value: -1, name: 'Latin American Death Squads' }]);
  });

  it('say what the die has to show: in a war, in the space race and in a trap', () => {
    const needed = (side: SideKey, effects: readonly 'quagmire'[], answers: readonly string[]) => {
      const record = GameRecord.from({
        turn: 4,
        phasing: side,
        effects,
        influence: { 'south-korea': [2, 0] },
        hands: { ussr: ['korean-war', 'nasser'], us: ['nato', 'fidel'] },
      });
      for (const text of answers) record.answer(side, text);
      record.rollOn(seeded(1));
      const roll = beatsOf(words, seenEntries(record, 'us'), 0).find(({ kind }) => kind === 'roll')!;
      return rollNeeded(roll, view(record.game, 'us'));
    };
    expect(needed('ussr', [], ['korean-war', 'event'])).toEqual({ sign: '≥', roll: 4 });
    expect(needed('us', [], ['nato', 'space'])).toEqual({ sign: '≤', roll: 3 });
    expect(needed('us', ['quagmire'], ['nato'])).toEqual({ sign: '≤', roll: 4 });
    const coup = beatsOf(words, seenEntries(couped(), 'us'), 0).find(({ kind }) => kind === 'roll')!;
    expect(rollNeeded(coup, view(couped().game, 'us'))).toBeNull();
  });

  it('show the card whose operations UN Intervention uses, once it uses them', () => {
    const record = GameRecord.from({
      turn: 4,
      phasing: 'us',
      defcon: 4,
      influence: { iran: [0, 1] },
      hands: { us: ['un-intervention', 'comecon', 'nato'], ussr: ['fidel', 'nasser'] },
    });
    for (const text of ['un-intervention', 'event', 'comecon', 'coup', 'iran']) record.answer('us', text);
    record.rollOn(seeded(1));
    const [play, uses, roll] = beatsOf(words, seenEntries(record, 'ussr'), 0);
    expect([play?.inPlay?.card, uses?.inPlay?.card]).toEqual(['un-intervention', 'un-intervention']);
    expect(roll?.inPlay).toEqual({ card: 'comecon', side: 'us', use: 'coup' });
  });

  it('show a card that is brought to light, to those who see it', () => {
    const record = GameRecord.from({
      turn: 8,
      phasing: 'us',
      hands: { us: ['grain-sales-to-soviets', 'nato'], ussr: ['fidel', 'nasser'] },
    });
    for (const text of ['grain-sales-to-soviets', 'event']) record.answer('us', text);
    record.rollOn(seeded(3));
    const story = seenEntries(record, 'us');
    const shown = beatsOf(words, story, 0).flatMap((beat) => [...cardsShown(beat)]);
    expect(shown.map(([side, cards]) => [side, cards.size])).toEqual([['ussr', 1]]);
    const [card] = shown[0]![1];
    expect(['fidel', 'nasser']).toContain(card);
    expect(shownBy('grain-sales-to-soviets', story)).toBe(card);
  });

  it('keep the cards that are dealt apart by the side that gets them', () => {
    const record = GameRecord.start({});
    record.rollOn(seeded(2));
    const shown = beatsOf(words, seenEntries(record, 'us'), 0).flatMap((beat) => [...cardsShown(beat)]);
    expect(shown.map(([side, cards]) => [side, cards.size])).toEqual([['us', 8]]);
    const open = [{ facts: record.opening }, ...record.entries].map(({ facts }) => ({ by: null, facts }));
    const both = beatsOf(words, open, 0).flatMap((beat) => [...cardsShown(beat)]);
    expect(new Set(both.map(([side]) => side))).toEqual(new Set(['us', 'ussr']));
  });

  it('have the old and the new value of every track that moves', () => {
    const record = couped();
    const moves = trackMoves(words, view(record.after(0), 'us'), view(record.game, 'us'));
    expect(moves).toContainEqual({ track: 'DEFCON', from: '4', to: '3', alarming: false });
    expect(moves).toContainEqual({ track: 'Mil. Ops', side: 'ussr', from: '0', to: '2' });
    expect(moves).toHaveLength(2);
  });

  it('of an ordinary round of the opponent take at most 6 seconds at the usual pace, and none is a flash', () => {
    let rounds = 0;
    for (let seed = 1; seed <= 5; seed++) {
      const beats = beatsOf(words, seenEntries(randomRecord(seed), 'us'), 0);
      const starts = beats.flatMap(({ facts }, i) => (facts.some(({ t }) => BEGINS.has(t)) ? [i] : []));
      for (const [i, start] of starts.entries()) {
        const round = beats.slice(start, starts[i + 1]).filter((beat) => isNews(beat, 'us'));
        const seconds = lengthsOf(round).map((length) => (length * BEAT_MS.calm) / 1000);
        for (const one of seconds) expect(one).toBeGreaterThanOrEqual(1);
        if (!isOrdinary(round)) continue;
        rounds++;
        const sum = seconds.reduce((all, one) => all + one, 0);
        expect(sum, round.flatMap(({ sentences }) => sentences).join(' ')).toBeLessThan(6.001);
      }
    }
    expect(rounds).toBeGreaterThan(40);
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

  it('are news where the other side places points, also by an event of my own card; not for a set-up of my own', () => {
    const record = GameRecord.from({
      turn: 4,
      phasing: 'us',
      defcon: 5,
      influence: { egypt: [0, 0], panama: [1, 0], cuba: [0, 2] },
      hands: { us: ['nasser'], ussr: ['nato'] },
    });
    for (const answer of ['nasser', 'event-first']) record.answer('us', answer);
    record.answer('us', 'coup');
    record.answer('us', 'cuba');
    record.rollOn(seeded(1));
    const beats = beatsOf(words, seenEntries(record, 'us'), 0);
    const points = beats.find(({ kind }) => kind === 'points')!;
    expect(points.sentences.join()).toMatch(/Egypt/);
    expect(isNews(points, 'us')).toBe(true);
    expect(beats.find(({ kind }) => kind === 'roll')!.inPlay).toEqual({ card: 'nasser', side: 'us', use: 'coup' });

    const begun = GameRecord.start({});
    begun.rollOn(seeded(7));
    for (let i = 0; i < 6; i++) begun.answer('ussr', 'poland');
    const setUp = beatsOf(words, seenEntries(begun, 'us'), 1).find(({ kind }) => kind === 'points')!;
    expect([isNews(setUp, 'ussr'), isNews(setUp, 'us')]).toEqual([false, true]);
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

  it('of whole games, told or not, hold all that changes the table, in its order', () => {
    const changes = (facts: readonly Fact[]) => facts.filter(({ t }) => t !== 'card' && t !== 'event');
    for (let seed = 1; seed <= 3; seed++) {
      const story = seenEntries(randomRecord(seed), 'us');
      const told = beatsOf(words, story, 1).flatMap(({ facts }) => facts);
      expect(changes(told)).toEqual(changes(story.slice(1).flatMap(({ facts }) => facts)));
    }
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
    expect(end?.sentences[0]).toContain('The USSR gains 2 VP because the opponent has too few military operations');
  });
});
