import type { Translated } from '#core/messages/translated.ts';
import type quick from './pt.ts';

export default {
  title: 'Noter maintenant',
  text: 'Ce que vous touchez ici est noté aussitôt, pour aujourd’hui.',
  close: 'Fermer',
  none: 'Aucune page de votre menu n’a de note rapide. Vous pouvez en afficher d’autres dans les réglages.',
} satisfies Translated<typeof quick>;
