import { latePart } from '#core/late/late-part.tsx';
import type { RecipeViewProps } from './recipe-view-props.ts';

/** A recipe with all that can be done with it, fetched when the first one is opened. */
export const LateRecipeView = latePart<RecipeViewProps>(
  'recipe',
  () => [],
  async () => (await import('./recipe-view.tsx')).RecipeView,
);
