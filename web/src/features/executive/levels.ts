import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { mean } from '#lib/mean.ts';

/** The five functions, in the order in which they are asked: the names are the columns' too. */
export const executiveFunctions = [
  'attention',
  'impulsivity',
  'mental_hyperactivity',
  'body_hyperactivity',
  'hyperfocus',
] as const;

export type ExecutiveFunction = (typeof executiveFunctions)[number];

/** What an entry says of the five: 1 to 5, or null where the person left it open. */
export type Levels = Readonly<Record<ExecutiveFunction, number | null>>;

/** How much there was of something: five steps, each with its own label. More is neither better nor worse. */
export const levels = [1, 2, 3, 4, 5] as const;

/** The message key of a level; a mean takes the key of the nearest level. */
export function levelKey(level: number): `level${(typeof levels)[number]}` {
  const nearest = levels.findLast((step) => step <= Math.round(level)) ?? 1;
  return `level${nearest}`;
}

type Said = Levels & { readonly date: CalendarDate };

/** A function's level on each of these days, as the mean of what was said that day; null where nothing was, so that a gap stays open. */
export function dailyLevels(
  entries: readonly Said[],
  of: ExecutiveFunction,
  days: readonly CalendarDate[],
): (number | null)[] {
  const byDay = Map.groupBy(entries, (entry) => entry.date);
  return days.map((day) => mean((byDay.get(day) ?? []).map((entry) => entry[of])));
}

/** The mean of a function over the days that say something of it: a day with many entries weighs as much as any other. */
export function averageLevel(entries: readonly Said[], of: ExecutiveFunction): number | null {
  const days = [...new Set(entries.map((entry) => entry.date))];
  return mean(dailyLevels(entries, of, days));
}

/** How the later half of a period is beside the earlier one; the values are also message keys. */
export type Movement = 'alike' | 'aLittleUp' | 'aLittleDown';

/** Fewer days than this say nothing of a half. */
const daysEnough = 3;
/** Means that are nearer to each other than this are alike: half of a step of the scale. */
const step = 0.5;

/**
 * How a function moved, by the days of a period in their order; null where one half says too little. Of an odd number of days the one in
 * the middle belongs to neither half.
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
