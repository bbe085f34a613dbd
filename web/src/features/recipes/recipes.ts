import { CookingPot } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** The person's own recipes. */
export const recipes = definePage({
  id: 'recipes',
  group: 'body',
  icon: CookingPot,
  access: 'free',
  tables: ['recipes'],
  words: ['allergies'],
});
