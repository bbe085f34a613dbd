import { daysBetween, type CalendarDate } from '@cogn/shared/calendar-date.ts';

/** What an entry says about when a period began or lasted. */
export interface PeriodRecord {
  readonly date: CalendarDate;
  readonly on_period: boolean;
  readonly last_period_start: string | null;
}

/**
 * Days of menstruation that lie no further apart than this belong to one period: nobody has to record each day of it, and no two
 * periods begin within a week.
 */
const withinOnePeriod = 7;

/** A period as far as it was recorded: its first day, and the last one of which something was said. */
export interface Period {
  readonly start: CalendarDate;
  readonly lastDay: CalendarDate;
}

/**
 * The periods in these entries, oldest first. A period begins where the person said that it began (the newest entry has the
 * last word), else on the first recorded day of it. A start that lies after the entry's own day is taken for a slip.
 */
export function periodsOf(entries: readonly PeriodRecord[]): readonly Period[] {
  const marks = entries.flatMap(({ date, on_period, last_period_start }, said) => [
    ...(on_period ? [{ day: date, said: -1 }] : []),
    ...(last_period_start !== null && last_period_start <= date ? [{ day: last_period_start as CalendarDate, said }] : []),
  ]);
  marks.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
  const groups: (typeof marks)[] = [];
  for (const mark of marks) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    if (group && before && daysBetween(before.day, mark.day) <= withinOnePeriod) group.push(mark);
    else groups.push([mark]);
  }
  return groups.flatMap((group) => {
    const [first] = group;
    const last = group.at(-1);
    if (!first || !last) return [];
    const start = group.reduce((best, mark) => (mark.said > best.said ? mark : best), first);
    return [{ start: start.day, lastDay: last.day }];
  });
}
