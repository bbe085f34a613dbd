import { CookingPot } from 'lucide-react';
import { definePage } from '#core/pages/define-page.ts';

/** Recipes: the person's own. */
export const recipes = definePage({
  id: 'recipes',
  icon: CookingPot,
  access: 'free',
  tables: ['recipes'],
  words: ['allergies'],
});
