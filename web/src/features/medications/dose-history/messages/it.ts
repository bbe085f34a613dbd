import type { Translated } from '#core/messages/translated.ts';
import type doseHistory from './pt.ts';

export default {
  medicine: 'Farmaco',
  summary: '{name}: {counts}.',
  taken: '{count, plural, one {# presa} other {# prese}}',
  skipped: '{count, plural, one {# non presa} other {# non prese}}',
  later: '{count, plural, one {# per dopo} other {# per dopo}}',
  none: '{count, plural, one {# senza annotazione} other {# senza annotazione}}',
  nothing: '{name}: niente da contare in questo periodo.',
  day: 'Giorno',
  doses: 'Dosi',
  inTable: '{time} {words}',
} satisfies Translated<typeof doseHistory>;
