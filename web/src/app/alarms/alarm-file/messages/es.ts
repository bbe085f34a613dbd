import type { Translated } from '#core/messages/translated.ts';
import type alarmFile from './pt.ts';

export default {
  save: 'Guardar archivo de calendario',
  none: 'Por ahora, ningún medicamento ni recordatorio tiene el aviso activado.',
  saysNames: 'El archivo dice los nombres y los horarios. Con el aviso discreto, dice solo los horarios.',
  saysTimes: 'El aviso discreto está activado, así que el archivo dice solo los horarios.',
  discreet: 'Un aviso tuyo',
} satisfies Translated<typeof alarmFile>;
