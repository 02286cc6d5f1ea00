import { GameRecord, RefusedError, type ViewerKey, view } from '@longtwilight/engine';
import type { CardKey } from '@longtwilight/engine/data';

import { loadWords } from '@longtwilight/words';
import { describe, expect, test } from 'vitest';
import { CARD_TITLES, readLog, writeLog, writePlaythrough } from '../src/index.ts';
import { BIDDING, CONFIGURATIONS, games, randomGame } from './support/games.ts';

const words = await loadWords('en');

/** Give answers to whoever is asked; `poland*3` three times. */
function play(record: GameRecord, answers: string): void {
  for (const word of answers.split(/\s+/)) {
    const [text = '', times = '1'] = word.split('*');
    for (let i = Number(times); i > 0; i--) record.answer(record.decisions().find((one) => !one.answered)!.actor, text);
  }
}

test('a log has the lines of the app, and ours where it has none', () => {
  const record = GameRecord.start({ handicap: { us: 1 }, options: ['space-without-roll'] });
  play(
    record,
    `fidel nato nasser olympic-games duck-and-cover five-year-plan romanian-abdication blockade
     de-stalinization truman-doctrine suez-crisis marshall-plan decolonization cia-created asia-scoring containment`,
  );
  play(record, 'poland*4 east-germany austria west-germany*4 italy*3 iran olympic-games nasser compete 3 5 2 6');
  play(record, 'duck-and-cover event-first coup iran 5 marshall-plan space no-roll');
  play(
    record,
    'de-stalinization event poland austria done lebanon*2 five-year-plan realign syria 2 6 lebanon 3 5 lebanon 4 1',
  );
  record.endFromOutside({ reason: 'resign', side: 'ussr' });
  expect(writeLog(record, { players: { us: 'Ann', ussr: 'B:\nob' } })).toBe(SAMPLE);
});
const SAMPLE = `SETUP: : B ob will play as USSR.
Ann will play as USA.
Handicap influence: US +1
Scenario: Standard
Optional Cards Added
Rules: edition=deluxe,handicap.us=1,options=space-without-roll
Dealt to USSR: Fidel*, Nasser*, Duck and Cover, Romanian Abdication*, De-Stalinization*, Suez Crisis*, Decolonization, Asia Scoring
Dealt to US: NATO*, Olympic Games, Five Year Plan, Blockade*, Truman Doctrine*, Marshall Plan*, CIA Created*, Containment*
USSR +4 in Poland [0][4]
USSR +1 in East Germany [0][4]
USSR +1 in Austria [0][1]
US +4 in West Germany [4][0]
US +3 in Italy [3][0]
US +1 in Iran [2][0]

Turn 1, Headline Phase: Nasser* & Olympic Games: USSR Headlines Nasser*
US Headlines Olympic Games
Event: Olympic Games
USSR chooses to participate in the Olympics
Roll: 3 5 2 6
USSR gains 2 VP. Score is USSR 2.

Event: Nasser*
USSR +2 in Egypt [0][2]

Turn 1, USSR AR1: Duck and Cover: Event: Duck and Cover
DEFCON degrades to 4
US gains 1 VP. Score is USSR 1.

Coup (3 Ops):
Target: Iran
SUCCESS: 5 [ + 3 - 2x2 = 4 ]
US -2 in Iran [0][0]
USSR +2 in Iran [0][2]
USSR Military Ops to 3
DEFCON degrades to 3

Turn 1, US AR1: Marshall Plan*: Space Race (4 Ops):
> US: no-roll

Turn 1, USSR AR2: De-Stalinization*: Event: De-Stalinization*
USSR -1 in Poland [0][3]
USSR -1 in Austria [0][0]
> USSR: done
USSR +2 in Lebanon [0][2]

Turn 1, US AR2: Five Year Plan: Realignment (3 Ops):
Target: Syria
USSR rolls 6 (+2) = 8
US rolls 2
Target: Lebanon
USSR rolls 5 (+1) = 6
US rolls 3
Target: Lebanon
USSR rolls 1 (+1) = 2
US rolls 4
USSR -2 in Lebanon [0][0]

Turn 1, USSR AR3: :

End: USSR resigns
`;

describe.each([...CONFIGURATIONS, ...BIDDING])('a log of $name', (configuration) => {
  test('has only lines that are known', () => {
    for (let seed = 1; seed <= games(3, 60); seed++)
      expect(readLog(writeLog(randomGame(configuration, seed))).problems).toEqual([]);
  });

  test('tells a viewer nothing that is hidden', () => {
    let swaps = 0;
    for (let seed = 1; seed <= games(6, 100); seed++)
      swaps += swapHidden(randomGame(configuration, seed, 60 + 30 * seed));
    expect(swaps).toBeGreaterThan(0);
  });
});

/**
 * Exchange two cards that a viewer has never seen: the log and the playthrough that it gets must stay the same. Returns how many
 * exchanges there were to try.
 */
function swapHidden(record: GameRecord): number {
  let tried = 0;
  for (const viewer of ['us', 'ussr', 'public'] as const) {
    const cards = neverSeen(record, viewer);
    const [mine, theirs] = [
      cards.find((card) => isDealt(record, card)),
      cards.findLast((card) => !isDealt(record, card)),
    ];
    if (mine === undefined || theirs === undefined) continue;
    const other = exchanged(record, mine, theirs);
    if (other === null) continue;
    tried++;
    expect(writeLog(other)).not.toBe(writeLog(record));
    expect(writeLog(other, { viewer })).toBe(writeLog(record, { viewer }));
    expect(writePlaythrough(other, words, { viewer })).toBe(writePlaythrough(record, words, { viewer }));
  }
  return tried;
}

const isDealt = (record: GameRecord, card: CardKey): boolean => record.entries.some((entry) => entry.text === card);

/** Cards hidden from a viewer that nobody has named to it; no scoring cards, whose presence shows in what may be played. */
function neverSeen(record: GameRecord, viewer: ViewerKey): CardKey[] {
  const index = ['us', 'ussr', 'public'].indexOf(viewer);
  const named = new Set<string | null>();
  for (const { actor, text, facts } of record.entries) {
    if (actor !== 'chance') named.add(text);
    for (const fact of facts)
      if (fact.t === 'card' && fact.seen.some((one) => one === index)) named.add(fact.card);
      else if (fact.t === 'show') for (const card of fact.cards ?? []) named.add(card);
  }
  return view(record.game, viewer).unseen.filter((card) => !named.has(card) && !card.endsWith('-scoring'));
}

/** The same game with two cards exchanged wherever chance drew them; null if it can't have gone the same way. */
function exchanged(record: GameRecord, a: CardKey, b: CardKey): GameRecord | null {
  const saved = record.save();
  const answers = saved.answers.map((text) => (text === a ? b : text === b ? a : text));
  try {
    return GameRecord.load({ ...saved, answers });
  } catch (error) {
    if (error instanceof RefusedError) return null;
    throw error;
  }
}

test('no title has a comma, which parts titles in a line', () => {
  expect(Object.values(CARD_TITLES).filter((title) => title.includes(', '))).toEqual([]);
});
