import type { Translated } from '#core/messages/translated.ts';
import type secondFactor from './pt.ts';

export default {
  heading: 'Conferma che sei tu',
  text: 'Il tuo account chiede un codice oltre alla password.',
  appCode: 'Codice dell’app di autenticazione',
  appRefused: 'Il codice non corrisponde. Cambia ogni 30 secondi; usa quello che vedi ora.',
  recoveryCode: 'Codice di recupero',
  recoveryHint: 'È uno dei codici che hai conservato. Ognuno vale una volta sola.',
  recoveryMissing: 'Scrivi un codice di recupero.',
  recoveryRefused: 'Questo codice non corrisponde o è già stato usato.',
  useRecovery: 'Usa un codice di recupero',
  useApp: 'Usa il codice dell’app',
  continue: 'Continua',
} satisfies Translated<typeof secondFactor>;
