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
  day: string | null;
  time: string;
  repeat: 'never' | 'daily' | 'weekdays' | 'weekly' | 'monthly';
  weekdays: readonly string[] | null;
  done_on: string | null;
  created_at: string;
}

/** What was recorded of a dose. */
interface DoseFacts {
  medication_id: string;
  date: string;
  planned: string;
  state: 'taken' | 'skipped' | 'later';
  created_at: string;
}

/** What was told already. */
interface RingFacts {
  key: string;
  moment: string;
  put_off_until: string | null;
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
  rings: readonly RingFacts[];
  devices: readonly { id: string; language: Language }[];
}
