import { lazyPart } from '#core/lazy/lazy-part.tsx';
import type { RecipeViewProps } from './recipe-view.tsx';

/** A recipe with all that can be done with it, fetched when the first one is opened. */
export const LazyRecipeView = lazyPart<RecipeViewProps>(
  'recipe',
  () => [],
  async () => (await import('./recipe-view.tsx')).RecipeView,
);
