import { lessonSteps } from './lesson-steps.ts';
import { lessonTopics } from './lesson-topics.ts';

/** The pages on which the game is learned. */
const pages = {
  'learn.title': 'Learn by playing',
  'learn.about':
    'Twelve short lessons on the real table, a few minutes each. Nothing can go wrong, and you can leave whenever you like: your place is kept.',
  'learn.done': 'done',
  'learn.begun': 'begun',
  'learn.progress': '{done} of {needed} lessons done',
  'learn.step': 'Step {done} of {needed}',
  'learn.goal': 'Your goal:',
  'learn.hint': 'Show a hint',
  'learn.hint.title': 'Hint:',
  'learn.leave': 'Leave the lesson',
  'learn.met': 'Goal reached',
  'learn.not-met': 'Not yet',
  'learn.retry': 'Try again',
  'learn.again': 'Again',
  'learn.finished': 'Lesson done!',
  'learn.now-you-know': 'Now you know',
  'learn.known': 'What you know',
  'learn.next': 'Next: {text}',
  'learn.all-done': 'You know all you need. The Recruit is a beginner like you, and a coach tells you what matters.',
  'learn.guided': 'Your first game, with a coach',
  'learn.guided.about': 'A whole game against the Recruit. It takes about an hour and can be left at any time.',
  'learn.tap': 'Tap',
  'learn.click': 'Click on',
  'learn.short.controls': 'You do not control {country_the}.',
  'learn.short.influence': 'The influence in {country_the} is not what the goal asks for.',
  'learn.short.standing': 'You do not dominate {region_the}.',
  'learn.short.defcon': 'DEFCON should be at {level}.',
  'learn.short.vp': 'That brings too few victory points.',
  'learn.short.military': 'That brings too few military operations.',
  'learn.short.winner': 'The game is not won.',
  'learn.short.lost': 'That has lost the game. Here it costs nothing.',
  'learn.short.card': '{card} was not put to the right use.',
  'learn.short.space': 'No card has gone into space.',
  'learn.short.other': 'That was legal, but it does not reach the goal.',
} as const;

/** What lessons and their pages say: by lesson and step a heading, what is to be known, the goal, and a hint. */
export const lessons = { ...pages, ...lessonTopics, ...lessonSteps } as const;
