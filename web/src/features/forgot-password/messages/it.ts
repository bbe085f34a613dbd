import type { Translated } from '#core/messages/translated.ts';
import type forgotPassword from './pt.ts';

export default {
  title: 'Password dimenticata',
  text: 'Capita. Inviamo un link per scegliere una nuova password.',
  send: 'Invia il link',
  emailMissing: 'Scrivi l’e-mail del tuo account.',
  sentTitle: 'Controlla la tua e-mail',
  sentText: 'Se esiste un account con {email}, il link arriva tra poco.',
  sentNote: 'Se non compare, guarda nella cartella spam.',
  sentCode: 'Apri il link nell’e-mail, oppure scrivi qui il codice che contiene.',
  haveCode: 'Ho già il codice',
  useCode: 'Continua con il codice',
  sentToast: 'Richiesta ricevuta',
  sentToastText: 'Il passo successivo è nella tua e-mail.',
  again: 'Chiedi di nuovo',
  failedTitle: 'Errore nell’invio del link',
  failedText: 'Il link non è partito. Riprova tra un minuto.',
  toLogin: 'Torna all’accesso',
} satisfies Translated<typeof forgotPassword>;
