import { type Chance, type Game, type Side, seeded, type View } from '@longtwilight/engine';
import { answerText, ask, wordAnswer } from '@longtwilight/engine/data';
import { imagine } from './imagine.ts';
import type { CardPlay } from './plan/plays.ts';
import type { Level } from './player.ts';
import { Policy, playedCard } from './policy.ts';
import { ranking } from './ranking.ts';

/** What a recruit sees in its own events and in coups beyond what they are worth. */
const LOVE_OF_EVENTS = 1.5;
const LOVE_OF_COUPS = 1.2;
/** How far its judgement wavers, in victory points. */
const DOUBT = 1.8;
/** One card play in so many it does not think of DEFCON. */
const FORGETS_DEFCON = 12;
const STEPS = 1000;

/** Knows the rules and what is good, but likes events and coups too well, spreads itself thin and may forget about DEFCON. */
export const recruit: Level = ({ seed, side }) => {
  const chance = seeded(seed);
  const me: Side = side === 'us' ? 0 : 1;
  let minds: { readonly careful: Policy; readonly careless: Policy } | null = null;
  let forgetful = false;
  let placed: number[] = [];
  const look = (seen: View) => {
    const g = imagine(seen, chance);
    minds ??= { careful: new Policy(g.rules, true), careless: new Policy(g.rules, false) };
    return { g, minds };
  };
  return {
    answer(seen) {
      const { g, minds } = look(seen);
      if (g.question === ask.play || g.question === ask.headline) {
        forgetful = chance(FORGETS_DEFCON) === 0;
        placed = [];
      }
      const mind = forgetful ? minds.careless : minds.careful;
      if (g.count > 1 && g.question === ask.play) {
        const play = mind.favourite(g, (play) => play.value + whim(play, chance));
        mind.intend(g, me, { ...play, targets: play.use === wordAnswer.influence ? [] : play.targets });
        return answerText(playedCard(play));
      }
      if (g.question !== ask.place) return answerText(mind.answer(g));
      const country = spread(g, mind.values(g), placed);
      placed.push(country);
      return answerText(country);
    },
    rank(seen) {
      const { g, minds } = look(seen);
      return ranking(g, minds.careful.values(g));
    },
  };
};

function whim(play: CardPlay, chance: Chance): number {
  const doubt = DOUBT * (chance(STEPS) / STEPS - 0.5) * 2;
  return doubt + (play.use === wordAnswer.event ? LOVE_OF_EVENTS : play.use === wordAnswer.coup ? LOVE_OF_COUPS : 0);
}

/** The best place for a point, rather one that has had none yet. */
function spread(g: Game, values: readonly number[], placed: readonly number[]): number {
  let best = 0;
  const worth = (i: number): number => values[i]! - (placed.includes(g.options[i]!) ? 1 : 0);
  for (let i = 1; i < values.length; i++) if (worth(i) > worth(best)) best = i;
  return g.options[best]!;
}
