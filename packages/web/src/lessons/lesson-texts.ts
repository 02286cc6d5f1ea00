import type { SideKey, View } from '@longtwilight/engine';
import type { CardKey, CountryKey, RegionKey } from '@longtwilight/engine/data';
import type { GoalPart, LessonRun } from '@longtwilight/scenarios/lessons';
import type { LessonWords } from '@longtwilight/words';

/** Whoever touches the screen taps, whoever has a mouse clicks. */
const byTouch = (): boolean => matchMedia('(pointer: coarse)').matches;

/** What a lesson says, by the end of the key. */
export const textsOf = ({ lesson, step }: LessonRun, words: LessonWords) => {
  const tap = words.say(byTouch() ? 'learn.tap' : 'learn.click');
  return (key: string): string => words.find(`${lesson.id}.${key}`, { card: step?.card, tap }) ?? '';
};

/** Why a step was missed, in one sentence. */
export function whyMissed(words: LessonWords, run: LessonRun, { outcome }: View): string {
  const { side } = run.lesson;
  if (outcome !== null && outcome.winner !== side) return words.say('learn.short.lost');
  const [first] = run.unmet;
  return first === undefined ? words.say('learn.short.other') : shortOf(words, first, side);
}

function shortOf(words: LessonWords, { kind, of, wanted }: GoalPart, me: SideKey): string {
  switch (kind) {
    case 'controls':
      return words.say('learn.short.controls', { country: of as CountryKey });
    case 'influence':
      return words.say('learn.short.influence', { country: of as CountryKey });
    case 'standing':
      return words.say('learn.short.standing', { region: of as RegionKey });
    case 'defcon':
      return words.say('learn.short.defcon', { level: Number(wanted) });
    case 'atLeast':
      return words.say(of === 'milOps' ? 'learn.short.military' : 'learn.short.vp');
    case 'winner':
      return words.say(of === me ? 'learn.short.winner' : 'learn.short.other');
    case 'discard':
    case 'removed':
    case 'effects':
      return words.say('learn.short.card', { card: of.split('@')[0] as CardKey });
    case 'space':
    case 'spaceUsed':
      return words.say('learn.short.space');
    default:
      return words.say('learn.short.other');
  }
}
