import type { Translated } from '#core/messages/translated.ts';
import type batteryDays from './pt.ts';

export default {
  heading: 'Day by day, beside your appointments',
  summary:
    '{count, plural, =0 {No appointment in this period.} one {A dashed line marks # day with appointments.} other {Dashed lines mark # days with appointments.}}',
  day: 'Day',
  level: 'Battery',
  appointments: 'Appointments',
} satisfies Translated<typeof batteryDays>;
