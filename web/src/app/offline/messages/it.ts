import type { Translated } from '#core/messages/translated.ts';
import type offline from './pt.ts';

export default {
  newerTitle: 'C’è una nuova versione di COGN',
  newerText: 'Aspetta finché vuoi. Ciò che hai scritto resta salvato.',
  update: 'Aggiorna ora',
  deviceTitle: 'COGN su questo dispositivo',
  kept: 'Su questo dispositivo COGN si apre anche senza connessione.',
  notKept: 'Per ora COGN si apre su questo dispositivo solo con la connessione.',
  installText: 'Se vuoi, può avere una sua icona, come le altre app.',
  install: 'Installa su questo dispositivo',
  lasting: {
    open: 'Il browser può cancellare ciò che attende ancora l’invio, se manca lo spazio.',
    lasts: 'Il browser conserverà qui ciò che attende ancora l’invio.',
    refused: 'Il browser può ancora cancellare ciò che attende l’invio.',
  },
  askToKeep: 'Chiedere al browser di conservarlo',
  failure: {
    offline:
      'Non hai connessione e questa pagina non è ancora su questo dispositivo. Si aprirà quando torna la connessione.',
    older: 'COGN ha ricevuto una nuova versione mentre questa finestra era aperta. Riprova per aprire la nuova versione.',
  },
} satisfies Translated<typeof offline>;
