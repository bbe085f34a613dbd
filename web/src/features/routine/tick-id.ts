import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { derivedUuid } from '@cogn/shared/derived-uuid.ts';

/**
 * The id of a step's tick on a day. It follows from both, so that a step is ticked once a day, also when two devices tick it without a
 * network; and a step that was renamed, or removed and brought back, keeps its ticks.
 */
export function tickId(taskId: string, date: CalendarDate): string {
  return derivedUuid(taskId, date);
}
