import type { Translated } from '#core/messages/translated.ts';
import type nowNext from './pt.ts';

export default {
  now: 'Maintenant',
  next: 'Ensuite',
  done: 'C’est fait',
  leave: 'Laisser pour plus tard',
  undo: 'Annuler : {name}',
  nothing: 'Rien pour le moment',
  nothingText: 'Ce temps est à vous.',
  later: 'Cela peut attendre',
  laterText: 'Les étapes restent dans la routine.',
  again: 'Revoir les étapes',
} satisfies Translated<typeof nowNext>;
