import type { Translated } from '#core/messages/translated.ts';
import type hypothesisAnswer from './pt.ts';

export default {
  list: 'Tus ideas',
  when: 'Días que cuentan: del {first} al {last}.',
  answerOn: 'La respuesta aparece el {day}.',
  noAnswer: 'No hay respuesta.',
  soFar:
    '{count, plural, one {Hasta ahora cuenta # día.} many {Hasta ahora cuentan # días.} other {Hasta ahora cuentan # días.}}',
  soFarVisible: 'Con ellos, en {unit}, una diferencia de {value} o más se vería en cuatro de cada cinco casos.',
  tooFew:
    'No hay respuesta: {count, plural, one {# día tiene} many {# días tienen} other {# días tienen}} los dos registros. Hacen falta 28, con al menos 8 de cada tipo de día.',
  tooFewAround:
    'No hay respuesta: días con registro antes del cambio, {before}; después, {after}. Hacen falta 7 de cada lado.',
  higher: 'Con {kind}, los valores de {outcome} fueron mayores {when}.',
  lower: 'Con {kind}, los valores de {outcome} fueron menores {when}.',
  higherAfter: 'Después del cambio, los valores de {outcome} fueron mayores.',
  lowerAfter: 'Después del cambio, los valores de {outcome} fueron menores.',
  unclear: 'No se puede saber.',
  unclearText:
    'Eso no quiere decir que no haya diferencia. En {unit}, estos días solo mostrarían con seguridad una de {value} o más.',
  difference: 'Diferencia en {unit}: {value} (intervalo del 95 %: de {low} a {high}).',
  withInterval: '{value} (de {low} a {high})',
  adjusted:
    'La diferencia ya descuenta los días de la semana, los cambios lentos y el parecido entre días vecinos. Por eso puede no ser la de las medias.',
  chance: 'Ir juntos no es causar. De cada 20 ideas sin nada detrás, cerca de una muestra una diferencia solo por azar.',
  less: 'menos',
  more: 'más',
  others: 'otros días',
  yesIn: '«sí» en «{name}»',
  withTag: 'la etiqueta «{name}»',
  orMoreIn: '{value} o más en «{name}»',
  before: '60 días antes',
  after: '60 días a partir del cambio',
  group: 'Días',
  count: 'Cuántos',
  mean: 'Media',
  differenceRow: 'diferencia',
  means: '{outcome}, media en {unit}',
  meanWith: '{count, plural, one {{value} · # día} many {{value} · # días} other {{value} · # días}}',
  meansOf: '{title}. {kind}: {value}. {others}: {other}.',
  otherChanges: 'Qué más pasó en esos días',
  noOtherChange: 'Ningún otro cambio de medicamento, y ningún período de 14 días o más sin este registro.',
  gap: 'Sin este registro del {from} al {to}',
  doses:
    'Dosis planificadas de este medicamento anotadas como tomadas: {before} antes y {after} después. Las tomadas a demanda no cuentan.',
  ofDoses: '{taken} de {all}',
  today: 'Hoy: {side}',
  next: 'A partir del {day}: {side}.',
  toEnd: 'Sigue así hasta el final del plan, el {day}.',
  begins: 'El plan empieza el {day}: {side}.',
  planDay: 'Día del plan',
  thatDay: 'Ese día: {side}',
  kept: 'Seguí el plan',
  notKept: 'No se pudo',
  planEnds: 'Para terminar antes, elimina la idea. Un plan interrumpido queda sin respuesta.',
  higherPlan: 'En los días {side}, los valores de {outcome} fueron mayores {when}.',
  lowerPlan: 'En los días {side}, los valores de {outcome} fueron menores {when}.',
  tooFewPlan:
    'No hay respuesta: {count, plural, one {# día tiene} many {# días tienen} other {# días tienen}} este registro. Hacen falta 28, con al menos 8 de cada tipo de día.',
  markedDays:
    '{count, plural, one {# día está marcado como «Seguí el plan».} many {# días están marcados como «Seguí el plan».} other {# días están marcados como «Seguí el plan».}}',
  asPlanned:
    'Cada día se comparó como salió en el sorteo, también cuando fue distinto. Así es el azar, y no un día difícil, quien decide el lado de cada uno.',
  chancePlan:
    'Sabías qué día era cuál, y eso también puede cambiar lo que se siente. De cada 20 planes sin nada detrás, uno o dos muestran una diferencia solo por azar.',
  trackerGone:
    'El registro propio de esta idea se eliminó, y sus anotaciones con él. Por eso no hay respuesta. Puedes eliminar la idea cuando quieras.',
  tagGone:
    'La etiqueta de esta idea se eliminó y ya no está en los registros. Por eso no hay respuesta. Puedes eliminar la idea cuando quieras.',
  tagsMerged:
    'Las dos etiquetas de esta idea se unieron en una sola y ahora tienen los mismos días. Por eso no hay respuesta. Puedes eliminar la idea cuando quieras.',
  noneTitle: 'Aún no hay ideas guardadas',
  noneText: 'Cuando guardes una, esperará aquí hasta el día de mirar.',
} satisfies Translated<typeof hypothesisAnswer>;
