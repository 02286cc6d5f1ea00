const MS_A_DAY = 86_400_000;

/** The date by the calendar of whoever looks at it: 2026-11-16. */
export function dateOf(now: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Days by number: the same date has the same number everywhere. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / MS_A_DAY;
export const dateOfDay = (day: number): string => new Date(day * MS_A_DAY).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** How many days in a row were solved, up to today; a day that has only begun does not end them. */
export function streakOf(solved: readonly string[], today: string): number {
  const days = new Set(solved.map(dayNumber));
  let day = dayNumber(today);
  if (!days.has(day)) day--;
  let streak = 0;
  while (days.has(day - streak)) streak++;
  return streak;
}
