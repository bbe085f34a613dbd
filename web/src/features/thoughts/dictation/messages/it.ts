import type { Translated } from '#core/messages/translated.ts';
import type dictation from './pt.ts';

export default {
  dictate: 'Detta',
  stop: 'Smetti di ascoltare',
  listening: 'Ti ascolto',
  interim: 'Ancora in ascolto: {words}',
  noticeTitle: 'Prima di dettare',
  notice: 'Alcuni browser inviano il suono della tua voce all’azienda che li produce. COGN riceve solo il testo.',
  noticeOften: 'Lo chiediamo una volta su questo dispositivo. Puoi ritirare il permesso quando vuoi.',
  agree: 'Consenti e detta',
  notNow: 'Non ora',
  withdraw: 'Ritira il permesso di dettatura',
  failed: 'Errore nel riconoscimento vocale.',
  safe: 'Quello che hai scritto è ancora qui.',
  permission: 'Il browser non può usare il microfono. Consentilo nelle impostazioni del sito, oppure scrivi.',
  microphone: 'Nessun microfono trovato. Collegane uno, oppure scrivi.',
  network: 'In questo browser la dettatura richiede internet. Riprova con la connessione, oppure scrivi.',
  language: 'Questo browser non offre la dettatura in questa lingua. Puoi scrivere.',
  silence: 'Non si è sentita nessuna voce. Avvicinati al microfono, oppure scrivi.',
  other: 'La dettatura si è fermata. Riprova, oppure scrivi.',
} satisfies Translated<typeof dictation>;
