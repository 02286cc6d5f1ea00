import { completeRules, GameRecord, type SideKey, seeded, view } from '@longtwilight/engine';
import { describe, expect, it } from 'vitest';
import { levels } from '../src/index.ts';

describe('the random player', () => {
  it('ranks every option of its question once and answers with one of them', () => {
    const record = GameRecord.start(completeRules({}));
    record.rollOn(seeded(1));
    const open = record.decisions()[0]!;
    const seen = view(record.game, open.actor as SideKey);
    const player = levels.random({ side: 'ussr', seed: 2 });
    const ranked = player.rank(seen).map((one) => one.answer);
    expect(ranked.toSorted()).toEqual(open.options.toSorted());
    expect(open.options).toContain(player.answer(seen));
  });
});
