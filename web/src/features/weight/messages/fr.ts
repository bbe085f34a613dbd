import type { Translated } from '#core/messages/translated.ts';
import type weight from './pt.ts';

export default {
  title: 'Poids',
  weight_kg: 'Poids',
  required: 'Veuillez indiquer votre poids.',
  farFromLast: 'Ce poids est bien différent du dernier. Vérifiez si le nombre est celui que vous vouliez.',
  notes: 'Remarques',
  notesHint: 'Vous pouvez laisser ce champ vide.',
  sameAsLastHidden: 'Répéter le dernier',
  sameAsLast: 'Répéter : {weight}',
  trendOnly: 'Voir seulement la tendance',
  trendOnlyHint: 'Les chiffres de chaque jour sont gardés, mais pas affichés.',
  hidden: 'Poids noté',
  trend: 'Tendance',
  trendNow: 'Tendance actuelle : {weight}',
  trendMeans: 'La tendance adoucit ce qui change d’un jour à l’autre.',
  change: 'Évolution de la tendance',
  overDays: '{days, plural, one {Sur # jour} other {Sur # jours}}',
  changeUnknown: 'pas encore de données à comparer',
  day: 'Jour',
  summary:
    '{days, plural, one {Il y a un poids pour # jour} other {Il y a des poids pour # jours}}. La tendance va de {first} à {last}.',
} satisfies Translated<typeof weight>;
