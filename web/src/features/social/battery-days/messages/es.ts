import type { Translated } from '#core/messages/translated.ts';
import type batteryDays from './pt.ts';

export default {
  heading: 'Día a día, junto a las citas',
  summary:
    '{count, plural, =0 {Ninguna cita en este período.} one {La línea discontinua marca # día con citas.} other {Las líneas discontinuas marcan # días con citas.}}',
  day: 'Día',
  level: 'Batería',
  appointments: 'Citas',
} satisfies Translated<typeof batteryDays>;
