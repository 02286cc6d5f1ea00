import type { Words } from '@longtwilight/words';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** So long a day is called by how far it is away. */
const WEEK = 7;

/** How much time is left until a deadline. */
export function timeLeft(words: Words, deadline: number, now: number): string {
  const left = Math.max(0, deadline - now);
  if (left >= DAY) return words.say('ui.left.days', { count: Math.floor(left / DAY) });
  if (left >= HOUR) return words.say('ui.left.hours', { count: Math.floor(left / HOUR) });
  return words.say('ui.left.minutes', { count: Math.floor(left / MINUTE) });
}

const midnight = (time: number): number => new Date(time).setHours(0, 0, 0, 0);

/** A day in the past, as people speak of it. */
export function dayOf(words: Words, time: number, now: number): string {
  const days = Math.round((midnight(now) - midnight(time)) / DAY);
  if (days < WEEK) return new Intl.RelativeTimeFormat(words.locale, { numeric: 'auto' }).format(-days, 'day');
  const sameYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(words.locale, {
    day: 'numeric',
    month: 'long',
    ...(sameYear ? {} : { year: 'numeric' }),
  }).format(time);
}
