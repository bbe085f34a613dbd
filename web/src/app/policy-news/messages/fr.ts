import type { Translated } from '#core/messages/translated.ts';
import type policyNews from './pt.ts';

export default {
  title: 'La politique de confidentialité a un complément',
  text: 'Il dit ce que nous gardons aujourd’hui. Vos notes restent telles quelles. Vous pouvez le lire quand vous voulez.',
  read: 'Lire le complément',
} satisfies Translated<typeof policyNews>;
