import type { TableOfYear } from '../demo-table.ts';
import { addDays } from '@cogn/shared/calendar-date.ts';

/** A pause that ended before the year began, so that the example's cycles are predicted. */
export default {
  once: ([first]) => [{ from_date: addDays(first!.date, -90), to_date: addDays(first!.date, -30), reason: 'contraception' }],
} satisfies TableOfYear;
