import { CertainWin } from '@longtwilight/bots';
import { type Game, gameFrom, resolveRules, seeded } from '@longtwilight/engine';
import { answerText, ask, cardAnswer, no } from '@longtwilight/engine/data';
import { OBSERVATION } from '@longtwilight/engine/search';
import { describe, expect, it } from 'vitest';
import { HEAD, HEAD_SIZE, KIND, Lane, ROW_SIZE } from '../src/lane.ts';

const certainWin = (g: Game): number => new CertainWin(g.rules).answer(g);

/** The US to play Wargames at DEFCON 2 with this many VP. */
function late(vp: number, defcon = 2) {
  const g = gameFrom(resolveRules({ edition: 'deluxe' }), {
    turn: 9,
    round: 1,
    phasing: 'us',
    defcon,
    vp,
    hands: { us: ['wargames', 'duck-and-cover', 'fidel'], ussr: ['nato', 'containment'] },
  });
  g.run();
  return g;
}

describe('a win by Wargames', () => {
  it('is found where the lead is more than the 6 VP that it costs', () => {
    const g = late(7);
    expect(g.question).toBe(ask.play);
    for (const text of ['wargames', 'event', 'end']) {
      const code = certainWin(g);
      expect(answerText(code)).toBe(text);
      g.choose(code);
    }
    expect(g.over).toBe(true);
  });

  it.each([
    ['with a lead of 6 VP', 6, 2],
    ['behind', -7, 2],
    ['at DEFCON 3', 12, 3],
  ])('is not there %s', (_name, vp, defcon) => {
    const g = late(vp, defcon);
    expect(certainWin(g)).toBe(-1);
    g.choose(cardAnswer(no.wargames));
    expect(certainWin(g)).toBe(-1);
  });
});

describe('lanes', () => {
  it('play game after game in lockstep, and say how each ended', () => {
    const kinds = [KIND.self, KIND.self, KIND.measured, KIND.measured + 1, KIND.sparring, KIND.sparring + 1];
    const lanes = kinds.map((kind, i) => new Lane(kind, 40 + i));
    const rows = new Uint8Array(lanes.length * ROW_SIZE);
    const heads = new Uint8Array(lanes.length * HEAD_SIZE);
    const chance = seeded(3);
    const ended = kinds.map(() => 0);
    for (let step = 0; step < 600; step++)
      for (const [i, lane] of lanes.entries()) {
        lane.advance(rows, i * ROW_SIZE, heads, i * HEAD_SIZE);
        const head = heads.subarray(i * HEAD_SIZE, (i + 1) * HEAD_SIZE);
        const row = rows.subarray(i * ROW_SIZE, (i + 1) * ROW_SIZE);
        ended[i]! += head[HEAD.ended]!;
        expect(head[HEAD.kind]).toBe(kinds[i]);
        expect(head[HEAD.side]).toBe(row[OBSERVATION.side.at]);
        // Against Attaché only the own side is asked
        if (kinds[i]! > 0) expect(head[HEAD.side]).toBe((kinds[i]! + 1) % 2);
        const legal = Array.from({ length: 256 }, (_, code) => code).filter(
          (code) => (row[OBSERVATION.answers.at + (code >> 3)]! >> (code & 7)) & 1,
        );
        lane.take(legal[chance(legal.length)]!);
      }
    for (const count of ended) expect(count).toBeGreaterThan(0);
    expect(() => lanes[0]!.take(255)).toThrow('not legal');
  });
});
