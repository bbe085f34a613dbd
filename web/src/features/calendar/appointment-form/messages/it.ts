import type { Translated } from '#core/messages/translated.ts';
import type appointmentForm from './pt.ts';

export default {
  formEdit: 'Modifica appuntamento',
  formHint: 'Servono solo il nome, il tipo e il giorno. Il resto può restare vuoto.',
  recoveryHint: 'Il tempo per riprenderti prima di altro.',
  noAlert: 'Nessun avviso',
  alertHint: 'Suona con l’app aperta. Con l’app chiusa, solo sui dispositivi dove l’hai attivato, in Promemoria.',
  nameRequired: 'Scrivi un nome per l’appuntamento.',
  typeRequired: 'Scegli il tipo di appuntamento.',
  dateRequired: 'Scegli il giorno dell’appuntamento.',
  pastIsPremium: 'Questo giorno è passato. I giorni passati fanno parte di Premium.',
  never: 'Non ripetere',
  untilHint: 'Se resta vuoto, continua senza una fine.',
  untilTooEarly: 'Scegli un giorno che non sia prima dell’appuntamento.',
  several: 'Finisce un altro giorno',
  endRequired: 'Scegli l’ultimo giorno.',
  endTooEarly: 'Scegli un giorno dopo il primo.',
  endTooLate: 'Scegli un giorno entro un anno dal primo.',
  startRequired: 'Scrivi anche l’ora di inizio.',
  nextDays: 'Poi: {days}',
  scope: 'Che cosa cambiare',
  day: 'Solo questo giorno',
  following: 'Questo e i successivi',
  removeDay: 'Rimuovi solo questo giorno',
  removeFollowing: 'Rimuovi questo e i successivi',
  removeRepeating: 'Questo appuntamento si ripete. Potrai annullare subito dopo.',
} satisfies Translated<typeof appointmentForm>;
