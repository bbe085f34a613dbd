import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { mean } from '#lib/aggregates.ts';

/** The five executive functions in the form's order, named as their columns. */
export const executiveFunctions = [
  'attention',
  'impulsivity',
  'mental_hyperactivity',
  'body_hyperactivity',
  'hyperfocus',
] as const;

export type ExecutiveFunction = (typeof executiveFunctions)[number];

/** The five levels of an entry: 1 to 5, or null if unanswered. */
export type Levels = Readonly<Record<ExecutiveFunction, number | null>>;

/** The five levels of an executive function, each with a label. A higher level is neither better nor worse. */
export const levels = [1, 2, 3, 4, 5] as const;

/** The message key of a level. A mean takes the key of the nearest level. */
export function levelKey(level: number): `level${(typeof levels)[number]}` {
  const nearest = levels.findLast((step) => step <= Math.round(level)) ?? 1;
  return `level${nearest}`;
}

type Said = Levels & { readonly date: CalendarDate };

/** The mean level of an executive function on each of these days. A day without an answer is null. */
export function dailyLevels(
  entries: readonly Said[],
  of: ExecutiveFunction,
  days: readonly CalendarDate[],
): (number | null)[] {
  const byDay = Map.groupBy(entries, (entry) => entry.date);
  return days.map((day) => mean((byDay.get(day) ?? []).map((entry) => entry[of])));
}

/** The mean level of an executive function. Each day with an answer counts once, however many entries it has. */
export function averageLevel(entries: readonly Said[], of: ExecutiveFunction): number | null {
  const days = [...new Set(entries.map((entry) => entry.date))];
  return mean(dailyLevels(entries, of, days));
}
