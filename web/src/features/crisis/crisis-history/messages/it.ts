import type { Translated } from '#core/messages/translated.ts';
import type crisisHistory from './pt.ts';

export default {
  heading: 'Cronologia',
  empty: 'Nessun momento conservato.',
  dayAndTime: '{day}, {time}',
  addressedTo: 'Richiesta rivolta a: {names}.',
  noAlert: 'Senza richiesta di aiuto.',
  describe: 'Modifica descrizione',
  leaveDescription: 'Lascia com’era',
  removeTitle: 'Rimuovere questo momento?',
  removeText: 'Potrai annullare subito dopo.',
  removeAlertText: 'Annullare riporta il giorno e la descrizione. Lo stato dei messaggi non torna.',
  removeForGood: 'Senza Premium non si potrà annullare.',
  removeConfirm: 'Rimuovi momento',
  removeCancel: 'Mantieni momento',
  removed: 'Momento rimosso',
  broughtBack: 'Momento ripristinato',
  notBroughtBack: 'Il momento non è tornato',
} satisfies Translated<typeof crisisHistory>;
