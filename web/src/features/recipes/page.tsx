import { useEffect, useRef, type ReactNode } from 'react';
import { useOpenRow } from '#core/drafts/use-open-row.ts';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useRows } from '#core/records/use-rows.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageState } from '#ui/page-state.tsx';
import { recipesDrawing } from './recipes-drawing.ts';
import { LazyRecipeView } from './lazy-recipe-view.tsx';
import { ownRecipes, type Recipe } from './own-recipes.ts';
import { RecipeList } from './recipe-list.tsx';
import { LazyShoppingList } from './shopping-list/lazy-shopping-list.tsx';
import { useOpenedRecipe } from './use-opened-recipe.ts';
import { shoppingPlace } from './use-shopping-list.ts';

/** The recipes page: the list with its search, or the recipe that the address names. */
export default function RecipesPage(): ReactNode {
  const t = useMessages('recipes');
  const { rows, state, known, retry } = useRows<Recipe>(ownRecipes.table);
  const { id, step, open } = useOpenedRecipe();
  // If another device removes the open recipe, the recipe is shown until the person leaves it.
  const recipe = useOpenRow(rows, id).find((each) => each.id === id);
  const shown = useRef<string | null>(null);
  const awaited = useRef(false);
  const isShopping = id === shoppingPlace && known;
  const place = `${recipe?.id ?? (isShopping ? id : '')}${step === null ? '' : ':cook'}`;

  const focusHeading = () => {
    const heading = document.querySelector('h1');
    if (!awaited.current || !heading) return;
    awaited.current = false;
    heading.focus();
  };
  // The list and a recipe share one route, so the page itself moves the focus to the new heading.
  useEffect(() => {
    if (shown.current !== null && shown.current !== place) awaited.current = true;
    if (state !== 'loading') shown.current = place;
    focusHeading();
  }, [place, state]);

  return (
    <div className="flex flex-col gap-6">
      {isShopping ? (
        <LazyShoppingList recipes={rows} onReady={focusHeading} />
      ) : recipe === undefined ? (
        <>
          <PageHeader title={t('title')} />
          <QueryStateNotice reading={state} retry={retry} />
          {id === null || !known ? (
            <RecipeList recipes={rows} reading={state} known={known} />
          ) : (
            <PageState
              kind="empty"
              drawing={recipesDrawing}
              title={t('gone')}
              action={<Button onClick={() => open(null)}>{t('all')}</Button>}
            />
          )}
        </>
      ) : (
        <LazyRecipeView key={recipe.id} recipe={recipe} onReady={focusHeading} onHeading={focusHeading} />
      )}
    </div>
  );
}
