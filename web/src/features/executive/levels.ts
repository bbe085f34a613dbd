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

/**
 * The mean level of an executive function on each of these days. A day without an answer is null, so that the chart shows a
 * gap.
 */
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

/**
 * How the mean level of an executive function changed from the earlier half of a period to the later half. The values are
 * also message keys.
 */
export type Movement = 'alike' | 'aLittleUp' | 'aLittleDown';

/** How many days with answers each half of a period needs for a trend. */
const daysEnough = 3;
/** Means that differ by less than half a step of the scale count as equal. */
const step = 0.5;

/**
 * The trend of an executive function over the days of a period, in order. Null if one half has too few days with answers.
 * If the number of days is odd, the middle day belongs to neither half.
 */
export function movement(byDay: readonly (number | null)[]): Movement | null {
  const half = Math.floor(byDay.length / 2);
  const [earlier, later] = [byDay.slice(0, half), byDay.slice(byDay.length - half)].map((days) => {
    const said = days.filter((level) => level !== null);
    return said.length < daysEnough ? null : mean(said);
  }) as [number | null, number | null];
  if (earlier === null || later === null) return null;
  if (Math.abs(later - earlier) < step) return 'alike';
  return later > earlier ? 'aLittleUp' : 'aLittleDown';
}
