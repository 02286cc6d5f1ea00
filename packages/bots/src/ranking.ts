import type { Game } from '@longtwilight/engine';
import { answerText } from '@longtwilight/engine/data';
import type { Ranked } from './player.ts';

/** The options of a game's open question with their values, best first. */
export function ranking(g: Game, values: readonly number[]): Ranked[] {
  const ranked = values.map((value, i) => ({ answer: answerText(g.options[i]!), value }));
  return ranked.sort((a, b) => b.value - a.value);
}
