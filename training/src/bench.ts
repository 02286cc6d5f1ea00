import { newGame, seeded } from '@longtwilight/engine';
import { OBSERVATION_SIZE, observe } from '@longtwilight/engine/search';
import { MAIN_RULES } from './rules-mix.ts';

/** Processor time in seconds: others may use the machine too. */
const spent = (): number => process.cpuUsage().user / 1e6;

/** How many observations a second are written while random games are played, and how many questions without. */
function questionsPerSecond(observing: boolean, seconds: number): number {
  const chance = seeded(1);
  const out = new Uint8Array(OBSERVATION_SIZE);
  const start = spent();
  let asked = 0;
  let g = newGame(MAIN_RULES);
  while (spent() - start < seconds)
    for (let i = 0; i < 1000; i++) {
      if (g.over) {
        g = newGame(MAIN_RULES);
        g.chance = chance;
      }
      if (observing && g.actor !== 2) {
        observe(g, out);
        asked++;
      } else if (!observing) asked++;
      g.choose(g.options[chance(g.count)]!);
    }
  return asked / (spent() - start);
}
questionsPerSecond(true, 1);
const round = (n: number): string => `${Math.round(n / 1000)},000`;
console.log(`observations a second and core while playing: ${round(questionsPerSecond(true, 3))}`);
console.log(`questions a second and core without observing: ${round(questionsPerSecond(false, 3))}`);
