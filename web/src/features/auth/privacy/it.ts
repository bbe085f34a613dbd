import type { PrivacyPolicy } from './privacy-policy.ts';

const policy: PrivacyPolicy = {
  words: {
    updated: 'Ultimo aggiornamento: {date}',
    contents: 'In questa pagina',
    what: 'Che cos’è',
    purpose: 'A quale scopo',
    basis: 'Base giuridica',
  },
  opening: [
    'COGN è un diario per conoscersi. Questa pagina dice che cosa conserva, a che scopo e che cosa puoi fare.',
    'COGN conserva nome, e-mail, telefono, informazioni sulla salute, annotazioni su umore, sonno e attività.',
    'Alcune pagine non sono ancora offerte su ogni server. In quei casi il testo dice «quando ci sarà».',
  ],
  sections: {
    controller: {
      heading: 'Chi si occupa dei tuoi dati',
      text: [
        'Ogni COGN gira su un proprio server. La persona o l’organizzazione che lo gestisce è titolare del trattamento dei tuoi dati.',
        'Ti dice anche chi è il responsabile della protezione dei dati, se c’è.',
      ],
      operator: {
        name: 'Chi gestisce questo server',
        nameUnknown: 'Il nome non è ancora indicato qui.',
        contact: 'Contatto',
        contactUnknown: 'Il contatto non è ancora indicato qui. Chiedi a chi ti ha dato l’indirizzo di questo sito.',
      },
    },
    data: {
      heading: 'Che cosa conserviamo, a che scopo e su quale base',
      text: ['Conserviamo solo ciò che scrivi e ciò che serve all’account per funzionare.'],
      data: [
        {
          name: 'Account',
          what: 'E-mail e password protetta. Se vuoi: nome, telefono, città e provincia o stato.',
          purpose: 'Creare l’account, riconoscerti e inviare le e-mail dell’account.',
          basis: 'Esecuzione di un contratto.',
        },
        {
          name: 'Salute',
          what: 'Profilo di salute, umore, peso e acqua. Quando ci saranno: sonno, attività e altri diari di salute.',
          purpose: 'Conservare le tue annotazioni e mostrartele.',
          basis: 'Il tuo consenso per i dati sulla salute.',
        },
        {
          name: 'Spiritualità, quando ci sarà',
          what: 'Pratiche, credenze e note che scrivi.',
          purpose: 'Conservare le tue annotazioni e mostrartele.',
          basis: 'Il tuo consenso per la spiritualità.',
        },
        {
          name: 'Foto del profilo',
          what: 'Una foto, se vuoi. Il server la riscrive, senza il luogo né altri dati della fotocamera.',
          purpose: 'Mostrarti la foto.',
          basis: 'La tua richiesta, quando invii la foto.',
        },
        {
          name: 'Contatti di emergenza e professionali',
          what: 'Nome e recapiti delle persone che indichi.',
          purpose: 'Mostrarti i contatti. Quando ci saranno messaggi di crisi, avvisare chi hai scelto.',
          basis: 'La tua richiesta. Per i messaggi di crisi, il tuo consenso.',
        },
        {
          name: 'Piano',
          what: 'Se l’account è premium e fino a quando.',
          purpose: 'Aprire le pagine del tuo piano.',
          basis: 'Esecuzione di un contratto.',
        },
        {
          name: 'Preferenze',
          what: 'Aspetto, testo, suoni, lingua e ordine delle pagine.',
          purpose: 'Avere l’app a modo tuo su tutti i tuoi dispositivi.',
          basis: 'Esecuzione di un contratto.',
        },
        {
          name: 'Consensi',
          what: 'Ciò che hai accettato o ritirato, la versione, la lingua e l’ora.',
          purpose: 'Rispettare e dimostrare la tua scelta.',
          basis: 'Obbligo di legge.',
        },
        {
          name: 'Sicurezza',
          what: 'Accessi all’account: browser, sistema e orari. Anche la chiave della verifica in due passaggi, numero di tentativi e registri tecnici.',
          purpose: 'Proteggere il tuo account e il server.',
          basis: 'Legittimo interesse alla sicurezza.',
        },
      ],
    },
    sensitive: {
      heading: 'Dati sensibili',
      text: [
        'Salute e credenze sono dati sensibili. Perciò ogni consenso è separato, facoltativo e all’inizio non è selezionato.',
        'Puoi ritirare un consenso quando vuoi. Ciò che è stato fatto prima resta valido.',
        'Il ritiro non cancella le annotazioni. Puoi cancellare anche quelle.',
        'Nessun programma prende decisioni su di te. COGN non fa diagnosi.',
      ],
    },
    others: {
      heading: 'Dati di altre persone',
      text: [
        'I contatti che scrivi sono dati di altre persone. Se puoi, dillo a loro.',
        'Quando ci saranno messaggi di crisi, ti mostreremo che cosa viene inviato.',
      ],
    },
    recipients: {
      heading: 'Chi altro riceve dati',
      text: [
        'Non vendiamo dati. Non ci sono pubblicità, tracciatori né richieste ad altri siti.',
        'Gli altri account non vedono le tue annotazioni né la tua foto. L’amministrazione gestisce gli account e non mostra diari.',
        'Chi gestisce il server ha accesso tecnico alla macchina e deve mantenere il riserbo.',
      ],
      list: [
        'Il servizio di posta del server riceve il tuo indirizzo per consegnare i messaggi dell’account.',
        'Se il server invia SMS, il fornitore riceve il tuo telefono e il testo con il codice.',
        'Quando ci saranno pagamenti, il fornitore riceve solo il necessario.',
        'La foto sta sul disco del server o nello spazio scelto da chi lo gestisce.',
        'Il paese del server dipende da chi lo gestisce. Puoi chiedere.',
      ],
    },
    device: {
      heading: 'Sul tuo dispositivo',
      text: [
        'Il browser conserva sessione, preferenze, bozze e una copia di annotazioni. Così il diario funziona senza rete.',
        'Un cookie con un codice casuale mostra che il tuo account è già stato usato qui. Serve solo perché estranei non blocchino il tuo accesso.',
        'Sul dispositivo di un’altra persona, quando finisci esci dall’account e cancella i dati del sito.',
      ],
    },
    retention: {
      heading: 'Per quanto tempo',
      text: [
        'Le annotazioni restano finché non le cancelli o l’account non viene eliminato.',
        'Una foto rimossa o sostituita viene cancellata subito dal server.',
        'La legge può chiedere di tenere più a lungo alcune prove, come quelle del consenso.',
        'Le copie di sicurezza seguono i tempi di chi gestisce il server.',
      ],
    },
    rights: {
      heading: 'I tuoi diritti e come usarli',
      text: ['Questi diritti valgono per tutti, senza costi, anche con il piano gratuito.'],
      list: [
        'Vedere e correggere: apri la pagina dell’annotazione e modificala.',
        'Cancellare: rimuovi l’annotazione nella sua pagina, o la foto nel profilo.',
        'Ritirare un consenso: apri «Impostazioni», poi «Privacy e dati».',
        'Vedere e chiudere accessi: apri «Impostazioni», poi «Dispositivi connessi».',
        'Avere una copia o eliminare l’account: chiedi a chi gestisce il server.',
        'Sapere chi ha ricevuto dati, opporti a un uso o limitarlo: chiedi a chi gestisce il server.',
      ],
    },
    complaint: {
      heading: 'A chi presentare un reclamo',
      text: [
        'In Brasile puoi rivolgerti all’autorità nazionale per la protezione dei dati (ANPD).',
        'Altrove, rivolgiti all’autorità nazionale, come il Garante in Italia.',
      ],
    },
    minors: {
      heading: 'Bambini e adolescenti',
      text: [
        'COGN è pensato per persone adulte.',
        'I minori usano COGN con il permesso e il sostegno di un genitore o tutore.',
      ],
    },
    security: {
      heading: 'Sicurezza',
      text: [
        'Il database consegna a ogni account solo le proprie annotazioni.',
        'La password è conservata in una forma che nessuno può rileggere.',
        'La connessione sicura e le copie di sicurezza spettano a chi gestisce il server.',
        'Dopo un incidente grave, chi gestisce il server avvisa te e l’autorità. In Brasile, entro tre giorni lavorativi.',
      ],
    },
    dictation: {
      heading: 'Dettatura vocale',
      text: [
        'Quando ci sarà, la dettatura userà il riconoscimento vocale del browser. Alcuni browser inviano l’audio a chi li produce.',
        'La dettatura è facoltativa. Scrivere funziona sempre.',
      ],
    },
    changes: {
      heading: 'Modifiche a questo testo',
      text: ['Quando il testo cambia, cambia anche la data in alto. Se serve un nuovo consenso, lo chiederemo prima.'],
    },
  },
};

export default policy;
