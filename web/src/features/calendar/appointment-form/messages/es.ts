import type { Translated } from '#core/messages/translated.ts';
import type appointmentForm from './pt.ts';

export default {
  formEdit: 'Editar cita',
  formHint: 'Solo hacen falta el nombre, el tipo y el día. Lo demás puede quedar en blanco.',
  recoveryHint: 'Tiempo para recuperarte antes de otra cosa.',
  noAlert: 'Sin aviso',
  alertHint: 'Suena con la app abierta. Con la app cerrada, solo en los dispositivos donde lo activaste, en Recordatorios.',
  nameRequired: 'Escribe un nombre para la cita.',
  typeRequired: 'Elige el tipo de cita.',
  dateRequired: 'Elige el día de la cita.',
  pastIsPremium: 'Este día ya pasó. Los días pasados forman parte de Premium.',
  never: 'No repetir',
  untilHint: 'En blanco, sigue sin fecha de fin.',
  untilTooEarly: 'Elige un día que no sea anterior a la cita.',
  several: 'Termina otro día',
  endRequired: 'Elige el último día.',
  endTooEarly: 'Elige un día posterior al primero.',
  endTooLate: 'Elige un día dentro del año siguiente al primero.',
  startRequired: 'Escribe también la hora de inicio.',
  nextDays: 'Después: {days}',
  scope: 'Qué cambiar',
  day: 'Solo este día',
  following: 'Este y los siguientes',
  removeDay: 'Eliminar solo este día',
  removeFollowing: 'Eliminar este y los siguientes',
  removeRepeating: 'Esta cita se repite. Podrás deshacerlo enseguida.',
} satisfies Translated<typeof appointmentForm>;
