import type { Translated } from '#core/messages/translated.ts';
import type daylio from './pt.ts';

export default {
  title: 'Estados de ánimo de Daylio',
  text: 'Elige en qué se convierte aquí cada uno. Ya hay una sugerencia, que puedes cambiar.',
  moodOf: '«{name}», {count, plural, one {# registro} many {# registros} other {# registros}}',
  becomes: 'Aquí será',
  leaveOut: 'Dejar fuera',
  stayOut:
    '{count, plural, one {# registro queda fuera por uno de estos estados de ánimo: {names}. Puedes elegir en qué se convierte cada uno.} many {# registros quedan fuera por estos estados de ánimo: {names}. Puedes elegir en qué se convierte cada uno.} other {# registros quedan fuera por estos estados de ánimo: {names}. Puedes elegir en qué se convierte cada uno.}}',
  activities: 'Traer las actividades',
  activitiesHint: 'Entran en las notas de cada registro.',
  activitiesLine: 'Actividades: {names}',
  preview: 'Ver la vista previa',
  cancel: 'Cancelar',
} satisfies Translated<typeof daylio>;
