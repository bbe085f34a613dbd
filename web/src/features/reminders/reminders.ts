import { BellRing } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** Reminders: a text with optional time, day and repetition; and the alarm settings. */
export const reminders = definePage({
  id: 'reminders',
  group: 'day',
  icon: BellRing,
  access: 'free',
  tables: ['reminders', 'alarm_settings'],
});
