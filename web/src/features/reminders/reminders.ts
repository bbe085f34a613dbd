import { BellRing } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** Reminders: a text to come back to, with a time, a day and a rhythm if wanted; and the alarm settings. */
export const reminders = definePage({
  id: 'reminders',
  icon: BellRing,
  access: 'free',
  tables: ['reminders', 'alarm_settings'],
});
