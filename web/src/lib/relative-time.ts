import { daysBetween, type CalendarDate } from '@cogn/shared/calendar-date.ts';
const minute = 60_000;
const minutesOfHour = 60;
const hoursOfDay = 24;

/**
 * The time since a moment in this locale, in the largest unit that fits: "há 20 minutos", "há 3 horas", "há 2 dias", "agora".
 * The number is rounded down.
 */
export function relativeTime(moment: Date, now: Date, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const minutes = Math.trunc((moment.getTime() - now.getTime()) / minute);
  if (minutes === 0) return words.format(0, 'second');
  if (Math.abs(minutes) < minutesOfHour) return words.format(minutes, 'minute');
  const hours = Math.trunc(minutes / minutesOfHour);
  if (Math.abs(hours) < hoursOfDay) return words.format(hours, 'hour');
  return words.format(Math.trunc(hours / hoursOfDay), 'day');
}

/** The longest distance that is shown in days. A longer distance is shown in months. */
const longestInDays = 31;
const daysOfMonth = 30.44;

/** The distance of a day from today in this locale ('pt-BR'): "hoje", "ontem", "há 5 dias", "há 3 meses". */
export function relativeDay(date: CalendarDate, today: CalendarDate, locale: string): string {
  const days = daysBetween(today, date);
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (Math.abs(days) <= longestInDays) return words.format(days, 'day');
  return words.format(Math.round(days / daysOfMonth), 'month');
}
