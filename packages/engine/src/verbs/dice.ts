import { answeredDigit, digitAnswer } from '../core/answers.ts';
import type { Game, Play } from '../core/game.ts';
import { CHANCE, type Side, sideKey, US, USSR } from '../core/ids.ts';
import { ask } from '../core/questions.ts';

const FACES = 6;

/** A side's die where chance answers by itself; 0 where it has to be asked. */
export function dieAtOnce(g: Game, side: Side): number {
  const roll = g.inlineChance(FACES) + 1;
  if (roll > 0) {
    g.inlineAnswer(digitAnswer(roll));
    g.facts?.push({ t: 'die', side: sideKey(side), roll });
  }
  return roll;
}

/** A side rolls a die. */
export function* die(g: Game, side: Side): Play<number> {
  const atOnce = dieAtOnce(g, side);
  if (atOnce > 0) return atOnce;
  g.ask(CHANCE, ask.die, 0);
  if (g.listing) for (let n = 1; n <= FACES; n++) g.offer(digitAnswer(n));
  const roll = answeredDigit(yield);
  g.facts?.push({ t: 'die', side: sideKey(side), roll });
  return roll;
}

/** Both roll, the US first, with these added; ties are rolled again. Returns the side with the higher total. */
export function* contest(g: Game, usBonus: number, ussrBonus: number): Play<Side> {
  for (;;) {
    const us = (yield* die(g, US)) + usBonus;
    const ussr = (yield* die(g, USSR)) + ussrBonus;
    if (us !== ussr) return us > ussr ? US : USSR;
    g.forget(2);
  }
}
