import type { Translated } from '#core/messages/translated.ts';
import type daylio from './pt.ts';

export default {
  title: 'Estados de ánimo de Daylio',
  text: 'Elige en qué se convierte aquí cada uno. Donde el nombre es conocido ya hay una sugerencia, que puedes cambiar.',
  moodOf: '«{name}», {count, plural, one {# registro} many {# registros} other {# registros}}',
  becomes: 'Aquí será',
  choose: 'Elegir',
  moodMissing: 'Elige un estado de ánimo de aquí, o «Dejar fuera».',
  leaveOut: 'Dejar fuera',
  undecided:
    '{count, plural, one {Falta elegir en qué se convierte # registro, con uno de estos estados de ánimo: {names}.} many {Falta elegir en qué se convierten # registros, con estos estados de ánimo: {names}.} other {Falta elegir en qué se convierten # registros, con estos estados de ánimo: {names}.}}',
  leaveRestOut: 'Dejar estos fuera',
  stayOut:
    '{count, plural, one {# registro queda fuera por uno de estos estados de ánimo: {names}. Puedes elegir en qué se convierte cada uno.} many {# registros quedan fuera por estos estados de ánimo: {names}. Puedes elegir en qué se convierte cada uno.} other {# registros quedan fuera por estos estados de ánimo: {names}. Puedes elegir en qué se convierte cada uno.}}',
  activities: 'Traer las actividades',
  activitiesHint: 'Se convierten en etiquetas de cada registro, si no eliges otra cosa.',
  activitiesLine: 'Actividades: {names}',
  eachActivity: 'Elegir en qué se convierte cada actividad ({count})',
  activityOf: '«{name}», {count, plural, one {# vez} many {# veces} other {# veces}}',
  tag: 'Etiqueta del estado de ánimo',
  notes: 'Texto en las notas del estado de ánimo',
  record: 'Registro en «{page}»',
  restful: 'Registro en «{page}»: sueño reparador',
  unrestful: 'Registro en «{page}»: sueño no reparador',
  overload: 'Registro en «{page}»: hubo sobrecarga',
  minutes: 'Duración de cada vez, en minutos',
  minutesHint: 'El archivo de Daylio no dice cuánto duró. Este número vale para todos los registros de esta actividad.',
  minutesMissing: 'Escribe un número del 1 al 1440.',
  origin: 'De Daylio: {name}.',
  originMinutes: 'De Daylio: {name}. Duración indicada al importar, igual para todos los registros.',
  changeChoices: 'Cambiar lo elegido',
  preview: 'Ver la vista previa',
  cancel: 'Cancelar',
} satisfies Translated<typeof daylio>;
