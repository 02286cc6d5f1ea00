import { fileURLToPath } from 'node:url';
import { decisions } from '@longtwilight/engine';
import { describe, expect, it, test } from 'vitest';
import { readLessons } from '../src/index.ts';
import { answersOf, checkGoal, type Lesson, LessonRun, readLesson } from '../src/lessons/index.ts';

const lessons = readLessons(fileURLToPath(new URL('../lessons', import.meta.url)));

const isAsked = ({ record, lesson }: LessonRun): boolean =>
  decisions(record.game).some(({ actor, question }) => actor === lesson.side && question !== 'play');

/** The learner plays as at the table, all answers of a move together; whatever else is asked, the lesson has to answer itself. */
function play(run: LessonRun, answers: readonly string[]): void {
  const { at } = run;
  const rest = [...answers];
  while (rest.length > 0) {
    expect([run.at, run.missed], `reached or missed before ${rest.join(' ')}`).toEqual([at, false]);
    do run.answer(rest.splice(0, 1));
    while (rest.length > 0 && isAsked(run));
    expect(run.settle(), 'the lesson leaves the other side without an answer').toBeNull();
  }
}
const begun = (lesson: Lesson): LessonRun => {
  const run = new LessonRun(lesson);
  run.settle();
  return run;
};

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('the lesson %s', (_id, lesson) => {
  it('is reached step by step by its own answers', () => {
    const run = begun(lesson);
    lesson.steps.forEach((step, i) => {
      expect(() => checkGoal(run.record.game, step.goal, lesson.side), `${step.id} is reached at once`).toThrow();
      const { record } = run;
      play(run, answersOf(step, lesson.side));
      if (run.at === i) checkGoal(record.game, step.goal, lesson.side);
      expect(run.at, step.id).toBe(i + 1);
    });
  });

  it('is never left without a question for the learner', () => {
    const run = begun(lesson);
    for (const step of lesson.steps) {
      expect(decisions(run.record.game).map(({ actor }) => actor)).toContain(lesson.side);
      play(run, answersOf(step, lesson.side));
    }
  });

  it('goes on where it was left', () => {
    const run = begun(lesson);
    for (const step of lesson.steps.slice(0, -1)) play(run, answersOf(step, lesson.side));
    const again = new LessonRun(lesson, run.place);
    again.settle();
    expect(again.step).toBe(run.step);
    expect(again.record.save()).toEqual(run.record.save());
  });
});

test('there are ten lessons at least', () => expect(lessons.length).toBeGreaterThanOrEqual(10));

describe('a step', () => {
  const lesson = readLesson('01-trial.yaml', {
    side: 'us',
    steps: [
      {
        step: 'algeria',
        given: {
          phasing: 'us',
          influence: { france: [3, 0] },
          hands: { us: ['containment', 'olympic-games'], ussr: ['fidel'] },
        },
        goal: { controls: { us: ['algeria'] } },
        when: [{ us: 'olympic-games influence algeria*2' }, { ussr: 'fidel event' }],
      },
    ],
  });

  it('that misses its goal says so, and can be taken again from its beginning', () => {
    const run = begun(lesson);
    play(run, ['olympic-games', 'influence', 'france', 'france']);
    expect([run.at, run.missed]).toEqual([0, true]);
    run.restart();
    run.settle();
    expect(run.missed).toBe(false);
    play(run, answersOf(lesson.steps[0]!, 'us'));
    expect([run.at, run.missed, run.step]).toEqual([1, false, null]);
  });

  it('lets the learner take answers back, but not behind its beginning', () => {
    const run = begun(lesson);
    expect(run.undoable).toBe(0);
    run.answer(['olympic-games', 'influence', 'france']);
    run.settle();
    expect(run.undoable).toBe(3);
    run.undo();
    play(run, ['algeria', 'algeria']);
    expect(run.at).toBe(1);
  });

  it('asks for the answer of the other side where the lesson has none that will do', () => {
    const run = begun(lesson);
    run.answer(['olympic-games', 'event']);
    expect(run.settle()).not.toBeNull();
  });
});

describe('a lesson file is refused', () => {
  const step = { step: 'one', given: {}, goal: { defcon: 4 }, when: [] };
  it.each([
    ['without a side', { steps: [step] }, /unknown side/],
    ['without a position', { side: 'us', steps: [{ ...step, given: null }] }, /needs a position/],
    ['without a goal', { side: 'us', steps: [{ ...step, goal: {} }] }, /goal is a mapping/],
    ['with an unknown key', { side: 'us', steps: [{ ...step, goals: {} }] }, /did you mean "goal"/],
    [
      'with an unknown country',
      { side: 'us', steps: [{ ...step, given: { influence: { polland: [1, 1] } } }] },
      /did you mean "poland"/,
    ],
    ['with an answer that is none', { side: 'us', steps: [{ ...step, when: [{ set: {} }] }] }, /unknown answer "set"/],
  ])('%s', (_what, data, problem) => expect(() => readLesson('01-x.yaml', data)).toThrow(problem));
});
