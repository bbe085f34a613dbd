import type { Translated } from '#core/messages/translated.ts';
import type whoSees from './pt.ts';

export default {
  intro: 'Ecco tutte le persone e i servizi che possono vedere qualcosa.',
  where: 'In COGN: {places}',
  policy: 'Informativa sulla privacy',
  nobody: 'Nessun altro. Gli altri account non vedono nulla di tuo. Non ci sono pubblicità né tracciatori.',
  you: {
    name: 'Tu',
    text: 'Tutto ciò che hai scritto, con o senza Premium.',
  },
  professional: {
    name: 'Professionisti che ti seguono',
    text: 'Solo il file, la pagina o il link che consegni tu.',
  },
  contacts: {
    name: 'Contatti di emergenza',
    text: 'Solo il messaggio di crisi, quando lo invii. Mai le tue annotazioni.',
  },
  calendar: {
    name: 'Chi ha l’indirizzo del tuo calendario',
    text: 'Gli appuntamenti o solo gli orari, come hai scelto. Senza indirizzo, nessuno.',
  },
  administrators: {
    name: 'Amministrazione di COGN',
    text: 'I dati della tua iscrizione, il piano, i consensi, l’ultimo accesso e quante sessioni ci sono. Il database non le consegna diari.',
  },
  operator: {
    name: 'Chi gestisce il server',
    text: 'Ha accesso tecnico alla macchina e alle copie di sicurezza. Deve mantenere il riserbo.',
  },
  mail: {
    name: 'Servizio di posta',
    text: 'Il tuo indirizzo e le e-mail dell’account. In una crisi, anche il messaggio e i contatti.',
  },
  sms: {
    name: 'Servizio di SMS',
    text: 'Il tuo telefono e il testo con il codice. In una crisi, anche il messaggio e i contatti.',
  },
  push: {
    name: 'Servizio di notifiche del browser',
    text: 'Che una notifica è arrivata, quando e quanto è lunga. Il testo è cifrato.',
  },
  payments: {
    name: 'Servizio di pagamento (Stripe)',
    text: 'Se ti abboni qui: la tua e-mail, il codice dell’account e ciò che inserisci per pagare.',
  },
  storage: {
    name: 'Servizio di archiviazione',
    text: 'Solo le foto, se chi gestisce il server ne usa uno.',
  },
  voice: {
    name: 'Voce del browser o del dispositivo',
    text: 'Nella dettatura e nella lettura ad alta voce, alcuni produttori ricevono l’audio o il testo.',
  },
  apps: {
    name: 'Programmi che apri',
    text: 'Quando chiami o scrivi a un contatto, quel programma riceve il numero e il testo.',
  },
  device: {
    name: 'Chi usa questo dispositivo',
    text: 'Copie di annotazioni mentre l’account è aperto. Poi possono restare bozze e preferenze.',
  },
} satisfies Translated<typeof whoSees>;
