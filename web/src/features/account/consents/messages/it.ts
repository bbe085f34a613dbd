import type { Translated } from '#core/messages/translated.ts';
import type consents from './pt.ts';

export default {
  given: 'Consenso salvato',
  withdrawn: 'Consenso ritirato',
  failed: 'La scelta non è stata salvata',
  policy: 'Leggi l’informativa sulla privacy',
  policyAgreed: 'Hai accettato l’informativa il giorno {date}.',
  policyOlder: 'Hai accettato l’informativa il giorno {date}. Poi è arrivata un’integrazione, che puoi leggere.',
  grantedSince: 'Acconsenti dal giorno {date}.',
  withdrawnSince: 'Senza consenso dal giorno {date}.',
  unasked: 'Non hai ancora dato il consenso.',
  withdraw: 'Ritira il consenso',
  give: 'Dai il consenso',
  about: '{verb}: {name}',
  health: {
    name: 'Dati sulla salute',
    text: 'Conservare ciò che annoti su corpo e mente, come umore, sonno e peso.',
    after: 'Senza consenso non si conserva nulla di nuovo. Puoi ancora leggere, copiare e cancellare.',
  },
  spirituality: {
    name: 'Spiritualità',
    text: 'Conservare le pratiche e le credenze che annoti nella pagina della spiritualità.',
    after: 'Senza consenso non si conserva nulla di nuovo. Ciò che hai annotato resta tuo.',
  },
  crisis_messages: {
    name: 'Messaggi di crisi',
    text: 'Avvisare i contatti che scegli, solo quando usi il pulsante di crisi.',
    after: 'Senza consenso nessun contatto viene avvisato.',
  },
} satisfies Translated<typeof consents>;
