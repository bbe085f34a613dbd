import type { Translated } from '#core/messages/translated.ts';
import type openBoard from './pt.ts';

export default {
  heading: 'Tableros de comunicación',
  summary: 'Traer mensajes de otra app o llevar los tuyos',
  text: 'Los archivos usan el formato abierto OBF (con imágenes, OBZ), que también usan otras apps de comunicación. Las imágenes de COGN van incluidas. Las de otras apps no se traen. Tus fotos no van en el archivo.',
  read: 'Traer un tablero',
  save: 'Descargar los mensajes',
  notBoard: 'Este archivo no es un tablero OBF u OBZ, o es demasiado grande.',
  leftOut:
    '{count, plural, one {# mensaje no cupo: es demasiado largo o pasó de cien.} other {# mensajes no cupieron: son demasiado largos o pasaron de cien.}}',
  nothingNew: 'Todos los mensajes de este tablero ya están aquí.',
  foreignPictures:
    '{count, plural, one {La imagen de este mensaje queda fuera, porque no es de COGN: {names}.} other {Las imágenes de estos # mensajes quedan fuera, porque no son de COGN: {names}.}}',
  addAnyway: '{count, plural, one {Añadir # mensaje así} other {Añadir # mensajes así}}',
  noDrawings: 'Las imágenes de COGN no se cargaron. Inténtalo de nuevo cuando haya conexión.',
  added: '{count, plural, one {# mensaje añadido} other {# mensajes añadidos}}',
  addedHere: '{count, plural, one {# mensaje añadido en este dispositivo} other {# mensajes añadidos en este dispositivo}}',
} satisfies Translated<typeof openBoard>;
