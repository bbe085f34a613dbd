import type { Translated } from '#core/messages/translated.ts';
import type doseHistory from './pt.ts';

export default {
  medicine: 'Médicament',
  summary: '{name} : {counts}.',
  taken: '{count, plural, one {# prise} other {# prises}}',
  skipped: '{count, plural, one {# non prise} other {# non prises}}',
  later: '{count, plural, one {# pour plus tard} other {# pour plus tard}}',
  none: '{count, plural, one {# sans note} other {# sans note}}',
  nothing: '{name} : rien à compter sur cette période.',
  day: 'Jour',
  doses: 'Doses du jour',
  inTable: '{time} {words}',
} satisfies Translated<typeof doseHistory>;
