import type { Translated } from '#core/messages/translated.ts';
import type doseHistory from './pt.ts';

export default {
  medicine: 'Medicine',
  summary: '{name}: {counts}.',
  taken: '{count, plural, one {# taken} other {# taken}}',
  skipped: '{count, plural, one {# skipped} other {# skipped}}',
  later: '{count, plural, one {# for later} other {# for later}}',
  none: '{count, plural, one {# without an entry} other {# without an entry}}',
  nothing: '{name}: nothing to count in this period.',
  day: 'Day',
  doses: 'Doses',
  inTable: '{time} {words}',
} satisfies Translated<typeof doseHistory>;
