import { useState, type ReactNode } from 'react';
import { CookingPot, Copy, Pencil, Trash2 } from 'lucide-react';
import { RemoveItemDialog } from '#core/list/remove-item-dialog.tsx';
import { useListWrites } from '#core/list/use-list-writes.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { useCopy } from '#ui/use-copy.ts';
import { ownRecipes, type Recipe } from './own-recipes.ts';
import { recipeText, useRecipeFacts } from './recipe-text.ts';
import { useOpenedRecipe } from './use-opened-recipe.ts';

interface RecipeActionsProps {
  recipe: Recipe;
  /** The number of servings that the person chose; null if the recipe states no servings. */
  chosen: number | null;
  ingredients: readonly string[];
  steps: readonly string[];
  onCook: () => void;
  onEdit: () => void;
}

/** The actions of a recipe: cook, copy, edit and remove. */
export function RecipeActions({ recipe, chosen, ingredients, steps, onCook, onEdit }: RecipeActionsProps): ReactNode {
  const t = useMessages('recipes');
  const core = useMessages('core');
  const copyText = useCopy({ copied: t('copied'), failed: t('copyFailed') });
  const { open } = useOpenedRecipe();
  const { remove } = useListWrites(ownRecipes);
  const facts = useRecipeFacts();
  const [leaving, setLeaving] = useState(false);

  const copy = () => {
    const parts = [
      { heading: t('ingredients'), lines: ingredients },
      { heading: t('instructions'), lines: steps.map((line, place) => `${String(place + 1)}. ${line}`) },
    ];
    return copyText(recipeText({ title: recipe.title, facts: facts(recipe, chosen), parts }));
  };
  const removeAndLeave = () => {
    open(null);
    void remove(recipe);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {steps.length > 0 && (
        <Button variant="primary" icon={CookingPot} onClick={onCook}>
          {t('cook')}
        </Button>
      )}
      <div className="-mx-3.5 flex flex-wrap gap-1 sm:mx-0">
        <Button variant="quiet" icon={Copy} onClick={() => void copy()}>
          {t('copy')}
        </Button>
        <Button variant="quiet" icon={Pencil} onClick={onEdit}>
          {core('actions.edit')}
        </Button>
        <Button variant="quiet" icon={Trash2} onClick={() => setLeaving(true)}>
          {core('actions.remove')}
        </Button>
      </div>
      <RemoveItemDialog name={leaving ? recipe.title : null} onClose={() => setLeaving(false)} onConfirm={removeAndLeave} />
    </div>
  );
}
