import type { Translated } from '#core/messages/translated.ts';
import type saving from './pt.ts';

export default {
  title: 'Annotazioni non salvate',
  text: 'Sono ancora su questo dispositivo. Scegli tu che cosa fare di ognuna.',
  none: 'Nessuna annotazione in questa situazione.',
  reason: 'Motivo: {reason}',
  from: 'Del giorno {time}',
  retry: 'Riprova',
  copy: 'Copia il testo',
  copied: 'Testo copiato',
  copyFailed: 'Copia non riuscita. Puoi selezionare il testo.',
  discard: 'Scarta',
  discardTitle: 'Scartare questa annotazione?',
  discardText: 'Viene cancellata da questo dispositivo e non si può recuperare.',
  mine: 'La tua versione',
  theirs: 'L’altra versione',
  keepMine: 'Tieni la mia',
  keepTheirs: 'Tieni l’altra',
  decideLater: 'Decido dopo',
  discardMineTitle: 'Tenere l’altra versione?',
  discardMineText: 'La tua versione lascia questo dispositivo e non può tornare. Prima puoi copiarne il testo.',
  discardConfirm: 'Scarta l’annotazione',
  keep: 'Tieni l’annotazione',
  photos: 'Foto',
  photoTexts: 'Descrizioni delle foto',
} satisfies Translated<typeof saving>;
