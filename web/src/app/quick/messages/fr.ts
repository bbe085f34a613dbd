import type { Translated } from '#core/messages/translated.ts';
import type quick from './pt.ts';

export default {
  title: 'Noter maintenant',
  text: 'Ce que vous notez ici est rangé à la date d’aujourd’hui.',
  others: 'Noter autre chose',
  keys: 'Au clavier, F2 ouvre cette fenêtre sur toutes les pages, et les touches 1 à 9 choisissent. F1 ouvre Aide immédiate.',
  close: 'Fermer',
  none: 'Aucune page de votre menu n’a de note rapide. Vous pouvez en afficher d’autres dans les réglages.',
} satisfies Translated<typeof quick>;
