import { type Fact, GameRecord, type Position, type SideKey, seeded } from '@longtwilight/engine';
import { loadWords } from '@longtwilight/words';
import { describe, expect, it } from 'vitest';
import { chaptersOf } from '../src/log/chapters.ts';
import { seenEntries } from '../src/match/seen-entries.ts';
import { soundsOf } from '../src/sound/use-sounds.ts';
import { beatsOf } from '../src/story/beats.ts';

const words = await loadWords('en');
const LONG = process.env.LONG === '1';

/** A game of answers at random, to its end. */
function randomGame(seed: number): GameRecord {
  const record = GameRecord.start({});
  const chance = seeded(seed);
  for (;;) {
    const asked = record.decisions().find((one) => !one.answered);
    if (asked === undefined) return record;
    record.answer(asked.actor, asked.options[chance(asked.options.length)]!);
  }
}

/** What is told of answers of a side, and of what the other side then has to say. */
function told(position: Position, moves: readonly (readonly [SideKey, string])[], seed: number): string[] {
  const record = GameRecord.from(position);
  for (const [side, text] of moves) {
    record.answer(side, text);
    record.rollOn(seeded(seed));
  }
  return beatsOf(words, seenEntries(record, 'us'), 0).flatMap(({ sentences }) => sentences);
}

/** What these facts change in the score, for the US. */
const gained = (facts: readonly Fact[]): number =>
  facts.reduce((sum, fact) => sum + (fact.t === 'vp' ? (fact.side === 'us' ? fact.by : -fact.by) : 0), 0);

describe('one story', () => {
  it('is told by beats and by the log in the same words, each sentence once', () => {
    for (let seed = 1; seed <= (LONG ? 40 : 4); seed++) {
      const record = randomGame(seed);
      for (const viewer of ['us', 'ussr', 'public'] as const) {
        const story = seenEntries(record, viewer);
        const beats = beatsOf(words, story, 0).flatMap(({ sentences }) => sentences);
        const log = chaptersOf(words, story, { turn: record.game.turn, rules: record.rules.spec }).flatMap(
          ({ sentences }) => sentences,
        );
        // The log has headings, and says why one headline comes first
        const frames = /^Action round|goes first: /;
        const sorted = (all: readonly string[]) => all.filter((one) => !frames.test(one)).sort();
        expect(sorted(beats)).toEqual(sorted(log));
      }
    }
  });

  it('gives the reason of all points, and the result of every attempt', () => {
    const bare = /^The (US|USSR) gains \d+ VP \(now/;
    let points = 0;
    let attempts = 0;
    for (let seed = 1; seed <= (LONG ? 40 : 6); seed++) {
      for (const { facts, sentences } of beatsOf(words, seenEntries(randomGame(seed), 'public'), 0)) {
        points += facts.filter(({ t }) => t === 'vp').length;
        // A scoring is its own reason
        const score = facts.find((fact) => fact.t === 'score');
        if (score !== undefined) expect(gained(facts)).toBe(score.us.vp - score.ussr.vp);
        else
          expect(
            sentences.filter((one) => bare.test(one)),
            JSON.stringify(facts),
          ).toEqual([]);
        if (!facts.some(({ t }) => t === 'coup' || t === 'war' || t === 'realign')) continue;
        attempts++;
        const brought = facts.some(({ t }: Fact) => t === 'influence');
        if (!brought) expect(sentences.join(' ')).toMatch(/fails|Nothing changes|nuclear war|gains \d+ VP/);
      }
    }
    expect(points).toBeGreaterThan(50);
    expect(attempts).toBeGreaterThan(50);
  });

  it('names the card that goes along with UN Intervention', () => {
    const sentences = told(
      {
        turn: 4,
        phasing: 'us',
        influence: { panama: [1, 0] },
        hands: { us: ['un-intervention', 'comecon', 'nato'], ussr: ['fidel', 'nasser'] },
      },
      [
        ['us', 'un-intervention'],
        ['us', 'event'],
        ['us', 'comecon'],
      ],
      1,
    );
    expect(sentences).toContain('The US plays COMECON with it.');
  });

  it('names the cards that Our Man in Tehran discards', () => {
    const record = GameRecord.from({
      turn: 8,
      phasing: 'us',
      influence: { israel: [4, 0] },
      hands: { us: ['our-man-in-tehran', 'nato'], ussr: ['fidel', 'nasser'] },
    });
    for (const text of ['our-man-in-tehran', 'event']) record.answer('us', text);
    record.rollOn(seeded(3));
    const [asked] = record.decisions();
    const card = asked!.options.find((option) => option !== 'done')!;
    record.answer('us', card);
    const done = record.decisions()[0];
    if (done?.options.includes('done')) record.answer('us', 'done');
    const sentences = beatsOf(words, seenEntries(record, 'us'), 0).flatMap((beat) => beat.sentences);
    expect(sentences).toContain(`${words.card(card as Parameters<typeof words.card>[0])} is discarded.`);
  });

  it('tells that an attempt in the space race failed, and a war', () => {
    const hands = { us: ['nato', 'fidel'], ussr: ['korean-war', 'nasser'] } as const;
    const failed = (sentences: readonly string[]) => sentences.find((one) => one.includes('fails'));
    const space = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
      failed(
        told(
          { turn: 4, phasing: 'us', hands },
          [
            ['us', 'nato'],
            ['us', 'space'],
          ],
          seed,
        ),
      ),
    );
    expect(space).toContain('The attempt fails.');
    const war = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
      failed(
        told(
          { turn: 2, phasing: 'ussr', influence: { 'south-korea': [2, 0] }, hands },
          [
            ['ussr', 'korean-war'],
            ['ussr', 'event'],
          ],
          seed,
        ),
      ),
    );
    expect(war).toContain('The attack fails.');
  });

  it('sounds like what happens: a die and its result, DEFCON, a card, a point', () => {
    const heard = new Set(beatsOf(words, seenEntries(randomGame(1), 'public'), 0).flatMap((beat) => soundsOf(beat)));
    expect([...heard].sort()).toEqual(['card', 'defcon', 'die', 'failure', 'point', 'success']);
  });
});
