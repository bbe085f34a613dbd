import { deferred } from '#ui/lib/deferred.tsx';
import type { PasteRecipeProps } from './paste-recipe.tsx';

/** The part that reads a pasted text, which loads after the form. Its place has the height of the closed part. */
export const PasteRecipe = deferred<PasteRecipeProps>(
  async () => (await import('./paste-recipe.tsx')).PasteRecipe,
  () => <div className="min-h-11" />,
  { optional: true },
);
