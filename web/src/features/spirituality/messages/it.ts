import type { Translated } from '#core/messages/translated.ts';
import type spirituality from './pt.ts';

export default {
  title: 'Spiritualità',
  practice: 'Pratica',
  practiceHint: 'Ciò che ha senso per te, di qualunque tradizione o di nessuna.',
  required: 'Scrivi o scegli una pratica.',
  suggestions: 'Compila con un tocco',
  silence: 'Silenzio',
  breathing: 'Respiro',
  walk: 'Camminata consapevole',
  gratitude: 'Gratitudine',
  reading: 'Lettura che ispira',
  duration_minutes: 'Durata',
  notes: 'Note',
  notesHint: 'Se vuoi: com’è stato, che cosa è rimasto.',
  sameAsLast: 'Ripeti: {practice}',
  calm: 'Tempo di calma',
  calmText: 'Una forma che diminuisce piano, senza numeri che scorrono.',
  openCalm: 'Apri il tempo di calma',
  day: 'Giorno',
  summary:
    '{days, plural, one {Ci sono annotazioni in # giorno} other {Ci sono annotazioni in # giorni}}. In tutto {total}.',
  summaryOpen:
    '{days, plural, one {Ci sono annotazioni in # giorno, senza durata} other {Ci sono annotazioni in # giorni, senza durata}}.',
} satisfies Translated<typeof spirituality>;
