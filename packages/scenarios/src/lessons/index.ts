export { checkGoal, type GoalPart } from './goal.ts';
export { type Lesson, type LessonStep, readLesson, type TablePart } from './lesson.ts';
export { type LessonPlace, LessonRun } from './lesson-run.ts';
export { answersOf } from './script.ts';
