import type { Translated } from '#core/messages/translated.ts';
import type core from './pt.ts';

export default {
  actions: {
    add: 'Aggiungi',
    edit: 'Modifica',
    remove: 'Rimuovi',
    undo: 'Ripristina',
    cancel: 'Annulla',
    save: 'Salva',
    close: 'Chiudi',
    retry: 'Riprova',
    copy: 'Copia',
    discard: 'Scarta',
  },
  saving: {
    saved: 'Salvato',
    'on-device': 'Salvato su questo dispositivo',
    refused: 'Non salvato',
  },
  notKept: {
    full: 'Non salvato: su questo dispositivo non c’è più spazio. Il testo è ancora qui.',
    noStorage: 'Non salvato: questo browser non permette di conservare dati. Il testo è ancora qui.',
    signedOut: 'Non salvato: la sessione è terminata. Accedi di nuovo; il testo è ancora qui.',
  },
  refused: {
    notAllowed: 'Ora il tuo account non permette di salvare questa voce. Resta su questo dispositivo.',
    gone: 'Questa voce non esiste più. È stata rimossa altrove.',
    invalid: 'Uno dei valori non è stato accettato. Modifica la voce per correggerlo.',
    duplicate: 'Esiste già una voce uguale.',
    tooLarge: 'Il testo è troppo grande. Modifica la voce per accorciarlo.',
    other: 'Il server non ha accettato questa voce.',
  },
  errors: {
    loadingProfile: 'Errore nel caricare il profilo.',
    savingProfile: 'Errore nel salvare il profilo.',
    loadingEntries: 'Errore nel caricare le voci.',
    savingEntry: 'Errore nel salvare la voce.',
    removingEntry: 'Errore nel rimuovere la voce.',
    loggingOut: 'Non è stato possibile uscire dall’account.',
    unknown: 'Qualcosa è andato storto.',
  },
  fields: {
    required: 'Compila questo campo.',
    notANumber: 'Scrivi un numero.',
    tooLow: 'Scrivi un numero da {min} in su.',
    tooHigh: 'Scrivi un numero fino a {max}.',
    tooLong: 'Il testo è troppo lungo. Può avere fino a {max} caratteri.',
    notADate: 'Scrivi una data che esista.',
  },
} satisfies Translated<typeof core>;
