import type { Translated } from '#core/messages/translated.ts';
import type weight from './pt.ts';

export default {
  title: 'Peso',
  weight_kg: 'Peso',
  required: 'Inserisci il tuo peso.',
  farFromLast: 'Questo peso è molto diverso dall’ultimo. Controlla se il numero è quello che volevi.',
  notes: 'Note',
  notesHint: 'Puoi lasciare vuoto.',
  sameAsLastHidden: 'Ripeti l’ultimo',
  sameAsLast: 'Ripeti: {weight}',
  trendOnly: 'Mostra solo la tendenza',
  trendOnlyHint: 'I numeri di ogni giorno restano conservati, ma non si vedono.',
  hidden: 'Peso annotato',
  trend: 'Tendenza',
  trendNow: 'Tendenza ora: {weight}',
  trendMeans: 'La tendenza attenua ciò che cambia da un giorno all’altro.',
  change: 'Cambiamento della tendenza',
  overDays: '{days, plural, one {In # giorno} other {In # giorni}}',
  changeUnknown: 'ancora nessun dato da confrontare',
  day: 'Giorno',
  summary:
    '{days, plural, one {C’è un peso in # giorno} other {Ci sono pesi in # giorni}}. La tendenza va da {first} a {last}.',
} satisfies Translated<typeof weight>;
