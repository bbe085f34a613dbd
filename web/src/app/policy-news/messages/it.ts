import type { Translated } from '#core/messages/translated.ts';
import type policyNews from './pt.ts';

export default {
  title: 'L’informativa sulla privacy ha un’integrazione',
  text: 'Dice che cosa conserviamo oggi. Ciò che hai scritto resta com’è. Puoi leggerla quando vuoi.',
  read: 'Leggi l’integrazione',
} satisfies Translated<typeof policyNews>;
