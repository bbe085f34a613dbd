import type { Translated } from '#core/messages/translated.ts';
import type app from './pt.ts';

export default {
  subtitle: 'Il tuo diario sereno di ogni giorno',
  skip: 'Vai al contenuto',
  opening: 'Apertura della pagina',
  language: 'Lingua',
  languageFailed: 'Non è stato possibile cambiare lingua ora. Riprova con la connessione.',

  menu: 'Menu',
  pages: 'Pagine',
  premiumPage: 'Premium',
  lockedPage: 'Premium, con lucchetto',
  settings: 'Impostazioni',
  logOut: 'Esci dall’account',

  settingsTitle: 'Aspetto e lingua',
  settingsText: 'Le tue scelte valgono subito.',
  close: 'Chiudi',
  theme: 'Tema',
  themes: { light: 'Chiaro', dark: 'Scuro', pastel: 'Pastello', sereneBlue: 'Blu sereno' },
  motion: 'Movimento sullo schermo',
  motions: { system: 'Come sul dispositivo', reduced: 'Senza movimento', full: 'Con movimento' },

  notices: 'Avvisi',
  noticesRegion: 'Avvisi (F8 li apre tutti)',
  noNotices: 'Nessun avviso finora.',
  closeNotices: 'Chiudi gli avvisi',
  dismiss: 'Nascondi',

  welcomeBack: 'È bello ritrovarti',
  welcomeBackText: 'Sei nel tuo account.',
  loggedOut: 'Hai lasciato l’account',
  loggedOutText: 'Torna quando vuoi.',
  sessionEnded: 'La tua sessione è finita',
  sessionEndedText: 'Accedi di nuovo per continuare. Ciò che hai scritto è su questo dispositivo.',
  logOutFailed: 'Uscita non riuscita',
  logOutFailedText: 'Il server non ha risposto. Puoi uscire solo su questo dispositivo.',
  logOutHere: 'Esci su questo dispositivo',

  saving: {
    saved: 'Tutto salvato',
    onDevice: '{count, plural, one {1 voce salvata su questo dispositivo} other {# voci salvate su questo dispositivo}}',
    offline: 'Nessuna connessione. Ciò che scrivi resta su questo dispositivo.',
    broken: 'Questo browser non lascia conservare nulla su questo dispositivo.',
    refused: '{count, plural, one {1 voce non è stata salvata} other {# voci non sono state salvate}}',
    title: 'Voci non salvate',
    text: 'Sono ancora su questo dispositivo. Scegli tu che cosa fare di ognuna.',
    none: 'Nessuna voce in questa situazione.',
    reason: 'Motivo: {reason}',
    from: 'Del {time}',
    retry: 'Riprova',
    copy: 'Copia il testo',
    copied: 'Testo copiato',
    copyFailed: 'Copia non riuscita. Puoi selezionare il testo.',
    discard: 'Scarta',
    discardTitle: 'Scartare questa voce?',
    discardText: 'Lascia questo dispositivo e non può tornare.',
    discardConfirm: 'Scarta la voce',
    keep: 'Conserva la voce',
  },

  renewal: {
    text: 'Il tuo Premium dura fino al {date}.',
    renew: 'Rinnova Premium',
    close: 'Chiudi questo avviso',
  },
} satisfies Translated<typeof app>;
