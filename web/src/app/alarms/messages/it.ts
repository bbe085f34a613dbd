import type { Translated } from '#core/messages/translated.ts';
import type alarms from './pt.ts';

export default {
  region: 'Avvisi',
  doseTime: 'Farmaco delle {time}',
  reminderTime: 'Promemoria delle {time}',
  appointmentTime: 'Appuntamento delle {time}',
  show: 'Mostra che cos’è',
  done: 'Fatto',
  markDone: 'Segna come fatto',
  seeDay: 'Vedi nel calendario',
  laterIn: 'Avvisa tra {minutes, plural, one {# minuto} other {# minuti}}',
  close: 'Chiudi l’avviso',
} satisfies Translated<typeof alarms>;
