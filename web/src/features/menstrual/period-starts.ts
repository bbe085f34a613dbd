import { daysBetween, type CalendarDate } from '@cogn/shared/calendar-date.ts';

/** The fields of an entry about when a period started or lasted. */
export interface PeriodRecord {
  readonly date: CalendarDate;
  readonly on_period: boolean;
  readonly last_period_start: string | null;
}

/**
 * Two recorded days belong to one period if they are at most this many days apart. Days between them may lack a record,
 * because nobody has to record every day. Two periods never start within a week.
 */
export const withinOnePeriod = 7;

/** A recorded period: its first day, and its last recorded day. */
export interface Period {
  readonly start: CalendarDate;
  readonly lastDay: CalendarDate;
}

/**
 * The periods in these entries, oldest first. An entry can name the day on which its period started (`last_period_start`).
 * If several entries of a period name a start, the newest decides. If none does, the period starts on its first recorded
 * day. A named start after the entry's own date is ignored as a mistake.
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
