import type { Translated } from '#core/messages/translated.ts';
import type batteryDays from './pt.ts';

export default {
  heading: 'Giorno per giorno, accanto agli appuntamenti',
  summary:
    '{count, plural, =0 {Nessun appuntamento in questo periodo.} one {La linea tratteggiata segna # giorno con appuntamenti.} other {Le linee tratteggiate segnano # giorni con appuntamenti.}}',
  day: 'Giorno',
  level: 'Batteria',
  appointments: 'Appuntamenti',
} satisfies Translated<typeof batteryDays>;
