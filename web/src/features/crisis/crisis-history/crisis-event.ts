import type { CalendarDate } from '@cogn/shared/calendar-date.ts';

/** One moment of the history. */
export interface CrisisEvent {
  readonly id: string;
  readonly date: CalendarDate;
  readonly created_at: string;
  readonly description: string | null;
  /** When the server took an alert. Null: no alert belongs to it. */
  readonly alerted_at: string | null;
  /** Whom it was addressed to. */
  readonly contacts: readonly string[];
}
