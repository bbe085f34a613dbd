import { mean } from '#lib/aggregates.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { toLocalDate } from '#lib/local-date.ts';

export interface Said {
  readonly date: CalendarDate;
  readonly level: number;
}

/** The mean level of each day with a record: each day counts once. */
export function dayLevels(entries: readonly Said[]): readonly Said[] {
  return [...Map.groupBy(entries, ({ date }) => date)].flatMap(([date, said]) => {
    const level = mean(said.map((entry) => entry.level));
    return level === null ? [] : [{ date, level }];
  });
}

/** The mean over the days that have a record; null without any. */
export function averageLevel(entries: readonly Said[]): number | null {
  return mean(dayLevels(entries).map(({ level }) => level));
}

/** One weekday: 0 is Sunday. `level` is null without a record. */
export interface ShapeOfDay {
  readonly weekday: number;
  readonly level: number | null;
  readonly days: number;
}

/**
 * The mean level of each weekday, starting with the locale's first day (0 is Sunday). A day with several entries counts
 * once, by its mean.
 */
export function weekShape(entries: readonly Said[], firstDay: number): readonly ShapeOfDay[] {
  const levels = dayLevels(entries).map(({ date, level }) => ({ weekday: toLocalDate(date).getDay(), level }));
  return Array.from({ length: 7 }, (_, index) => {
    const weekday = (firstDay + index) % 7;
    const ofDay = levels.filter((day) => day.weekday === weekday);
    return { weekday, level: mean(ofDay.map(({ level }) => level)), days: ofDay.length };
  });
}

/** How far below the next a weekday must be to count as the lowest, in percent. */
const clear = 10;

/** The weekday with a clearly lower mean: at least two such days, and well below the next; null otherwise. */
export function lowestDay(shape: readonly ShapeOfDay[]): ShapeOfDay | null {
  const known = shape.filter(({ level, days }) => level !== null && days >= 2);
  const [lowest, next] = known.sort((one, other) => (one.level ?? 0) - (other.level ?? 0));
  if (!lowest || !next) return null;
  return (next.level ?? 0) - (lowest.level ?? 0) >= clear ? lowest : null;
}
