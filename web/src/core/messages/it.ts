import type { Translated } from './translated.ts';
import type core from './pt.ts';

export default {
  actions: {
    edit: 'Modifica',
    remove: 'Rimuovi',
    undo: 'Annulla',
    cancel: 'Annulla',
    retry: 'Riprova',
    retryAt: 'L’app riprova alle {time}.',
  },
  part: {
    opening: 'Apertura',
    failedTitle: 'Questa parte non si è aperta',
    failedText: 'Riprova tra un momento. Senza connessione, si aprirà quando la connessione torna.',
  },
  saving: {
    saved: 'Salvato',
    'on-device': 'Salvato su questo dispositivo',
    refused: 'Non salvato',
    bothVersions: 'Vedi le due versioni',
  },
  notKept: {
    full: 'Non salvato: su questo dispositivo non c’è più spazio. Il tuo testo è ancora qui.',
    noStorage: 'Non salvato: questo browser al momento non può conservare dati. Il tuo testo è ancora qui.',
    signedOut: 'Non salvato: la tua sessione è finita. Accedi di nuovo; il tuo testo è ancora qui.',
  },
  refused: {
    notAllowed: 'Ora il tuo account non permette di salvare questa annotazione. Resta su questo dispositivo.',
    noConsent: 'Manca il tuo consenso, in «Privacy e dati». L’annotazione resta su questo dispositivo.',
    retroactive: 'Gli appuntamenti nei giorni passati fanno parte di Premium. Questo resta su questo dispositivo.',
    notYet: 'Questo giorno non è ancora arrivato.',
    gone: 'Questa annotazione non esiste più. È stata rimossa altrove.',
    conflict:
      'Questa annotazione è stata modificata anche altrove. Le due versioni sono conservate e tu scegli quale resta.',
    invalid: 'Uno dei valori non è stato accettato. Modifica l’annotazione per correggerlo.',
    duplicate: 'Esiste già un’annotazione uguale.',
    tooLarge: 'Il testo è troppo lungo. Modifica l’annotazione per accorciarlo.',
    full: 'Il tuo account contiene già il massimo di annotazioni. Questa resta su questo dispositivo.',
    other: 'Il server non ha accettato questa annotazione.',
  },
  errors: {
    loadingProfile: 'Errore nel caricare il profilo.',
    savingProfile: 'Errore nel salvare il profilo.',
    loadingEntries: 'Errore nel caricare le annotazioni.',
    savingEntry: 'Errore nel salvare l’annotazione.',
    removingEntry: 'Errore nel rimuovere l’annotazione.',
  },
  fields: {
    required: 'Compila questo campo.',
    notANumber: 'Scrivi un numero.',
    tooLow: 'Scrivi un numero da {min} in su.',
    tooHigh: 'Scrivi un numero fino a {max}.',
    tooLong: 'Il testo è troppo lungo. Può avere fino a {max} caratteri.',
  },
} satisfies Translated<typeof core>;
