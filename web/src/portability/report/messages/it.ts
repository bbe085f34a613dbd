import type { Translated } from '#core/messages/translated.ts';
import type report from './pt.ts';

export default {
  heading: 'Riepilogo per la visita',
  period: 'Dal {from} al {to}: {days, plural, one {# giorno} other {# giorni}}.',
  madeOn: 'Fatto il {date} con le annotazioni della persona stessa in COGN.',
  asOf: 'Fatto senza internet, con le annotazioni com’erano il {date} alle {time}. Ciò che è venuto dopo non c’è.',
  reading: 'Un giorno senza annotazioni è solo questo, mai zero. Niente qui è una diagnosi.',
  born: '{date}, {age, plural, one {# anno} other {# anni}}',
  named: '{name}: {value}',
  changed: 'Che cosa è cambiato',
  changedHow:
    'Tra parentesi, l’intervallo al 95%, che tiene conto della somiglianza tra giorni vicini. Se comprende lo zero, questi giorni non bastano per dire se qualcosa è cambiato. n: giorni con annotazioni; ne servono almeno {count} in ogni periodo.',
  measure: 'Misura',
  span: 'dal {from} al {to}',
  difference: 'Differenza',
  fewDays: 'pochi giorni con annotazioni',
  halfOpen: 'meno della metà dei giorni ha una risposta',
  changedBy: '{difference} (da {low} a {high})',
  unclear: 'nessun cambiamento chiaro (da {low} a {high})',
  sleepHours: 'Sonno al giorno, media',
  midSleep: 'Metà del sonno (+: più tardi)',
  battery: 'Batteria sociale, media',
  overloadDays: 'Giorni con un sovraccarico, tra i giorni con una risposta',
  dosesTaken: 'Dosi prese, tra quelle con una risposta',
  withCount: '{value} (n = {count})',
  points: '{value} punti percentuali',
  daysOf: '{days} su {of, plural, one {# giorno} other {# giorni}}',
  daysBy:
    '{count, plural, one {# giorno annotato} other {# giorni annotati}}, {step, select, day {per giorno} week {per settimana} other {per mese}}',
  trendAlt: '{name}: media {mean}, da {low} a {high}. {note}. Dove manca la linea non c’è nessuna annotazione.',
  totalAlt: '{name}: {sum} in tutto. {note}.',
  steps:
    'Nei disegni nel tempo, ogni punto è {step, select, week {una settimana} other {un mese}}: il primo ha {first} giorni, l’ultimo {last}.',
  barsAlt: '{name}: {list}.',
  noRecord: 'Non annotate',
  entry: 'annotazione',
  oneLine:
    'Ogni data ha le annotazioni del suo giorno, separate da una barra o da una nuova riga. I valori senza nome seguono l’ordine dell’intestazione; – è un valore vuoto.',
  daySum: 'Somma di {count, plural, one {# annotazione} other {# annotazioni}}: {list}',
  sums: 'Qui i numeri di ogni giorno sono sommati. Una n dice quante annotazioni hanno il valore, se non tutte. Il CSV e il JSON hanno ogni annotazione.',
  leftOut: 'Senza le annotazioni di: {list}.',
  all: 'Annotazioni',
  counted:
    '{count, plural, one {# annotazione} other {# annotazioni}} in {days, plural, one {# giorno} other {# giorni}}, dal {from} al {to}.',
  undated: '{count, plural, one {# elemento} other {# elementi}}.',
  page: 'Pagina {page}',
  codes: 'I segni che nessun carattere di questo file contiene sono mostrati come codice, così: {example}.',
} satisfies Translated<typeof report>;
