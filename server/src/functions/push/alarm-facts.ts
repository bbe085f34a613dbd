import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { MedicationSchedule } from '@cogn/shared/medication-schedule.ts';
import type { Recurrence } from '@cogn/shared/recurrence.ts';
import type { Repeating } from '@cogn/shared/recurrence-dates.ts';
import type { Language } from '#mail/language.ts';

/** A medicine with alarms. */
export interface MedicineFacts extends MedicationSchedule {
  id: string;
  name: string;
  dosage: string;
  times: readonly string[];
}

/** A reminder with an alarm. */
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

/** An appointment of the days around today; a null `alert_minutes` or `start_time` means no alert. */
export interface AppointmentFacts extends Repeating {
  id: string;
  name: string;
  start_time: string | null;
  alert_minutes: number | null;
}

/** The record of a dose. */
interface DoseFacts {
  medication_id: string;
  date: CalendarDate;
  planned: string;
  state: 'taken' | 'skipped' | 'later';
  created_at: string;
}

/** A notification that a process has sent, or has claimed and is about to send (`server.alarm_deliveries`). */
interface AlarmDelivery {
  key: string;
  moment: string;
  snoozed_until: string | null;
}

/** All rows that decide which notifications a user gets now. Times are ISO texts. */
export interface PersonFacts {
  user_id: string;
  /** The time zone of the most recently active device. */
  time_zone: string;
  quiet_from: string | null;
  quiet_to: string | null;
  discreet: boolean;
  daily_limit: number | null;
  /** Empty without the consent to health records, so that medicines cause no notification. */
  medicines: readonly MedicineFacts[];
  reminders: readonly ReminderFacts[];
  /** Empty without the consent to health records. */
  appointments: readonly AppointmentFacts[];
  doses: readonly DoseFacts[];
  deliveries: readonly AlarmDelivery[];
  devices: readonly { id: string; language: Language }[];
}
