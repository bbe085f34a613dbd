import type { Translated } from '#core/messages/translated.ts';
import type doseHistory from './pt.ts';

export default {
  medicine: 'Medicamento',
  summary: '{name}: {counts}.',
  taken: '{count, plural, one {# tomada} other {# tomadas}}',
  skipped: '{count, plural, one {# omitida} other {# omitidas}}',
  later: '{count, plural, one {# para después} other {# para después}}',
  none: '{count, plural, one {# sin registro} other {# sin registro}}',
  nothing: '{name}: nada que contar en este período.',
  day: 'Día',
  doses: 'Dosis',
  inTable: '{time} {words}',
} satisfies Translated<typeof doseHistory>;
