import { daysBetween, type CalendarDate } from '@cogn/shared/calendar-date.ts';

/** From here on days are counted in months: nobody reckons with 255 days. */
const longestInDays = 31;
const daysOfMonth = 30.44;

/** How far a day is from today, in words of this locale ('pt-BR'): "hoje", "ontem", "há 5 dias", "há 3 meses". */
export function relativeDay(date: CalendarDate, today: CalendarDate, locale: string): string {
  const days = daysBetween(today, date);
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  if (Math.abs(days) <= longestInDays) return words.format(days, 'day');
  return words.format(Math.round(days / daysOfMonth), 'month');
}
