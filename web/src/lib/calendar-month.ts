import { addDays, type CalendarDate, addMonths, asCalendarDate } from '@cogn/shared/calendar-date.ts';
import { toLocalDate } from '#lib/local-date.ts';

/** Six rows hold any month, so that the page beneath does not move from one month to the next. */
const rows = 6;

/** The first and the last day of the month that this day is in. */
export function monthOf(day: CalendarDate): { readonly from: CalendarDate; readonly to: CalendarDate } {
  const local = toLocalDate(day);
  const from = addDays(day, 1 - local.getDate());
  const length = new Date(local.getFullYear(), local.getMonth() + 1, 0).getDate();
  return { from, to: addDays(from, length - 1) };
}

/** The month of this day in six weeks of seven places each; `null` where the place belongs to another month. */
export function monthWeeks(day: CalendarDate, firstDay: number): readonly (readonly (CalendarDate | null)[])[] {
  const { from, to } = monthOf(day);
  const before = (toLocalDate(from).getDay() - firstDay + 7) % 7;
  const start = addDays(from, -before);
  const place = (index: number) => {
    const date = addDays(start, index);
    return date >= from && date <= to ? date : null;
  };
  return Array.from({ length: rows }, (_, week) => Array.from({ length: 7 }, (_, at) => place(week * 7 + at)));
}

/** Where weeks begin on a Sunday, for browsers that cannot say it themselves (CLDR 48). */
const sundayFirst = ['pt-BR', 'en', 'ja'];

interface WeekInfo {
  /** 1 is Monday, 7 is Sunday. */
  readonly firstDay: number;
}
/** Newer browsers have the method, older ones the property, the oldest neither. */
type LocaleWithWeek = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** The day that a week begins with where this locale is spoken: 0 is Sunday, 1 is Monday, as `Date.getDay` counts. */
export function firstDayOfWeek(locale: string): number {
  const known = new Intl.Locale(locale) as LocaleWithWeek;
  const week = known.getWeekInfo?.() ?? known.weekInfo;
  if (week) return week.firstDay % 7;
  return sundayFirst.includes(locale) ? 0 : 1;
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** So many months, the last of them the one of this day, each with 31 places; null where a month has no such day. */
export function monthsUntil(last: CalendarDate, count: number): readonly (readonly (CalendarDate | null)[])[] {
  return Array.from({ length: count }, (_, index) => {
    const month = addMonths(last, index + 1 - count).slice(0, 7);
    return Array.from({ length: 31 }, (__, day) => asCalendarDate(`${month}-${twoDigits(day + 1)}`));
  });
}
