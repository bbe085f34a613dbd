import { formatMeasure } from '#core/journal/format-measure.ts';
import type { useMessages } from '#core/messages/use-messages.ts';
import { offerFile } from '#lib/offer-file.ts';
import type { Appointment } from '../appointments.ts';
import { rowOf } from '../stored-row.ts';
import { writeCalendarFile } from './write-calendar-file.ts';

/**
 * Writes the file and downloads it. For an occurrence, the file has the whole repeating appointment from its first day. `t` has
 * the calendar's messages.
 */
export function saveFile(
  appointments: readonly Appointment[],
  t: ReturnType<typeof useMessages<'calendar'>>,
  locale: string,
): void {
  const messages = {
    type: (type: Appointment['type']) => t(type),
    restOf: (name: string) => t('restOf', { name }),
    restAfter: (minutes: number) => t('restAfter', { time: formatMeasure(minutes, 'minute', locale) }),
  };
  offerFile('cogn.ics', 'text/calendar;charset=utf-8', writeCalendarFile(appointments.map(rowOf), messages, new Date()));
}
