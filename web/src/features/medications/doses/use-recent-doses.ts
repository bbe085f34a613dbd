import { useToday } from '#core/selected-date/use-today.ts';
import { useEntries } from '#core/records/use-entries.ts';
import { addDays } from '@cogn/shared/calendar-date.ts';
import { medicationDoses } from '../medication-doses.ts';
import type { Dose } from './dose.ts';

/** What was recorded of yesterday's and today's doses: for the home screen and the alarms. */
export function useRecentDoses() {
  const today = useToday();
  const { rows: doses, ...reading } = useEntries<Dose>(medicationDoses.table, { from: addDays(today, -1), to: today });
  return { ...reading, doses, today };
}
