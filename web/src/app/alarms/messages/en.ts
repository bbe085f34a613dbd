import type { Translated } from '#core/messages/translated.ts';
import type alarms from './pt.ts';

export default {
  region: 'Alarms',
  doseTime: 'Medicine for {time}',
  reminderTime: 'Reminder for {time}',
  appointmentTime: 'Appointment at {time}',
  show: 'Show what it is',
  done: 'Done',
  markDone: 'Mark as done',
  seeDay: 'See in the calendar',
  laterIn: 'Remind me in {minutes, plural, one {# minute} other {# minutes}}',
  close: 'Close alarm',
} satisfies Translated<typeof alarms>;
