import type { Translated } from '#core/messages/translated.ts';
import type trackerForm from './pt.ts';

export default {
  arrange: 'Organizar los registros propios',
  done: 'Terminar',
  add: 'Nuevo registro propio',
  save: 'Guardar registro propio',
  kindStays: 'La forma de responder y las opciones que ya existen se quedan como están.',
  unitHint: 'Con tus palabras, como «tazas». Puede quedar en blanco.',
  addsUpHint: 'Sin la suma, el día tiene la media. Sirve para medidas, como la temperatura.',
  usualScale: 'nada\nun poco\nmedio\nbastante\nmucho',
  wordsInOrder: 'Tus palabras, de menos a más',
  ownOptions: 'Tus opciones',
  onePerLine: 'Una por línea, de {min} a {max}.',
  'example-yesNo': '¿Salí al aire libre?',
  'example-words': 'Dolor: nada, un poco, mucho',
  'example-number': 'Tazas de café',
  'example-minutes': 'Tiempo de lectura',
  'example-choice': 'Dónde trabajé: casa, oficina',
  archive: 'Archivar',
  archiveHint: 'Sale de esta página y de «Anotar». Los registros se quedan.',
  archivedOnes: 'Archivados',
  full: 'Caben {most} registros propios, contando los archivados. Para crear otro, elimina uno de ellos.',
  fullFree: 'Sin Premium caben {free} registros propios, contando los archivados. Con Premium caben {most}.',
  removes:
    '{count, plural, =0 {Todavía no tiene registros.} one {También se eliminará su registro. No se puede deshacer.} other {También se eliminarán sus # registros. No se puede deshacer.}}',
  removesAll: 'También se eliminarán todos sus registros. No se puede deshacer.',
  'problem-tooFew': 'Escribe al menos {min}, una por línea.',
  'problem-tooMany': 'Escribe como máximo {max}, una por línea.',
  'problem-twice': 'Una de ellas aparece dos veces.',
  'problem-tooLong': 'Cada una puede tener hasta {longest} letras.',
  'problem-removed': 'Las opciones que ya existen deben quedarse. Puedes añadir otras.',
} satisfies Translated<typeof trackerForm>;
