import type { Translated } from '#core/messages/translated.ts';
import type weekSheet from './pt.ts';

export default {
  title: 'La tua settimana',
  before: 'Settimana precedente',
  after: 'Settimana successiva',
  sleep: 'Sonno, in ore',
  hours: '{hours}h{minutes}',
  water: 'Acqua, in litri',
  doses: 'Dosi prese',
  blank: 'vuoto',
  faces: 'Volti di questa settimana',
  mostMood: 'L’umore presente in più giorni è stato «{mood}».',
  severalMoods: 'Nessun umore ha prevalso in questi giorni.',
  meanSleep: 'Hai dormito in media {hours}.',
  noted: 'Ecco che cosa hai annotato in questi giorni.',
  nothing: 'Questi sette giorni sono vuoti, e va bene così.',
} satisfies Translated<typeof weekSheet>;
