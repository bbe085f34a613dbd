import type { Translated } from '#core/messages/translated.ts';
import type appointmentForm from './pt.ts';

export default {
  formEdit: 'Edit appointment',
  formHint: 'Only the name, the type and the day are needed. The rest can stay empty.',
  recoveryHint: 'Time to recover before anything else.',
  noAlert: 'No alarm',
  alertHint: 'It rings while the app is open. With the app closed, only on devices where you turned that on, in Reminders.',
  nameRequired: 'Write a name for the appointment.',
  typeRequired: 'Choose the type of appointment.',
  dateRequired: 'Choose the day of the appointment.',
  pastIsPremium: 'This day has passed. Past days are part of Premium.',
  never: 'Don’t repeat',
  untilHint: 'Left empty, it goes on without an end.',
  untilTooEarly: 'Choose a day that is not before the appointment.',
  several: 'Ends on another day',
  endRequired: 'Choose the last day.',
  endTooEarly: 'Choose a day after the first day.',
  endTooLate: 'Choose a day within a year of the first day.',
  startRequired: 'Also enter when it starts.',
  nextDays: 'Then: {days}',
  scope: 'What to change',
  day: 'Only this day',
  following: 'This and the following',
  removeDay: 'Remove only this day',
  removeFollowing: 'Remove this and the following',
  removeRepeating: 'This appointment repeats. You can undo it right after.',
} satisfies Translated<typeof appointmentForm>;
