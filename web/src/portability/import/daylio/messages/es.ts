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
  activitiesHint: 'Entran en las notas de cada registro.',
  activitiesLine: 'Actividades: {names}',
  preview: 'Ver la vista previa',
  cancel: 'Cancelar',
} satisfies Translated<typeof daylio>;
