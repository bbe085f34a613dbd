import type { MailMessages } from '../mail-messages.ts';

export const it: MailMessages = {
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
    code: 'Se preferisci, scrivi questo codice in COGN, nella pagina della password dimenticata:',
    subject: 'Crea una nuova password per COGN',
    title: 'Crea una nuova password',
    lead: 'Abbiamo ricevuto una richiesta di cambiare la password del tuo account COGN.',
    button: 'Crea una nuova password',
    unasked: 'Se non l’hai chiesto tu, puoi ignorare questo messaggio. La tua password resta la stessa.',
  },
  magiclink: {
    subject: 'Il tuo accesso a COGN',
    title: 'Accedi a COGN',
    lead: 'Ecco l’accesso che hai chiesto. Non serve la password.',
    button: 'Accedi a COGN',
    unasked: 'Se non l’hai chiesto tu, puoi ignorare questo messaggio. Solo chi lo riceve ha il link e il codice.',
  },
  email_change: {
    subject: 'Conferma la tua nuova e-mail su COGN',
    title: 'Conferma la tua nuova e-mail',
    lead: 'Abbiamo ricevuto una richiesta di usare questa e-mail per il tuo account COGN.',
    button: 'Conferma la nuova e-mail',
    unasked: 'Se non l’hai chiesto tu, puoi ignorare questo messaggio. Non cambierà nulla.',
  },
  email_change_current: {
    subject: 'Richiesta di cambio e-mail su COGN',
    title: 'Cambio di e-mail',
    lead: 'Abbiamo ricevuto una richiesta di cambiare l’e-mail del tuo account COGN. Il cambio vale solo dopo la conferma in entrambe le e-mail.',
    button: 'Conferma il cambio',
    unasked: 'Se non l’hai chiesto tu, non confermare e crea una nuova password. La tua e-mail resta la stessa.',
  },
  invite: {
    subject: 'Un invito a COGN',
    title: 'Hai un invito',
    lead: 'Qualcuno ha preparato un account COGN per te. Sarà pronto quando confermerai questa e-mail.',
    button: 'Accetta l’invito',
    unasked: 'Se non vuoi l’account, puoi ignorare questo messaggio. Non succederà nulla.',
  },
  reauthentication: {
    subject: 'Il tuo codice di conferma COGN',
    title: 'Conferma che sei tu',
    code: 'Per cambiare la password o eliminare l’account, scrivi questo codice in COGN:',
    validFor: 'Il codice vale per 1 ora.',
    unasked: 'Se non l’hai chiesto tu, puoi ignorare questo messaggio. La tua password e il tuo account restano gli stessi.',
  },
  accountExists: {
    subject: 'Hai già un account COGN',
    title: 'Hai già un account',
    lead: 'Qualcuno ha provato a creare un account COGN con questa e-mail. Esiste già, quindi nulla è cambiato.',
    signIn: 'Accedi al mio account',
    newPassword: 'Se hai dimenticato la password, creane una nuova qui:',
    unasked: 'Se la richiesta non è tua, puoi ignorare questo messaggio. Chi ha provato non ha ricevuto nessun tuo dato.',
  },
  deletion: {
    asked: {
      subject: 'Il tuo account COGN sarà eliminato',
      title: 'Il tuo account sarà eliminato',
      lead: (moment) =>
        `Abbiamo ricevuto la richiesta di eliminare il tuo account. Sarà eliminato con i tuoi dati il ${moment} (UTC).`,
      keep: 'Se cambi idea prima, accedi a COGN e scegli «Mantieni il mio account». Tutto resta al suo posto.',
      unasked: 'Se non sei stato tu, accedi, mantieni l’account e cambia la password.',
    },
    kept: {
      subject: 'Il tuo account COGN resta',
      title: 'Il tuo account resta',
      lead: 'La richiesta di eliminare il tuo account è stata annullata. L’account e i tuoi dati restano al loro posto.',
      unasked: 'Se non sei stato tu, accedi a COGN e cambia la password.',
    },
    done: {
      subject: 'Il tuo account COGN è stato eliminato',
      title: 'Il tuo account è stato eliminato',
      lead: 'Il tuo account e i tuoi dati non sono più sul server.',
      rest: 'Le copie di sicurezza di chi gestisce il server possono conservarli ancora per un po’. Abbi cura di te.',
    },
  },
  notices: {
    password_changed: {
      subject: 'Nuova password per il tuo account COGN',
      title: 'La tua password è cambiata',
      lead: 'Il tuo account COGN ha una nuova password. Se il tuo calendario aveva un indirizzo privato, è stato disattivato. Puoi crearne un altro nella pagina del calendario.',
    },
    email_changed: {
      subject: 'Nuova e-mail per il tuo account COGN',
      title: 'La tua e-mail è cambiata',
      lead: 'Il tuo account COGN usa ora un’altra e-mail. Questa non apre più l’account.',
    },
    phone_changed: {
      subject: 'Nuovo numero di telefono per il tuo account COGN',
      title: 'Il tuo numero di telefono è cambiato',
      lead: 'Il tuo account COGN ha un nuovo numero di telefono.',
    },
    factor_added: {
      subject: 'Verifica in due passaggi per il tuo account COGN',
      title: 'Verifica in due passaggi',
      lead: 'Al tuo account COGN è stata aggiunta un’app di autenticazione. I suoi codici sono chiesti all’accesso.',
    },
    factor_removed: {
      subject: 'App di codici rimossa dal tuo account COGN',
      title: 'Un’app di autenticazione è stata rimossa',
      lead: 'Un’app di autenticazione è stata rimossa dal tuo account COGN.',
    },
    recovery_codes_made: {
      subject: 'Nuovi codici di recupero per il tuo account COGN',
      title: 'Nuovi codici di recupero',
      lead: 'Sono stati creati nuovi codici di recupero per il tuo account COGN. I precedenti non valgono più.',
    },
    recovery_code_used: {
      subject: 'Un codice di recupero COGN è stato usato',
      title: 'Un codice di recupero è stato usato',
      lead: 'Qualcuno è entrato nel tuo account COGN con un codice di recupero. Quel codice non vale più.',
    },
    recovery_codes_removed: {
      subject: 'Codici di recupero rimossi dal tuo account COGN',
      title: 'I codici di recupero sono stati rimossi',
      lead: 'I codici di recupero del tuo account COGN sono stati rimossi.',
    },
    calendar_address_made: {
      subject: 'Un nuovo indirizzo del calendario su COGN',
      title: 'È stato creato un indirizzo privato del calendario',
      lead: 'Chi ha questo indirizzo può leggere gli appuntamenti del tuo account COGN. Puoi disattivarlo nella pagina del calendario.',
    },
    push_device_added: {
      subject: 'Un dispositivo in più riceve le notifiche di COGN',
      title: 'Un dispositivo in più riceve notifiche',
      lead: 'Il tuo account COGN ora invia notifiche a un dispositivo in più.',
    },
  },
  noticeFacts: {
    when: (moment) => `Quando: ${moment} (UTC)`,
    device: (messages) => `Dispositivo: ${messages}`,
    known: 'Se l’hai fatto tu, non devi fare nulla.',
    unknown:
      'Se non l’hai fatto tu, accedi a COGN e cambia la password. Così si chiudono gli altri accessi. Se la tua password non funziona, chiedine una nuova nella pagina di accesso.',
    lost: 'Se non l’hai fatto tu, cambia la password di questa casella. Poi scrivi a chi gestisce il tuo COGN. Il contatto è nell’informativa sulla privacy.',
  },
};
