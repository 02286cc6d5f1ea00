import { completeRules, Session, type SideKey, seeded, view } from '@longtwilight/engine';
import { describe, expect, it } from 'vitest';
import { levels } from '../src/index.ts';

describe('the random player', () => {
  it('ranks every option of its question once and answers with one of them', () => {
    const session = Session.start(completeRules({}));
    session.rollOn(seeded(1));
    const open = session.decisions()[0]!;
    const seen = view(session.game, open.actor as SideKey);
    const player = levels.random({ side: 'ussr', seed: 2 });
    const ranked = player.rank(seen).map((one) => one.answer);
    expect(ranked.toSorted()).toEqual(open.options.toSorted());
    expect(open.options).toContain(player.answer(seen));
  });
});
