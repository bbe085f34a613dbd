import type { Translated } from '#core/messages/translated.ts';
import type auth from './pt.ts';

export default {
  title: 'Accedi o crea un account',

  introTitle: 'Un diario calmo per le tue giornate',
  introText: 'COGN aiuta le persone neurodivergenti a conoscersi e a curare routine, umore e salute.',
  introEasyTitle: 'Pochi tocchi',
  introEasyText: 'Annota l’umore o un bicchiere d’acqua in un attimo.',
  introKindTitle: 'Senza pressioni',
  introKindText: 'Qui nessuno conta i tuoi giorni. Un giorno vuoto è solo un giorno vuoto.',
  introOwnTitle: 'Il diario è tuo',
  introOwnText: 'Nessun altro account vede le tue annotazioni. Non ci sono pubblicità né tracciatori.',

  loginTitle: 'Accedi',
  loginText: 'È bello averti qui.',
  logIn: 'Accedi al mio account',
  forgotPassword: 'Ho dimenticato la password',
  byPhone: 'Accedi con il telefono',
  noAccount: 'Non hai ancora un account?',
  toSignUp: 'Crea un account',
  noSignUp: {
    title: {
      invitation: 'Account su invito',
      closed: 'Per ora niente nuovi account',
    },
    invitation: 'Su questo server serve un invito per creare un account. Se ne hai ricevuto uno, apri il link nell’e-mail.',
    closed: 'Per ora questo server non apre nuovi account.',
    operator: 'Chi si occupa di questo server: {who}',
  },
  loginErrorTitle: 'Accesso non riuscito',
  invalidCredentials: 'E-mail o password non validi. Controlla entrambi e riprova.',
  emailNotConfirmed: 'E-mail non ancora confermata. Guarda la posta in arrivo o chiedi di nuovo l’e-mail.',

  credentialsMissing: 'Indica un’e-mail o un telefono e una password.',

  confirmTitle: 'Conferma la tua e-mail',
  confirmSentTo: 'Abbiamo inviato l’e-mail a {email}.',
  confirmText: 'Apri l’e-mail e premi il pulsante, oppure scrivi qui il codice.',
  confirmAskEmail: 'Scrivi l’e-mail della registrazione per continuare.',
  confirmCode: 'Conferma il codice',
  resend: 'Invia di nuovo l’e-mail',
  resendAt: 'Puoi chiederla di nuovo alle {time}.',
  resendLimit: 'Bisogna attendere {seconds} secondi tra un invio e l’altro.',
  resentTitle: 'E-mail inviata',
  resentText: 'Se non compare, guarda nella cartella spam.',
  resendFailedTitle: 'E-mail non inviata',
  resendFailedText: 'Qualcosa ha fermato l’invio. Riprova tra un minuto.',
  emailNotFound: 'Manca un indirizzo per la conferma. Scrivi la tua e-mail.',
  useSms: 'Ricevi il codice per SMS',
  smsTitle: 'In costruzione',
  smsText: 'La conferma per SMS è ancora in costruzione. Per ora usa l’e-mail.',
  useMail: 'Usa l’e-mail',
  correctPhone: 'Correggi il telefono',
  correctEmail: 'Correggi l’e-mail',
  backToLogin: 'Torna all’accesso',

  privacyTitle: 'Informativa sulla privacy',
  privacyAgree: 'Accetta l’informativa',
  privacyBack: 'Torna alla registrazione',
  privacyLeave: 'Torna indietro',
} satisfies Translated<typeof auth>;
