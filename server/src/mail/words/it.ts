import type { MailWords } from '../mail-words.ts';

export const it: MailWords = {
  tag: 'it',
  hello: 'Ciao,',
  code: 'Se preferisci, scrivi questo codice nella pagina di conferma:',
  address: 'Se il pulsante non si apre, copia questo indirizzo nel browser:',
  validFor: (hours) => `Il link e il codice valgono per ${hours === 1 ? '1 ora' : `${hours} ore`}.`,
  signup: {
    subject: 'Conferma la tua e-mail su COGN',
    title: 'Conferma la tua e-mail',
    lead: 'Siamo felici che tu sia qui. Resta solo da confermare che questa e-mail è tua.',
    button: 'Conferma la mia e-mail',
    unasked: 'Se non hai creato un account COGN, puoi ignorare questo messaggio. Non succederà nulla.',
  },
  recovery: {
    subject: 'Crea una nuova password per COGN',
    title: 'Crea una nuova password',
    lead: 'Abbiamo ricevuto una richiesta di cambiare la password del tuo account COGN.',
    button: 'Crea una nuova password',
    unasked: 'Se non l’hai chiesto tu, puoi ignorare questo messaggio. La tua password resta uguale.',
  },
  magiclink: {
    subject: 'Il tuo accesso a COGN',
    title: 'Accedi a COGN',
    lead: 'Ecco l’accesso che hai chiesto. Non serve la password.',
    button: 'Accedi a COGN',
    unasked: 'Se non l’hai chiesto tu, puoi ignorare questo messaggio. Nessuno entra senza.',
  },
  accountExists: {
    subject: 'Hai già un account COGN',
    title: 'Hai già un account',
    lead: 'Qualcuno ha provato a creare un account COGN con questa e-mail. Esiste già, quindi nulla è cambiato.',
    signIn: 'Accedi al mio account',
    newPassword: 'Se hai dimenticato la password, creane una nuova qui:',
    unasked: 'Se la richiesta non è tua, puoi ignorare questo messaggio. Chi ha provato non ha ricevuto nessun tuo dato.',
  },
};
