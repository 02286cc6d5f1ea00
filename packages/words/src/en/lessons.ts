import { lessonSteps } from './lesson-steps.ts';
import { lessonTopics } from './lesson-topics.ts';

/** The pages on which the game is learned. */
const pages = {
  'learn.title': 'Learn by playing',
  'learn.about':
    'Twelve short lessons on the real board, a few minutes each. You can’t break anything, and you can leave whenever you like: your place is kept.',
  'learn.done': 'done',
  'learn.begun': 'started',
  'learn.progress': '{done} of {needed} lessons done',
  'learn.step': 'Step {done} of {needed}',
  'learn.goal': 'Your goal:',
  'learn.hint': 'Show a hint',
  'learn.hint.title': 'Hint:',
  'learn.leave': 'Leave the lesson',
  'learn.met': 'Goal reached',
  'learn.not-met': 'Not yet',
  'learn.retry': 'Try again',
  'learn.again': 'Play again',
  'learn.finished': 'Lesson complete!',
  'learn.now-you-know': 'Now you know',
  'learn.known': 'What you know',
  'learn.next': 'Next: {text}',
  'learn.all-done':
    'You’re ready for your first game. Your opponent, the Recruit, is a beginner like you, and a coach will point out what matters.',
  'learn.guided': 'Your first game, with a coach',
  'learn.guided.about': 'A whole game against the Recruit. It takes about an hour, and you can leave at any time.',
  'learn.puzzles': 'Solve a puzzle',
  'learn.tap': 'Tap',
  'learn.click': 'Click',
  'learn.short.controls': 'You don’t control {country_the}.',
  'learn.short.influence': 'The influence in {country_the} is not what the goal asks for.',
  'learn.short.standing': 'You don’t dominate {region_the}.',
  'learn.short.defcon': 'DEFCON should be at {level}.',
  'learn.short.vp': 'That doesn’t score enough victory points.',
  'learn.short.military': 'That’s not enough military operations.',
  'learn.short.winner': 'You haven’t won yet.',
  'learn.short.lost': 'That lost you the game. In a lesson, that costs you nothing.',
  'learn.short.card': 'That’s not the right way to use {card}.',
  'learn.short.space': 'You haven’t sent a card into space.',
  'learn.short.other': 'A legal move, but it doesn’t reach the goal.',
} as const;

/** What lessons and their pages say: by lesson and step a heading, what is to be known, the goal, and a hint. */
export const lessons = { ...pages, ...lessonTopics, ...lessonSteps } as const;
