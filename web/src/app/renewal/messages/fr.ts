import type { Translated } from '#core/messages/translated.ts';
import type renewal from './pt.ts';

export default {
  text: 'Votre Premium est valable jusqu’au {date}.',
  renew: 'Renouveler Premium',
  close: 'Fermer ce message',
} satisfies Translated<typeof renewal>;
