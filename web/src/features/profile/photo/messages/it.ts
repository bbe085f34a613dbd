import type { Translated } from '#core/messages/translated.ts';
import type photo from './pt.ts';

export default {
  choose: 'Scegli una foto',
  replace: 'Cambia la foto',
  remove: 'Rimuovi la foto',
  alt: 'La tua foto del profilo',
  sending: 'Invio della foto',
  removing: 'Rimozione della foto',
  saved: 'Foto salvata',
  sent: 'Foto inviata',
  removed: 'Foto rimossa',
  urlFailed: 'Errore nel salvare l’indirizzo web della foto.',
  notSent: 'Errore nell’invio della foto',
  notRemoved: 'La foto non è stata rimossa',
  hint: 'Se vuoi. {types} fino a {size}. Il luogo e gli altri dati della fotocamera vengono tolti.',
  notAPhoto: 'Scegli un file JPG, PNG o GIF.',
  notThisType: 'Questo server accetta foto in {types}. Scegli un altro file.',
  tooLarge: 'La foto supera i {size}. Scegline una più piccola.',
  offline: 'La foto ha bisogno di internet e non resta su questo dispositivo. Riprova quando torna la connessione.',
  wait: 'Il server chiede una pausa. Riprova tra qualche minuto.',
  failed: 'Qualcosa ha impedito al server di farlo. Riprova tra un momento.',
  again: 'Invia di nuovo',
  removeTitle: 'Rimuovere la foto?',
  removeText: 'Viene cancellata dal server. Subito dopo puoi ancora annullare.',
  keep: 'Tieni la foto',
} satisfies Translated<typeof photo>;
