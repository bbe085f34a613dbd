import { Salad } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** Nutrition: the foods of a day. */
export const nutrition = definePage({
  id: 'nutrition',
  group: 'body',
  icon: Salad,
  access: 'free',
  tables: ['nutrition_entries', 'nutrition_settings'],
  words: ['allergies'],
});
