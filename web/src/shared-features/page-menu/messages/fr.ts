import type { Translated } from '#core/messages/translated.ts';
import type pageMenu from './pt.ts';

export default {
  title: 'Pages du menu',
  shortcuts: 'Mes raccourcis',
  shortcutsLegend: 'Pages en haut du menu',
  shortcutsHint: 'Cinq au plus. En mode simple, le menu ne montre qu’elles.',
  shortcutsKept: 'Raccourcis enregistrés sur cet appareil. Avec une connexion, aussi dans votre compte.',
  shortcutsFull: 'Vous avez déjà cinq raccourcis. Pour en choisir un autre, décochez-en un.',
  text: 'Cochez ce que vous voulez voir. Pour changer l’ordre, faites glisser la poignée ou utilisez les boutons. Ce qui est sur une page masquée reste enregistré.',
  orderKept: 'Ordre des pages enregistré sur cet appareil. Avec une connexion, aussi dans votre compte.',
  shown: '{name} est dans le menu',
  hidden: '{name} n’est plus dans le menu',
  reset: 'Revenir au menu d’origine',
  resetKept: 'Le menu a retrouvé son ordre d’origine',
} satisfies Translated<typeof pageMenu>;
