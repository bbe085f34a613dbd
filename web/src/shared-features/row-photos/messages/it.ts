import type { Translated } from '#core/messages/translated.ts';
import type rowPhotos from './pt.ts';

export default {
  own: 'Usa una mia foto',
  change: 'Cambia foto',
  remove: 'Rimuovi foto',
  hint: 'Serve internet per inviarla e per mostrarla. Il luogo e gli altri dati della fotocamera vengono tolti su questo dispositivo. Una foto rimossa o cambiata viene cancellata dal server entro due giorni. Una foto inviata ma non salvata qui viene cancellata entro 32 giorni.',
  sent: 'Foto inviata. Si aggiunge quando salvi.',
  saveLater: 'La foto è ancora in invio. Salva quando è arrivata.',
  sending: 'Invio della foto',
  notSent: 'La foto non è stata salvata',
  notAPhoto: 'Questo browser non è riuscito ad aprire il file come foto. Scegline un altro, in JPG o PNG.',
  tooLarge: 'La foto è troppo grande per essere ridotta su questo dispositivo. Scegline una più piccola.',
  offline:
    'Per salvare una foto serve internet. Ciò che hai scritto resta qui, ma la foto non è ancora salvata. Tieni aperta questa pagina e invia di nuovo la foto quando torna la connessione.',
  wait: 'Il server chiede una pausa. Riprova tra qualche minuto.',
  refused:
    'Il tuo account per ora non accetta altre foto. Ne contiene {most} in tutto, e una foto rimossa conta finché non viene cancellata dal server.',
  failed: 'Il server non è riuscito a salvare la foto. Riprova tra un attimo.',
  again: 'Invia di nuovo',
  chooseAgain: 'L’invio non è finito in tempo. Per salvare la foto, sceglila di nuovo.',
  notShown: '{name}: ora non si può mostrare',
  open: 'Apri: {name}',
  close: 'Chiudi',
  inCopy: 'Foto delle tue annotazioni: {count}',
} satisfies Translated<typeof rowPhotos>;
