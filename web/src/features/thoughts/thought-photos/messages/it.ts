import type { Translated } from '#core/messages/translated.ts';
import type thoughtPhotos from './pt.ts';

export default {
  title: 'Foto',
  textFirst: 'Le foto si salvano insieme al testo. Basta una parola.',
  hint: 'Fino a {most} foto, con internet. Il luogo e gli altri dati della fotocamera vengono tolti su questo dispositivo. Il file di una foto rimossa viene cancellato dal server entro due giorni. Se l’invio si interrompe e la foto non entra nel pensiero, viene cancellata dal server entro 32 giorni.',
  add: 'Scegli foto',
  sending: 'Invio della foto',
  added: 'Foto salvata',
  addedHere: 'Foto inviata. Entrerà nel pensiero quando torna la connessione.',
  description: 'Descrizione della foto {number}, se vuoi',
  described: 'Descrizione salvata',
  describedHere: 'Descrizione salvata su questo dispositivo',
  remove: 'Rimuovi la foto {number}',
  removed: 'Foto rimossa dal pensiero',
  removedHere: 'Foto rimossa dal pensiero su questo dispositivo',
  back: 'La foto è di nuovo nel pensiero',
  backHere: 'La foto è di nuovo nel pensiero su questo dispositivo',
  notSent: 'La foto non è stata salvata',
  notAPhoto: 'Questo browser non è riuscito ad aprire il file come foto. Scegline un altro, in JPG o PNG.',
  tooLarge: 'La foto è troppo grande per essere ridotta su questo dispositivo. Scegline una più piccola.',
  offline:
    'Per salvare una foto serve internet. Il testo è al sicuro, la foto non ancora. Tieni aperta questa pagina e invia di nuovo la foto quando torna la connessione.',
  wait: 'Il server chiede una pausa. Riprova tra qualche minuto.',
  refused:
    'Il tuo account per ora non accetta altre foto. Ne contiene {most} in tutto, e una foto rimossa conta finché non viene cancellata dal server.',
  failed: 'Il server non è riuscito a salvare la foto. Riprova tra un attimo.',
  again: 'Invia di nuovo',
  chooseAgain: 'L’invio non è riuscito. Per salvare la foto, apri il pensiero e sceglila di nuovo.',
  unnamed: 'Foto {number}',
  notShown: '{name}: ora non si può mostrare',
  open: 'Apri: {name}',
  close: 'Chiudi',
  inCopy: 'Foto dei tuoi pensieri: {count}',
} satisfies Translated<typeof thoughtPhotos>;
