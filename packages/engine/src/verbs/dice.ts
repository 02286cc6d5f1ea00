import { answeredDigit, digitAnswer } from '../core/answers.ts';
import type { Game, Play } from '../core/game.ts';
import { CHANCE, type Side, sideKey } from '../core/ids.ts';
import { ask } from '../core/questions.ts';

const FACES = 6;

/** A side rolls a die. */
export function* die(g: Game, side: Side): Play<number> {
  const face = g.inlineChance(FACES);
  let roll: number;
  if (face >= 0) {
    roll = face + 1;
    g.inlineAnswer(digitAnswer(roll));
  } else {
    g.ask(CHANCE, ask.die, 0);
    if (g.listing) for (let n = 1; n <= FACES; n++) g.offer(digitAnswer(n));
    roll = answeredDigit(yield);
  }
  g.facts?.push({ t: 'die', side: sideKey(side), roll });
  return roll;
}

/** Both roll, the US first, with these added; ties are rolled again. Returns the side with the higher total. */
export function* contest(g: Game, usBonus: number, ussrBonus: number): Play<Side> {
  for (;;) {
    const us = (yield* die(g, 0)) + usBonus;
    const ussr = (yield* die(g, 1)) + ussrBonus;
    if (us !== ussr) return us > ussr ? 0 : 1;
    g.forget(2);
  }
}
