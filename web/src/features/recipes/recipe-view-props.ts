import type { Recorded } from '#core/records/apply-operations.ts';
import type { Recipe } from './own-recipes.ts';

export interface RecipeViewProps {
  recipe: Recorded<Recipe>;
  /** Called when a heading has come after the rest, so that the focus can go there. */
  onHeading: () => void;
}
