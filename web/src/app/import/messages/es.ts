import type { Translated } from '#core/messages/translated.ts';
import type importWords from './pt.ts';

export default {
  intro: 'Recupera un archivo de datos de COGN (JSON o ZIP), o la tabla (CSV) que exporta Daylio.',
  safe: 'Primero ves una vista previa. No se guarda nada hasta que lo confirmes.',
  choose: 'Elegir archivo',
  another: 'Elegir otro archivo',
  reading: 'Leyendo el archivo',
  faultTitle: 'No se importó nada',
  fault: {
    notJson: 'Este archivo no contiene datos que COGN pueda leer.',
    notOurs: 'Este archivo no fue creado por COGN.',
    newer: 'Este archivo es de una versión más nueva de COGN. Recarga la página e inténtalo de nuevo.',
    damaged: 'Algunas partes de este archivo están dañadas. Si tienes otra copia, prueba con ella.',
    unreachable: 'Sin conexión con el servidor. Cuando vuelva, elige el archivo de nuevo.',
    failed: 'El servidor no pudo responder ahora. Inténtalo de nuevo en un momento.',
  },
  preview: 'Vista previa de {name}',
  count: {
    added: '{count, plural, one {# nuevo} many {# nuevos} other {# nuevos}}',
    filled: 'completa lo que está en blanco',
    same: '{count, plural, one {# ya está aquí} many {# ya están aquí} other {# ya están aquí}}',
    differing:
      '{count, plural, one {# distinto de lo que hay aquí} many {# distintos de lo que hay aquí} other {# distintos de lo que hay aquí}}',
    premium:
      '{count, plural, one {# queda en el archivo: es de Premium} many {# quedan en el archivo: son de Premium} other {# quedan en el archivo: son de Premium}}',
    pastAppointment:
      '{count, plural, one {# queda en el archivo: día pasado, es de Premium} many {# quedan en el archivo: días pasados, son de Premium} other {# quedan en el archivo: días pasados, son de Premium}}',
    agreement:
      '{count, plural, one {# queda en el archivo: falta tu permiso} many {# quedan en el archivo: falta tu permiso} other {# quedan en el archivo: falta tu permiso}}',
    unreadable: '{count, plural, one {# no se puede leer} many {# no se pueden leer} other {# no se pueden leer}}',
  },
  firstOf: 'Ver los primeros: {what}',
  otherwise: 'Cuando el archivo dice otra cosa',
  keepMine: 'Mantener lo que hay aquí',
  takeFile: 'Usar lo que dice el archivo',
  waits: 'Lo que queda en el archivo sigue ahí. Importa el mismo archivo de nuevo cuando puedas.',
  allow: 'Los permisos están en “Lo que permites”.',
  unknown: 'Este programa no conoce esto y lo deja fuera: {names}.',
  leftOut: 'Los permisos, los dispositivos y los avisos enviados pertenecen a la cuenta y quedan fuera.',
  nothing: 'No hay nada nuevo que importar en este archivo.',
  start: 'Importar',
  cancel: 'Cancelar',
  running: 'Importando: {percent}',
  stop: 'Detener',
  end: {
    whole: 'Importación terminada',
    cancelled: 'Importación detenida',
    cut: 'La conexión se cortó',
  },
  added: '{count, plural, one {# registro añadido.} many {# registros añadidos.} other {# registros añadidos.}}',
  changed: '{count, plural, one {# registro cambiado.} many {# registros cambiados.} other {# registros cambiados.}}',
  rest: 'Lo que entró está guardado. Para traer el resto, importa el mismo archivo de nuevo.',
  refused:
    '{count, plural, one {# registro no fue aceptado:} many {# registros no fueron aceptados:} other {# registros no fueron aceptados:}}',
  why: {
    notAllowed: 'no permitido para tu cuenta',
    noConsent: 'falta tu permiso',
    retroactive: 'cita en un día pasado',
    gone: 'ya no existe',
    invalid: 'no se aceptó un valor',
    duplicate: 'ya existe uno igual',
    tooLarge: 'el texto es demasiado largo',
    other: 'otro motivo',
  },
  saveRefused: 'Descargar los que no entraron',
  past: 'Importaciones que se pueden deshacer',
  pastHint: 'Solo en este dispositivo, y hasta que cierres sesión.',
  undo: 'Deshacer',
  undoOf: 'Deshacer: {name}, {time}',
  undoTitle: '¿Deshacer esta importación?',
  undoText: 'Sale todo lo que añadió, también lo que cambiaste después. Lo que cambió vuelve a estar como antes.',
  undoing: 'Deshaciendo: {percent}',
  undone: 'Importación deshecha',
  removed: '{count, plural, one {# registro salió.} many {# registros salieron.} other {# registros salieron.}}',
  restored:
    '{count, plural, one {# registro está como antes.} many {# registros están como antes.} other {# registros están como antes.}}',
  notRestored:
    '{count, plural, one {# registro no pudo volver a como estaba.} many {# registros no pudieron volver a como estaban.} other {# registros no pudieron volver a como estaban.}}',
  undoCut: 'La conexión se cortó. Pulsa “Deshacer” de nuevo para continuar.',
} satisfies Translated<typeof importWords>;
