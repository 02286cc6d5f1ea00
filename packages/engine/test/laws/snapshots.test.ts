import { createHash } from 'node:crypto';
import { CONFIGURATIONS, games, seedsOf } from '@longtwilight/testing/configurations';
import { describe, expect, it } from 'vitest';
import {
  GameRecord,
  recordFrom,
  recordSnapshot,
  resolveRules,
  snapshotFormat,
  VIEWER_KEYS,
  view,
} from '../../src/index.ts';
import { expectSameBytes } from '../support/bytes.ts';
import { halfChosen, randomRecord } from '../support/records.ts';
import { expectRefusal } from '../support/refusals.ts';

/** All that a record tells but the facts of its answers. */
const toldBy = (record: GameRecord) => ({
  entries: record.entries.map(({ actor, text, barrier }) => ({ actor, text, barrier })),
  saved: record.save(),
  decisions: record.decisions(),
  undoable: [record.undoable('us'), record.undoable('ussr')],
  views: VIEWER_KEYS.map((viewer) => view(record.game, viewer)),
});

describe.each(CONFIGURATIONS)('a snapshot of a game of $name', (configuration) => {
  const { rules, spec } = configuration;

  it('is the same game, and goes on and back like it', () => {
    for (const seed of seedsOf(configuration, games(1, 20), 21)) {
      const { record, steps } = randomRecord(rules, seed);
      let answers = 0;
      let twin: GameRecord | null = null;
      for (const { asked, text } of steps) {
        if (answers++ % 60 === 15 && !halfChosen(record)) {
          twin = recordFrom(spec, [], JSON.parse(JSON.stringify(recordSnapshot(record))));
          expectSameBytes(record.game.bytes, twin.game.bytes, `seed ${seed}`);
          expect(toldBy(twin)).toEqual(toldBy(record));
          // Behind where it was taken, as older games may go
          const [back, other] = [twin.copy(), record.copy()];
          for (const one of [back, other]) one.takeBack(Math.min(3, record.entries.length));
          expect(toldBy(back)).toEqual(toldBy(other));
        }
        twin?.answer(asked.actor, text, asked.number);
      }
      expect(twin).not.toBeNull();
      expect(toldBy(twin!)).toEqual(toldBy(record));
    }
  });
});

describe('a record without facts', () => {
  it('tells everything but them, and shares its answers with others', () => {
    const played = (): GameRecord => {
      const { record, steps } = randomRecord(resolveRules({}), 3);
      return [...steps].length > 0 ? record : expect.fail('Nothing was played');
    };
    const [record, twin] = [played(), played()];
    const told = toldBy(twin);
    for (const one of [record, twin]) one.forgetFacts();
    expect(toldBy(twin)).toEqual(told);
    expect(twin.entries.flatMap(({ facts }) => facts)).toEqual([]);
    expect(twin.entries.every((entry, i) => entry === record.entries[i])).toBe(true);
  });
});

describe('snapshots', () => {
  it('are refused where they would lose something', () => {
    const over = new GameRecord(resolveRules({}));
    over.endFromOutside({ reason: 'resign', side: 'us' });
    const edited = new GameRecord(resolveRules({}));
    edited.edit({ vp: 3 });
    for (const record of [over, edited, GameRecord.from({ start: 'rounds' })])
      expect(() => recordSnapshot(record)).toThrow('no snapshots');
  });
  it('of another length or with other characters are not read', () => {
    const { game, answers } = recordSnapshot(new GameRecord(resolveRules({})));
    for (const odd of [game.slice(2), `${game.slice(2)}xy`])
      expectRefusal('bad-save', () => recordFrom({}, [], { game: odd, answers }));
  });

  /** When this fails, bytes have got another meaning or place: raise `VERSION` in `record/snapshot.ts`, then write the new line here. */
  it('mean what they meant under their format', () => {
    const written = createHash('sha256');
    for (const configuration of CONFIGURATIONS) {
      const { record, steps } = randomRecord(configuration.rules, 1);
      for (const _ of steps) written.update(record.game.bytes);
    }
    expect(`${snapshotFormat()} ${written.digest('hex').slice(0, 16)}`).toBe('2.2.1593e16d d83990598592c538');
  });
});
