import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { ArrowLeft, ShoppingBasket } from 'lucide-react';
import { useOpenedForm } from '#core/drafts/use-opened-form.ts';
import { AllergyHint } from '#shared-features/allergies/allergy-hint.tsx';
import { useFindAllergens } from '#shared-features/allergies/use-find-allergens.ts';
import { SavingMark } from '#core/journal/saving-mark.tsx';
import { ItemForm } from '#core/list/item-form.tsx';
import { useListWrites } from '#core/list/use-list-writes.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { ItemPhoto } from '#shared-features/row-photos/item-photo.tsx';
import { usePhotoGuard } from '#shared-features/row-photos/use-photo-guard.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LazyCookMode } from './cook-mode/lazy-cook-mode.tsx';
import { IngredientList } from './ingredient-list.tsx';
import { linesOf, useRecipeFacts } from './recipe-text.ts';
import { ownRecipes, type Recipe } from './own-recipes.ts';
import { RecipeActions } from './recipe-actions.tsx';
import { RecipeFields } from './recipe-fields.tsx';
import { scaleIngredient } from './scaling/scale-ingredient.ts';
import { ServingsChoice } from './servings-choice.tsx';
import { useCooking } from './use-cooking.ts';
import { useOpenedRecipe } from './use-opened-recipe.ts';
import { useShoppingList } from './use-shopping-list.ts';
import type { Recorded } from '#core/rows/apply-operations.ts';

/** One recipe: its facts, the ingredients scaled to the servings, and the steps. The form or cook mode can replace it. */
export function RecipeView({ recipe, onHeading }: RecipeViewProps): ReactNode {
  const t = useMessages('recipes');
  const locale = useLocale();
  const { step, open, cook } = useOpenedRecipe();
  const { change } = useListWrites(ownRecipes);
  const cooking = useCooking(recipe.id);
  const shopping = useShoppingList();
  const facts = useRecipeFacts()(recipe);
  const allergens = useFindAllergens()(`${recipe.title}\n${recipe.ingredients ?? ''}`);
  const form = useOpenedForm(ownRecipes.table, [recipe.id]);
  const editing = form.opened !== null;
  const { onSending, check } = usePhotoGuard();

  const own = recipe.servings ?? 1;
  const chosen = cooking.servings ?? own;
  const ingredients = linesOf(recipe.ingredients).map((line) => scaleIngredient(line, chosen / own, locale));
  const steps = linesOf(recipe.instructions);

  const isOnList = shopping.servingsOf(recipe.id) !== undefined;
  const chooseServings = (servings: number) => {
    cooking.setServings(servings);
    if (isOnList) shopping.put(recipe.id, servings);
  };

  if (editing) {
    return (
      <>
        <PageHeader title={recipe.title} />
        <Card className="flex flex-col gap-5">
          <ItemForm
            of={ownRecipes}
            item={recipe}
            saveLabel={t('save')}
            check={check}
            save={(values) => change(recipe, values)}
            close={() => form.open(null)}
            takesFocus={form.byPress}
          >
            {(fields) => <RecipeFields fields={fields} onSending={onSending} />}
          </ItemForm>
        </Card>
      </>
    );
  }
  if (step !== null && steps.length > 0) {
    return (
      <LazyCookMode
        recipeId={recipe.id}
        title={recipe.title}
        steps={steps}
        ingredients={ingredients}
        step={Math.min(step, steps.length)}
        onStep={cook}
        cooking={cooking}
        onReady={onHeading}
      />
    );
  }
  return (
    <>
      <div className="flex flex-col gap-2">
        <Button variant="quiet" icon={ArrowLeft} className="-ms-3.5 self-start" onClick={() => open(null)}>
          {t('all')}
        </Button>
        <PageHeader title={recipe.title} description={facts.join(' · ')} />
        <SavingMark table={ownRecipes.table} rowId={recipe.id} state={recipe.saving} />
        <AllergyHint explained found={allergens} />
        {recipe.photo && <ItemPhoto id={recipe.photo} width={24} ratio={4 / 3} instead={<span />} />}
      </div>
      <RecipeActions
        recipe={recipe}
        chosen={recipe.servings === null ? null : chosen}
        ingredients={ingredients}
        steps={steps}
        onCook={() => cook(0)}
        onEdit={() => form.open(recipe.id)}
      />
      {ingredients.length > 0 && (
        <Card aria-labelledby="ingredients" className="flex flex-col gap-4">
          <h2 id="ingredients" className="text-lg">
            {t('ingredients')}
          </h2>
          <ServingsChoice own={recipe.servings} chosen={chosen} onChoose={chooseServings} />
          {chosen !== own && <p className="text-sm text-muted">{t('scaledNote')}</p>}
          <IngredientList ingredients={ingredients} cooking={cooking} />
          <Button
            icon={ShoppingBasket}
            className="self-start"
            onClick={() => shopping.put(recipe.id, isOnList ? null : chosen)}
          >
            {t(isOnList ? 'offList' : 'onList')}
          </Button>
          {cooking.anyTicked && (
            <Button variant="quiet" className="-ms-3.5 self-start" onClick={cooking.untickAll}>
              {t('untickAll')}
            </Button>
          )}
        </Card>
      )}
      {steps.length > 0 && (
        <Card aria-labelledby="instructions" className="flex flex-col gap-4">
          <h2 id="instructions" className="text-lg">
            {t('instructions')}
          </h2>
          <ol className="flex list-decimal flex-col gap-3 ps-7">
            {steps.map((line, place) => (
              <li key={place} className="ps-1 break-words">
                {line}
              </li>
            ))}
          </ol>
        </Card>
      )}
    </>
  );
}

export interface RecipeViewProps {
  recipe: Recorded<Recipe>;
  /** Called when the recipe's heading appears, which may be after the page appears. The page then focuses the heading. */
  onHeading: () => void;
}
