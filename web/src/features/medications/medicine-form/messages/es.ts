import type { Translated } from '#core/messages/translated.ts';
import type medicineForm from './pt.ts';

export default {
  required: 'Completa el nombre, la dosis y el horario.',
  dosageHint: 'Por ejemplo: 10 mg, 1 comprimido o 20 gotas.',
  asNeededHint: 'Sin horario fijo: lo anotas cuando lo tomas.',
  alarmHint: 'Suena con la app abierta. Con la app cerrada, solo en los dispositivos donde lo activaste.',
  sideEffectsHint: 'Lo que notas, si quieres anotarlo.',
  time: 'Hora {number}',
  addTime: 'Añadir hora',
  removeTime: 'Eliminar hora {number}',
  pills: 'Contar lo que queda',
  pillsHint: 'Comprimidos, gotas o aplicaciones. Cada dosis tomada se descuenta.',
  perDoseHint: 'Si lo dejas vacío, cada dosis cuenta como 1.',
  lowHint: 'Aparece un mensaje discreto en la página.',
  statusHint: 'En pausa o terminado, sale del plan del día. El historial queda.',
  timeHint: 'Si no lo sabes, puedes dejarla vacía.',
  saveMedicine: 'Guardar medicamento',
} satisfies Translated<typeof medicineForm>;
