import type { Translated } from '#core/messages/translated.ts';
import type foodTable from './pt.ts';

export default {
  found: '{count, plural, one {# aliment de la table} other {# aliments de la table}}',
  foods: 'Aliments de la table',
  source: 'Valeurs de la table USDA SR28. Le sel et l’huile que vous ajoutez ne sont pas compris.',
  measures: 'Ajouter une mesure',
  amount: '{measure} ({amount})',
  unit: '1 pièce',
  small: '1 petite pièce',
  medium: '1 pièce moyenne',
  large: '1 grosse pièce',
  slice: '1 tranche',
  fillet: '1 filet',
  teaspoon: '1 cuillère à café',
  tablespoon: '1 cuillère à soupe',
  cup: '1 tasse',
  pot: '1 pot',
  packet: '1 sachet',
  can: '1 boîte',
  bar: '1 barre',
  serving: '1 portion',
} satisfies Translated<typeof foodTable>;
