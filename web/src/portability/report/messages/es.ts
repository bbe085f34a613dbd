import type { Translated } from '#core/messages/translated.ts';
import type report from './pt.ts';

export default {
  heading: 'Resumen para la consulta',
  period: 'Del {from} al {to}: {days, plural, one {# día} other {# días}}.',
  madeOn: 'Hecho el {date} con lo que la propia persona anotó en COGN.',
  asOf: 'Hecho sin internet, con los registros tal como estaban el {date} a las {time}. Lo que vino después no está aquí.',
  reading: 'Un día sin registro es solo eso, nunca cero. Nada de esto es un diagnóstico.',
  born: '{date}, {age, plural, one {# año} other {# años}}',
  named: '{name}: {value}',
  changed: 'Qué cambió',
  changedHow:
    'Entre paréntesis, el intervalo del 95 %, que tiene en cuenta que los días vecinos se parecen. Si incluye el cero, estos días no bastan para decir si algo cambió. n: días con registro; hacen falta al menos {count} en cada período.',
  measure: 'Medida',
  span: 'del {from} al {to}',
  difference: 'Diferencia',
  fewDays: 'pocos días con registro',
  halfOpen: 'menos de la mitad de los días tiene respuesta',
  changedBy: '{difference} (de {low} a {high})',
  unclear: 'sin cambio claro (de {low} a {high})',
  sleepHours: 'Sueño al día, media',
  midSleep: 'Mitad del sueño (+: más tarde)',
  battery: 'Batería social, media',
  overloadDays: 'Días con sobrecarga, entre los días con respuesta',
  dosesTaken: 'Dosis tomadas, de las que tienen respuesta',
  withCount: '{value} (n = {count})',
  points: '{value} puntos porcentuales',
  daysOf: '{days} de {of, plural, one {# día} other {# días}}',
  daysBy:
    '{count, plural, one {# día con registro} other {# días con registro}}, {step, select, day {por día} week {por semana} other {por mes}}',
  trendAlt: '{name}: media {mean}, de {low} a {high}. {note}. Donde falta la línea no hay registro.',
  totalAlt: '{name}: {sum} en total. {note}.',
  steps:
    'En los dibujos con tiempo, cada punto es {step, select, week {una semana} other {un mes}}: el primero tiene {first} días y el último {last}.',
  barsAlt: '{name}: {list}.',
  noRecord: 'Sin registro',
  entry: 'registro',
  oneLine:
    'Cada fecha tiene los registros de su día, separados por una barra o una línea nueva. Los valores sin nombre siguen el orden del encabezado; – es un valor en blanco.',
  daySum: 'Suma de {count, plural, one {# registro} other {# registros}}: {list}',
  sums: 'Aquí los números de cada día están sumados. Una n dice cuántos registros tienen el valor, si no todos. El CSV y el JSON tienen cada registro.',
  leftOut: 'Sin los registros de: {list}.',
  all: 'Registros',
  counted:
    '{count, plural, one {# registro} other {# registros}} en {days, plural, one {# día} other {# días}}, del {from} al {to}.',
  undated: '{count, plural, one {# elemento} other {# elementos}}.',
  page: 'Página {page}',
  codes: 'Los signos que ninguna fuente de este archivo tiene se muestran como código, así: {example}.',
} satisfies Translated<typeof report>;
