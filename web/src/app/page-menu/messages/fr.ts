import type { Translated } from '#core/messages/translated.ts';
import type pageMenu from './pt.ts';

export default {
  title: 'Pages du menu',
  text: 'Cochez ce que vous voulez voir et changez l’ordre. Une page masquée ne perd rien.',
  up: 'Monter',
  down: 'Descendre',
  moved: '{name} : position {place} sur {count}',
  orderKept: 'Ordre des pages enregistré sur cet appareil',
  shown: '{name} est dans le menu',
  hidden: '{name} n’est plus dans le menu. Ce que vous avez écrit est conservé.',
  reset: 'Revenir au menu d’origine',
  resetKept: 'Le menu a retrouvé son ordre d’origine',
  notKept: 'Le choix n’a pas été conservé',
  notKeptText: 'Ce navigateur n’a plus de place pour conserver le choix.',
} satisfies Translated<typeof pageMenu>;
