import { describe, expect, it } from 'vitest';
import { FIRST, freeCards, freeEffects, handsOf, viewOf, withCardMoved } from '../src/editor/edited.ts';
import { readShared, sharedText } from '../src/editor/share.ts';

describe('a position that is set up', () => {
  it('has a card in one place at a time', () => {
    const held = withCardMoved(FIRST, 'nasser', 'ussr');
    const discarded = withCardMoved(held, 'nasser', 'discard');
    expect(held.hands.ussr).toEqual(['nasser']);
    expect(discarded.hands.ussr).toEqual([]);
    expect(discarded.discard).toEqual(['nasser']);
    expect(freeCards(discarded)).not.toContain('nasser');
    expect(freeCards(withCardMoved(discarded, 'nasser', null))).toContain('nasser');
  });

  it('offers each effect in the ways that the engine takes', () => {
    const effects = freeEffects(FIRST);
    expect(effects).toEqual(expect.arrayContaining(['nato', 'red-scare-purge@us', 'chernobyl@africa']));
    for (const effect of effects) expect(viewOf({ ...FIRST, effects: [effect] }).effects).toEqual([effect]);
    expect(freeEffects({ ...FIRST, effects: ['chernobyl@africa'] })).not.toContain('chernobyl@asia');
  });

  it('comes back whole out of its text', async () => {
    const edited = withCardMoved(
      {
        ...FIRST,
        hands: { us: ['fidel'], ussr: ['nasser', 'duck-and-cover'] },
        effects: ['red-scare-purge@us', 'nato', 'missile-envy@us'],
        china: { holder: 'us', faceUp: false },
      },
      'blockade',
      'removed',
    );
    const back = await readShared(await sharedText(viewOf(edited), handsOf(edited)));
    expect(back.effects).toEqual(edited.effects);
    expect(back.china).toEqual(edited.china);
    expect([...back.removed].sort()).toEqual(['blockade', 'nato']);
    expect(back.discard).toEqual(['red-scare-purge']);
    expect([...back.hands.us].sort()).toEqual(['fidel', 'missile-envy']);
    expect([...back.hands.ussr].sort()).toEqual(['duck-and-cover', 'nasser']);
  });

  it('shows no side what the other holds, whoever has set it up', async () => {
    const edited = { ...FIRST, hands: { us: ['fidel'], ussr: ['nasser'] } } as const;
    const back = await readShared(await sharedText(viewOf(edited), handsOf(edited)));
    expect(viewOf(back).hands.us).toEqual({ count: 1, cards: [] });
  });

  it('may lose a card that one side had seen', () => {
    const edited = { ...FIRST, hands: { us: ['fidel'], ussr: [] }, rest: { seen: { ussr: ['fidel'] } } } as const;
    expect(viewOf(edited).hands.us.cards).toEqual(['fidel']);
    expect(viewOf(withCardMoved(edited, 'fidel', null)).hands.us.count).toBe(0);
  });
});
