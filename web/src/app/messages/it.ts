import type { Translated } from '#core/messages/translated.ts';
import type app from './pt.ts';

export default {
  subtitle: 'Il tuo diario sereno di ogni giorno',
  skip: 'Vai al contenuto',
  opening: 'Apertura della pagina',
  language: 'Lingua',
  languageFailed: 'Non è stato possibile cambiare lingua ora. Riprova con la connessione.',

  pages: 'Pagine',
  allPages: 'Tutte le pagine',
  fewerPages: 'Meno pagine',
  findPage: 'Cerca una pagina',
  noSuchPage: 'Nessuna pagina con questo nome.',
  groups: {
    shortcuts: 'Le mie scorciatoie',
    day: 'La mia giornata',
    body: 'Corpo',
    feelings: 'Emozioni',
    talk: 'Comunicazione e aiuto',
    keep: 'Da conservare',
    you: 'Tu',
  },
  premiumPage: 'Premium',
  lockedPage: 'Premium, con lucchetto',
  settings: 'Impostazioni',
  logOut: 'Esci dall’account',

  places: 'Principale',
  today: 'Oggi',
  quick: 'Annota',
  past: 'I miei giorni',

  close: 'Chiudi',

  notices: 'Messaggi di COGN',
  noticesRegion: 'Messaggi (F8 li apre tutti)',
  noNotices: 'Nessun messaggio finora.',
  closeNotices: 'Chiudi i messaggi',
  dismiss: 'Nascondi',
  privacyPolicy: 'Informativa sulla privacy',
  policyAgreed: 'Consenso all’informativa salvato',

  welcomeBack: 'È bello ritrovarti',
  welcomeBackText: 'Sei nel tuo account.',
  loggedOut: 'Hai chiuso la sessione',
  loggedOutText: 'Torna quando vuoi.',
  sessionEnded: 'La tua sessione è finita',
  sessionEndedText: 'Accedi di nuovo per continuare. Ciò che hai scritto è conservato su questo dispositivo.',
  logOutFailed: 'Non è stato possibile uscire dall’account',
  logOutFailedText: 'Il server non ha risposto. Puoi uscire almeno da questo dispositivo.',
  logOutHere: 'Esci da questo dispositivo',

  saving: {
    saved: 'Tutto salvato',
    onDevice: '{count, plural, one {1 su questo dispositivo} other {# su questo dispositivo}}',
    offline: 'Nessuna connessione. Ciò che scrivi resta su questo dispositivo.',
    broken: 'Questo browser al momento non può conservare nulla su questo dispositivo.',
    refused: '{count, plural, one {1 annotazione non è stata salvata} other {# annotazioni non sono state salvate}}',
  },
} satisfies Translated<typeof app>;
