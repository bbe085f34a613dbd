import { lazyPart } from '#core/lazy/lazy-part.tsx';
import type { RecipeViewProps } from './recipe-view.tsx';

/** A recipe with its actions. The code loads when the person opens the first recipe. */
export const LazyRecipeView = lazyPart<RecipeViewProps>(
  'recipe',
  () => [],
  async () => (await import('./recipe-view.tsx')).RecipeView,
);
