/** When a reminder comes. `first` is the day from which it counts, 'YYYY-MM-DD'. */
export interface Rhythm {
  first: string;
  repeat: 'never' | 'daily' | 'weekdays' | 'weekly' | 'monthly';
  weekdays: readonly string[] | null;
}

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const dayMilliseconds = 86_400_000;

/** Whether a reminder falls on a day, as the web app's `fallsOn` says it. In a month without its day it falls on the last one. */
export function fallsOn({ first, repeat, weekdays: chosen }: Rhythm, day: string): boolean {
  if (day < first) return false;
  switch (repeat) {
    case 'never':
      return day === first;
    case 'daily':
      return true;
    case 'weekdays':
      return chosen?.includes(weekdays[atNoon(day).getUTCDay()] ?? '') ?? false;
    case 'weekly':
      return ((atNoon(day).getTime() - atNoon(first).getTime()) / dayMilliseconds) % weekdays.length === 0;
    case 'monthly':
      return dayOfMonth(day) === Math.min(dayOfMonth(first), lastOfMonth(day));
  }
}

/** A day so many days later; earlier when negative. */
export function addDays(day: string, days: number): string {
  return new Date(atNoon(day).getTime() + days * dayMilliseconds).toISOString().slice(0, 10);
}

/** In UTC, where every day has all its hours. */
function atNoon(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

function dayOfMonth(day: string): number {
  return Number(day.slice(8));
}

function lastOfMonth(day: string): number {
  return new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();
}
