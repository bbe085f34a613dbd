import type { Translated } from '#core/messages/translated.ts';
import type push from './pt.ts';

export default {
  title: 'Con l’app chiusa',
  label: 'Avvisa anche con l’app chiusa',
  why: 'Vale solo su questo dispositivo. Quando lo attivi, il browser chiede se COGN può mostrare notifiche.',
  passes:
    'L’avviso passa cifrato dal servizio di chi ha fatto il browser. Quel servizio vede che è arrivato e quando, non che cosa dice.',
  lockScreen:
    'Sullo schermo bloccato, chi vede il dispositivo può leggere il farmaco, il promemoria o l’appuntamento. Con l’avviso discreto si vede solo l’ora.',
  turning: 'Un momento…',
  states: {
    on: 'Attivo. Gli avvisi arrivano a questo dispositivo anche con l’app chiusa.',
    off: 'Non attivo. Su questo dispositivo gli avvisi suonano solo con l’app aperta.',
    denied: 'Le notifiche di COGN sono bloccate in questo browser. Gli avvisi suonano solo con l’app aperta.',
    impossible: 'Questo browser non riceve avvisi con l’app chiusa. Suonano solo con l’app aperta.',
    noWorker: 'Questo server non tiene l’app sul dispositivo, e serve per questo. Gli avvisi suonano solo con l’app aperta.',
  },
  how: {
    denied: 'Se vuoi, consenti le notifiche di questo sito nelle impostazioni del browser. Poi torna e attivale qui.',
    impossible: 'Su iPhone e iPad, aggiungi COGN alla schermata Home e aprilo da lì. Allora si può attivare.',
  },
  failures: {
    dismissed: 'Il browser non ha dato il permesso. Non è cambiato niente.',
    unreachable: 'Il server non ha risposto. Non è cambiato niente. Riprova quando c’è connessione.',
    noServer: 'Questo server non invia avvisi a questo browser con l’app chiusa. Non è cambiato niente.',
    notKept: 'L’app non è ancora su questo dispositivo. Non è cambiato niente. Riprova tra poco.',
    failed: 'Il browser non è riuscito ad attivarlo adesso. Non è cambiato niente e puoi riprovare.',
  },
  file: 'Se vuoi, porta gli orari nel calendario del dispositivo. Avvisa anche con COGN chiuso.',
} satisfies Translated<typeof push>;
