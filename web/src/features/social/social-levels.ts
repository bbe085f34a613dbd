import { mean } from '#lib/aggregates.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { toLocalDate } from '#lib/local-date.ts';

export interface Said {
  readonly date: CalendarDate;
  readonly level: number;
}

/** The mean level of social energy on each day that has a record. */
export function dayLevels(entries: readonly Said[]): readonly Said[] {
  return [...Map.groupBy(entries, ({ date }) => date)].flatMap(([date, said]) => {
    const level = mean(said.map((entry) => entry.level));
    return level === null ? [] : [{ date, level }];
  });
}

/** The mean level over the days that have a record; null if there are none. Each day counts once. */
export function averageLevel(entries: readonly Said[]): number | null {
  return mean(dayLevels(entries).map(({ level }) => level));
}

/**
 * The mean level of social energy on one weekday (0 is Sunday; null without a record), and the number of days behind it.
 */
export interface ShapeOfDay {
  readonly weekday: number;
  readonly level: number | null;
  readonly days: number;
}

/**
 * The mean level of each weekday, beginning with `firstDay` (0 is Sunday). A day with several entries counts once, by its
 * mean.
 */
export function weekShape(entries: readonly Said[], firstDay: number): readonly ShapeOfDay[] {
  const levels = dayLevels(entries).map(({ date, level }) => ({ weekday: toLocalDate(date).getDay(), level }));
  return Array.from({ length: 7 }, (_, index) => {
    const weekday = (firstDay + index) % 7;
    const ofDay = levels.filter((day) => day.weekday === weekday);
    return { weekday, level: mean(ofDay.map(({ level }) => level)), days: ofDay.length };
  });
}

/** How many percentage points the lowest weekday's mean must be below the second lowest to be clearly lower. */
const clear = 10;

/**
 * The weekday whose mean is clearly lower than that of every other weekday; null if there is none. Only weekdays with at
 * least two recorded days are compared.
 */
export function lowestDay(shape: readonly ShapeOfDay[]): ShapeOfDay | null {
  const known = shape.filter(({ level, days }) => level !== null && days >= 2);
  const [lowest, next] = known.sort((one, other) => (one.level ?? 0) - (other.level ?? 0));
  if (!lowest || !next) return null;
  return (next.level ?? 0) - (lowest.level ?? 0) >= clear ? lowest : null;
}
