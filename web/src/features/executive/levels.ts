import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { mean } from '#lib/aggregates.ts';

/** The five functions in the form's order, by their column names. */
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

/** Five labelled steps of an amount. More is neither better nor worse. */
export const levels = [1, 2, 3, 4, 5] as const;

/** The message key of a level; a mean takes the key of the nearest level. */
export function levelKey(level: number): `level${(typeof levels)[number]}` {
  const nearest = levels.findLast((step) => step <= Math.round(level)) ?? 1;
  return `level${nearest}`;
}

type Said = Levels & { readonly date: CalendarDate };

/** A function's mean level on each of these days; null on days without an answer, so that the chart shows a gap. */
export function dailyLevels(
  entries: readonly Said[],
  of: ExecutiveFunction,
  days: readonly CalendarDate[],
): (number | null)[] {
  const byDay = Map.groupBy(entries, (entry) => entry.date);
  return days.map((day) => mean((byDay.get(day) ?? []).map((entry) => entry[of])));
}

/** The mean of a function over the days with an answer: a day with many entries weighs as much as any other. */
export function averageLevel(entries: readonly Said[], of: ExecutiveFunction): number | null {
  const days = [...new Set(entries.map((entry) => entry.date))];
  return mean(dailyLevels(entries, of, days));
}

/** The later half of a period compared with the earlier; the values are also message keys. */
export type Movement = 'alike' | 'aLittleUp' | 'aLittleDown';

/** The minimum number of days with answers in each half. */
const daysEnough = 3;
/** Means that differ by less than this are equal: half of a step of the scale. */
const step = 0.5;

/**
 * The trend of a function over a period's days in order; null if one half has too few answers. The middle day of an odd
 * period belongs to neither half.
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
