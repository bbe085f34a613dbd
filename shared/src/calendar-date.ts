/**
 * A day of a person's calendar, 'YYYY-MM-DD'. Never derive it from a UTC instant: at 23:00 in Brazil, the date in UTC is
 * already the next day.
 */
export type CalendarDate = string & { readonly calendarDate: unique symbol };

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const dayMilliseconds = 86_400_000;

/** The value as a calendar date, or null if it is not one (wrong format, or a day such as 30 February). */
export function asCalendarDate(value: unknown): CalendarDate | null {
  if (typeof value !== 'string') return null;
  const parts = pattern.exec(value);
  if (!parts) return null;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  return year > 0 && fromNumber(numberOf(year, month, day)) === value ? (value as CalendarDate) : null;
}

/** A calendar date written in code, for tests and constants. Throws a RangeError if the text is not one. */
export function calendarDate(value: string): CalendarDate {
  const date = asCalendarDate(value);
  if (!date) throw new RangeError(`not a calendar date: ${value}`);
  return date;
}

/** The date this many days later, or earlier if negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return fromNumber(dayNumber(date) + days);
}

/** The same day of the month this many months later, or the last day of a shorter month. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year, month, day] = partsOf(date);
  const first = dayNumber(fromNumber(numberOf(year, month + months, 1)));
  const last = numberOf(year, month + months + 1, 1) - 1;
  return fromNumber(Math.min(first + day - 1, last));
}

/** The number of days from `from` to `to`, negative if `to` is earlier. Clock changes do not count. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** The day of the week, 0 for Sunday to 6 for Saturday, as `Date.getDay`. */
export function dayOfWeek(date: CalendarDate): number {
  // 1 January 1970 was a Thursday.
  return (((dayNumber(date) + 4) % 7) + 7) % 7;
}

/** Age on a day in whole years. Null for a birth date after that day. */
export function ageOn(birthDate: CalendarDate, day: CalendarDate): number | null {
  const [birthYear, birthMonth, birthDay] = partsOf(birthDate);
  const [year, month, dayOfMonth] = partsOf(day);
  const hadBirthday = month > birthMonth || (month === birthMonth && dayOfMonth >= birthDay);
  const age = year - birthYear - (hadBirthday ? 0 : 1);
  return age < 0 ? null : age;
}

function partsOf(date: CalendarDate): [year: number, month: number, day: number] {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return [year, month, day];
}

/** Days since 1970-01-01. Calculated in UTC, where every day has 24 hours. */
function dayNumber(date: CalendarDate): number {
  return numberOf(...partsOf(date));
}

function numberOf(year: number, month: number, day: number): number {
  const date = new Date(0);
  // Date.UTC would read the years 0 to 99 as 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day);
  return date.getTime() / dayMilliseconds;
}

function fromNumber(days: number): CalendarDate {
  return new Date(days * dayMilliseconds).toISOString().slice(0, 10) as CalendarDate;
}
