import type { Translated } from '#core/messages/translated.ts';
import type thoughtPhotos from './pt.ts';

export default {
  title: 'Foto',
  textFirst: 'Le foto si salvano insieme al testo. Basta una parola.',
  hint: 'Fino a {most} foto, con internet. Il luogo e gli altri dati della fotocamera vengono tolti su questo dispositivo. Il file di una foto rimossa viene cancellato dal server entro due giorni. Se l’invio si interrompe e la foto non entra nel pensiero, viene cancellata dal server entro 32 giorni.',
  add: 'Scegli foto',
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
  unnamed: 'Foto {number}',
} satisfies Translated<typeof thoughtPhotos>;
