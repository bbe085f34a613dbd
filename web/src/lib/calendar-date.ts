/** A day of the person's own calendar, 'YYYY-MM-DD'. Never made from an instant in UTC: at 23:00 that is another day. */
export type CalendarDate = string & { readonly calendarDate: unique symbol };

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The value as a calendar date, or null when it is none (wrong form, or a day that doesn't exist, such as 30 February). */
export function asCalendarDate(value: unknown): CalendarDate | null {
  if (typeof value !== 'string') return null;
  const parts = pattern.exec(value);
  if (!parts) return null;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const date = atNoon(year, month, day);
  const exists = year > 0 && date.getFullYear() === year && date.getMonth() === month - 1 && date.getDate() === day;
  return exists ? (value as CalendarDate) : null;
}

/** The calendar date written in code, for tests and constants; throws on anything else. */
export function calendarDate(value: string): CalendarDate {
  const date = asCalendarDate(value);
  if (!date) throw new RangeError(`not a calendar date: ${value}`);
  return date;
}

/** The day on which this instant falls where the person is. */
export function dateOf(instant: Date): CalendarDate {
  const year = String(instant.getFullYear()).padStart(4, '0');
  const month = String(instant.getMonth() + 1).padStart(2, '0');
  const day = String(instant.getDate()).padStart(2, '0');
  return `${year}-${month}-${day}` as CalendarDate;
}

/** Today where the person is. */
export function localToday(): CalendarDate {
  return dateOf(new Date());
}

/** The date this many days later; earlier when negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  const local = toLocalDate(date);
  local.setDate(local.getDate() + days);
  return dateOf(local);
}

/** The same day of the month this many months later, or that month's last day when it is shorter. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const local = toLocalDate(date);
  const day = local.getDate();
  local.setDate(1);
  local.setMonth(local.getMonth() + months);
  const last = new Date(local.getFullYear(), local.getMonth() + 1, 0).getDate();
  local.setDate(Math.min(day, last));
  return dateOf(local);
}

/** How many days later `to` is than `from`; negative when it is earlier. Changes of the clock don't count. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return Math.round((dayNumber(to) - dayNumber(from)) / 86_400_000);
}

/** The date as a `Date` at noon local time, for `Intl` and arithmetic: noon exists on every day, midnight doesn't everywhere. */
export function toLocalDate(date: CalendarDate): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return atNoon(year, month, day);
}

/** The date in words of this locale ('pt-BR'), long by default: "21 de novembro de 2026". */
export function formatDate(
  date: CalendarDate,
  locale: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string {
  return new Intl.DateTimeFormat(locale, options).format(toLocalDate(date));
}

/** Whole years between a birth date and a day: the age on that day. Negative dates of birth in the future answer null. */
export function ageOn(birthDate: CalendarDate, day: CalendarDate): number | null {
  const [birthYear = 0, birthMonth = 0, birthDay = 0] = birthDate.split('-').map(Number);
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  const hadBirthday = month > birthMonth || (month === birthMonth && dayOfMonth >= birthDay);
  const age = year - birthYear - (hadBirthday ? 0 : 1);
  return age < 0 ? null : age;
}

function dayNumber(date: CalendarDate): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return Date.UTC(year, month - 1, day);
}

function atNoon(year: number, month: number, day: number): Date {
  const date = new Date(2000, 0, 1, 12);
  // setFullYear, as the constructor would take the years 0-99 for 1900-1999.
  date.setFullYear(year, month - 1, day);
  return date;
}
