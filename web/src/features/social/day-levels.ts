import { mean } from '#lib/mean.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';

interface Said {
  readonly date: CalendarDate;
  readonly level: number;
}

/** The mean level of each day that has a record: a day counts once, however often it was written down. */
export function dayLevels(entries: readonly Said[]): readonly Said[] {
  return [...Map.groupBy(entries, ({ date }) => date)].flatMap(([date, said]) => {
    const level = mean(said.map((entry) => entry.level));
    return level === null ? [] : [{ date, level }];
  });
}

/** The mean over the days that have a record; null for none. */
export function averageLevel(entries: readonly Said[]): number | null {
  return mean(dayLevels(entries).map(({ level }) => level));
}
