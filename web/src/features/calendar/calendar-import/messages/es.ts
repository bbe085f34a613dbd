import type { Translated } from '#core/messages/translated.ts';
import type calendarImport from './pt.ts';

export default {
  heading: 'Traer citas de un archivo',
  intro:
    'Elige un archivo .ics de Google, Apple u Outlook. Llegan nombre, hora, lugar, notas, repetición y aviso. Antes ves qué llega.',
  choose: 'Elegir archivo .ics',
  unnamed: 'Cita sin nombre',
  fault: {
    notCalendar: 'Este archivo no es de calendario. Elige uno que termine en .ics.',
    tooLarge:
      'Este archivo es demasiado grande: caben 5 MB y 2000 eventos. En el otro calendario, guarda un período más corto.',
    unreadable: 'No se pudo leer el archivo. Elígelo de nuevo.',
  },
  found:
    '{count, plural, =0 {Ninguna cita nueva en este archivo.} one {# cita nueva en este archivo.} other {# citas nuevas en este archivo.}}',
  already: '{count, plural, one {# ya está en tu calendario.} other {# ya están en tu calendario.}}',
  more: '{count, plural, one {y # más} other {y # más}}',
  rule: '{count, plural, one {# se repite de una forma que COGN no tiene, y no llega:} other {# se repiten de una forma que COGN no tiene, y no llegan:}}',
  days: '{count, plural, one {# dura varios días y se repite, o pasa de un año. No llega:} other {# duran varios días y se repiten, o pasan de un año. No llegan:}}',
  past: '{count, plural, one {# es de un día que ya pasó y queda fuera. Los días pasados forman parte de Premium:} other {# son de días que ya pasaron y quedan fuera. Los días pasados forman parte de Premium:}}',
  cancelled:
    '{count, plural, one {# se canceló en el otro calendario, y no llega:} other {# se cancelaron en el otro calendario, y no llegan:}}',
  unreadable:
    '{count, plural, one {# no tiene un día que se pueda leer, y no llega:} other {# no tienen un día que se pueda leer, y no llegan:}}',
  alert:
    '{count, plural, one {# tiene un aviso que COGN no tiene. Llega sin ese aviso:} other {# tienen un aviso que COGN no tiene. Llegan sin ese aviso:}}',
  shortened:
    '{count, plural, one {# tiene un texto demasiado largo. Llega solo el comienzo:} other {# tienen un texto demasiado largo. Llega solo el comienzo:}}',
  zone: '{count, plural, one {# puede tener la hora de otra zona. La hora llega como en el archivo:} other {# pueden tener la hora de otra zona. La hora llega como en el archivo:}}',
  begins:
    '{count, plural, one {# se repite desde antes de hoy. Se añade desde la próxima vez, porque los días pasados forman parte de Premium:} other {# se repiten desde antes de hoy. Se añaden desde la próxima vez, porque los días pasados forman parte de Premium:}}',
  add: '{count, plural, one {Añadir # cita} other {Añadir # citas}}',
  leave: 'Cerrar sin añadir',
  added: '{count, plural, =0 {Ninguna cita añadida} one {# cita añadida} other {# citas añadidas}}',
  refused: '{count, plural, one {El servidor no aceptó #.} other {El servidor no aceptó #.}}',
  connection: 'El servidor no respondió. Inténtalo de nuevo cuando haya conexión.',
  later: 'Fueron muchos registros a la vez. Añade el resto dentro de una hora.',
  undone: 'Citas del archivo eliminadas',
  notUndone: 'Todavía no se pudieron eliminar todas',
} satisfies Translated<typeof calendarImport>;
