import { addDays, addMonths, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { toLocalDate } from '#lib/local-date.ts';

/**
 * Where a key leads in a calendar, as the WAI-ARIA pattern for date pickers has it: arrows by day and week, Home and End within the
 * week, Page Up and Page Down by month, with Shift by year. `null` for any other key.
 */
export function moveInCalendar(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  day: CalendarDate,
  firstDay: number,
): CalendarDate | null {
  const inWeek = (toLocalDate(day).getDay() - firstDay + 7) % 7;
  const months = shiftKey ? 12 : 1;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -inWeek);
    case 'End':
      return addDays(day, 6 - inWeek);
    case 'PageUp':
      return addMonths(day, -months);
    case 'PageDown':
      return addMonths(day, months);
    default:
      return null;
  }
}
