import type { Translated } from '#core/messages/translated.ts';
import type moreRows from './pt.ts';

export default {
  more: 'Afficher {count} de plus',
  earlier: 'Afficher {count} de plus, avant',
  shown: 'À l’écran : {shown} sur {all}',
} satisfies Translated<typeof moreRows>;
