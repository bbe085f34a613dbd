import type { Translated } from '#core/messages/translated.ts';
import type alarms from './pt.ts';

export default {
  region: 'Avisos de la hora',
  doseTime: 'Medicamento de las {time}',
  reminderTime: 'Recordatorio de las {time}',
  appointmentTime: 'Cita de las {time}',
  show: 'Ver qué es',
  done: 'Hecho',
  markDone: 'Marcar como hecho',
  seeDay: 'Ver en el calendario',
  laterIn: 'Avisar en {minutes, plural, one {# minuto} other {# minutos}}',
  close: 'Cerrar aviso',
} satisfies Translated<typeof alarms>;
