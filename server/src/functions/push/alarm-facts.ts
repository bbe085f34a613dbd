import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Recurrence } from '@cogn/shared/recurrence.ts';
import type { Language } from '#mail/language.ts';

/** A medicine that rings. */
export interface MedicineFacts {
  id: string;
  name: string;
  dosage: string;
  times: readonly string[];
}

/** A reminder that rings. */
export interface ReminderFacts {
  id: string;
  text: string;
  day: CalendarDate | null;
  time: string;
  repeat: Recurrence['repeat'];
  weekdays: readonly string[] | null;
  done_on: CalendarDate | null;
  created_at: string;
}

/** What was recorded of a dose. */
interface DoseFacts {
  medication_id: string;
  date: CalendarDate;
  planned: string;
  state: 'taken' | 'skipped' | 'later';
  created_at: string;
}

/** What was sent already. */
interface AlarmDelivery {
  key: string;
  moment: string;
  snoozed_until: string | null;
}

/** All that decides what a person is told now, as the database has it. Moments are ISO texts. */
export interface PersonFacts {
  user_id: string;
  /** Of the device that was heard of last. */
  time_zone: string;
  quiet_from: string | null;
  quiet_to: string | null;
  discreet: boolean;
  daily_limit: number | null;
  /** Of medicines nothing is told without the agreement to health records: then there are none here. */
  medicines: readonly MedicineFacts[];
  reminders: readonly ReminderFacts[];
  doses: readonly DoseFacts[];
  deliveries: readonly AlarmDelivery[];
  devices: readonly { id: string; language: Language }[];
}
