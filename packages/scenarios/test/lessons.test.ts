import { fileURLToPath } from 'node:url';
import { decisions } from '@longtwilight/engine';
import { describe, expect, it, test } from 'vitest';
import { readLessonFile, readLessons } from '../src/index.ts';
import { answersOf, checkGoal, type Lesson, LessonRun, readLesson } from '../src/lessons/index.ts';

const lessons = readLessons(fileURLToPath(new URL('../lessons', import.meta.url)));

const isAsked = ({ record, lesson }: LessonRun): boolean =>
  decisions(record.game).some(({ actor, question }) => actor === lesson.side && question !== 'play');

/** The learner plays as at the table, all answers of a move together; whatever else is asked, the lesson has to answer itself. */
function play(run: LessonRun, answers: readonly string[]): void {
  const rest = [...answers];
  while (rest.length > 0) {
    expect(run.state, `reached or missed before ${rest.join(' ')}`).toBe('open');
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
const goOn = (run: LessonRun): void => {
  run.goOn();
  run.settle();
};

describe.each(lessons.map((lesson) => [lesson.id, lesson] as const))('the lesson %s', (_id, lesson) => {
  it('is reached step by step by its own answers', () => {
    const run = begun(lesson);
    lesson.steps.forEach((step, i) => {
      expect(() => checkGoal(run.record.game, step.goal, lesson.side), `${step.id} is reached at once`).toThrow();
      play(run, answersOf(step, lesson.side));
      checkGoal(run.record.game, step.goal, lesson.side);
      expect([run.at, run.state, run.unmet], step.id).toEqual([i, 'reached', []]);
      goOn(run);
      expect(run.at).toBe(i + 1);
    });
  });

  it('is never left without a question for the learner', () => {
    const run = begun(lesson);
    for (const step of lesson.steps) {
      expect(decisions(run.record.game).map(({ actor }) => actor)).toContain(lesson.side);
      play(run, answersOf(step, lesson.side));
      goOn(run);
    }
    expect([run.step, run.done]).toEqual([null, true]);
  });

  it('goes on where it was left', () => {
    const run = begun(lesson);
    for (const step of lesson.steps.slice(0, -1)) {
      play(run, answersOf(step, lesson.side));
      // Who leaves while the result is still shown has reached the goal
      expect(run.place.step).toBe(run.at + 1);
      goOn(run);
    }
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
    teaches: ['neighbours'],
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
    expect([run.state, run.undoable]).toEqual(['missed', 0]);
    expect(run.unmet).toEqual([{ kind: 'controls', of: 'algeria', side: 'us', wanted: true }]);
    run.restart();
    run.settle();
    expect(run.state).toBe('open');
    play(run, answersOf(lesson.steps[0]!, 'us'));
    expect([run.at, run.state, run.done]).toEqual([0, 'reached', true]);
  });

  it('lets the learner take answers back, but not behind its beginning', () => {
    const run = begun(lesson);
    expect(run.undoable).toBe(0);
    run.answer(['olympic-games', 'influence', 'france']);
    run.settle();
    expect(run.undoable).toBe(3);
    run.undo();
    play(run, ['algeria', 'algeria']);
    expect(run.state).toBe('reached');
  });

  it('asks for the answer of the other side where the lesson has none that will do', () => {
    const run = begun(lesson);
    run.answer(['olympic-games', 'event']);
    expect(run.settle()).not.toBeNull();
  });
});

describe('a lesson file is refused', () => {
  const step = { step: 'one', given: { turn: 2 }, goal: { defcon: 4 }, when: [] };
  const lesson = { side: 'us', teaches: ['control'], steps: [step] };
  it.each([
    ['without a side', { ...lesson, side: null }, /unknown side/],
    ['without a topic', { ...lesson, teaches: [] }, /teaches is a list/],
    ['without a position', { ...lesson, steps: [{ ...step, given: null }] }, /needs a position/],
    ['without a goal', { ...lesson, steps: [{ ...step, goal: {} }] }, /goal is a mapping/],
    ['with an unknown key', { ...lesson, steps: [{ ...step, goals: {} }] }, /did you mean "goal"/],
    [
      'with an unknown country',
      { ...lesson, steps: [{ ...step, given: { influence: { polland: [1, 1] } } }] },
      /did you mean "poland"/,
    ],
    ['with an unknown goal', { ...lesson, steps: [{ ...step, goal: { controls: { us: ['irann'] } } }] }, /"iran"/],
    ['with a part of no table', { ...lesson, steps: [{ ...step, shows: 'hands' }] }, /did you mean "hand"/],
    ['with an answer that is none', { ...lesson, steps: [{ ...step, when: [{ set: {} }] }] }, /unknown answer "set"/],
    ['with a word that is none', { ...lesson, steps: [{ ...step, when: [{ us: 'coop iran' }] }] }, /mean "coup"/],
  ])('%s', (_what, data, problem) => expect(() => readLesson('01-x.yaml', data)).toThrow(problem));

  const text = `side: us
teaches: [control]
steps:
  - step: one
    given: { turn: 2, phasing: us }
    goal: { defcon: 4 }
    when:
      - us: olympic-games
      - us: duck-and-cover
`;
  it.each([
    ['in a side', 'side: us', 'side: uss', 1],
    ['in a topic', '[control]', 'control', 2],
    ['in a position', 'phasing: us', 'phase: us', 5],
    ['in a goal', 'defcon: 4', 'defcom: 4', 6],
    ['in an answer', 'duck-and-cover', 'duck-and-clover', 9],
    ['in its form', 'goal: {', 'goal: [', 6],
  ])('with the line of a mistake %s', (_where, right, wrong, line) => {
    expect(readLessonFile('01-x.yaml', text).steps).toHaveLength(1);
    expect(() => readLessonFile('01-x.yaml', text.replace(right, wrong))).toThrow(new RegExp(`line ${line}\\b`));
  });
});
