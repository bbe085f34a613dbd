import { useMemo, useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { Plus, ShoppingBasket } from 'lucide-react';
import { useDraft } from '#core/drafts/use-draft.ts';
import { useOpenedForm } from '#core/drafts/use-opened-form.ts';
import { SavingMark } from '#core/journal/saving-mark.tsx';
import { ItemForm } from '#core/list/item-form.tsx';
import { useListWrites } from '#core/list/use-list-writes.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Recorded } from '#core/rows/apply-operations.ts';
import { useShownRows } from '#core/long-list/use-shown-rows.tsx';
import type { QueryState } from '#core/records/use-rows.ts';
import { usePhotoGuard } from '#shared-features/row-photos/use-photo-guard.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { PageState } from '#ui/page-state.tsx';
import { TextField } from '#ui/text-field.tsx';
import { recipesDrawing } from './recipes-drawing.ts';
import { FirstRecipe } from './first-recipe.tsx';
import { ownRecipes, type Recipe, efforts, type Effort, findRecipes } from './own-recipes.ts';
import { PasteRecipe } from './paste/lazy-paste-recipe.tsx';
import { RecipeFields } from './recipe-fields.tsx';
import { RecipeLink } from './recipe-link.tsx';
import { useOpenedRecipe } from './use-opened-recipe.ts';
import { shoppingPlace, useShoppingList } from './use-shopping-list.ts';

interface RecipeListProps {
  recipes: readonly Recorded<Recipe>[];
  reading: QueryState;
  /** Whether the server has sent these recipes, now or during an earlier visit. */
  known: boolean;
}

/** All recipes by title, with instant search and a filter by effort. Both run on the device, so they also work offline. */
export function RecipeList({ recipes, reading, known }: RecipeListProps): ReactNode {
  const t = useMessages('recipes');
  const locale = useLocale();
  const { add } = useListWrites(ownRecipes);
  const form = useOpenedForm(ownRecipes.table, ['new', 'pasted']);
  const pasted = useDraft('recipes:pasted', '');
  const { onSending, check } = usePhotoGuard();
  const close = () => {
    const [, , clearPasted] = pasted;
    clearPasted();
    form.open(null);
  };
  const { open } = useOpenedRecipe();
  const { servingsOf } = useShoppingList();
  const toBuy = recipes.filter(({ id }) => servingsOf(id) !== undefined).length;
  const adding = form.opened !== null;
  const [query, setQuery] = useState('');
  const [effort, setEffort] = useState<Effort | null>(null);
  const found = useMemo(() => findRecipes(recipes, { query, effort, locale }), [recipes, query, effort, locale]);
  const { shown, more } = useShownRows(found, { fields: ownRecipes.fields, restart: `${effort ?? ''} ${query.trim()}` });
  const narrowed = query.trim() !== '' || effort !== null;
  const showAll = () => {
    setQuery('');
    setEffort(null);
  };

  const write = (
    <Button variant="primary" icon={Plus} className="self-start" onClick={() => form.open('new')}>
      {t('write')}
    </Button>
  );
  if (adding) {
    return (
      <Card aria-labelledby="new-recipe" className="flex flex-col gap-5">
        <h2 id="new-recipe" className="text-lg">
          {t('newRecipe')}
        </h2>
        <ItemForm of={ownRecipes} saveLabel={t('save')} check={check} save={add} close={close} takesFocus={form.byPress}>
          {(fields) => (
            <>
              <PasteRecipe fields={fields} draft={pasted} />
              <RecipeFields fields={fields} onSending={onSending} />
            </>
          )}
        </ItemForm>
      </Card>
    );
  }
  if (recipes.length === 0) {
    if (known) return <FirstRecipe onWrite={() => form.open('new')} />;
    return reading !== 'loading' && write;
  }
  return (
    <>
      <div className="flex flex-wrap gap-3">
        {write}
        <Button icon={ShoppingBasket} onClick={() => open(shoppingPlace)}>
          {t('shoppingList', { count: toBuy })}
        </Button>
      </div>
      <div role="search" className="flex flex-col gap-5">
        <TextField
          name="query"
          type="search"
          autoComplete="off"
          label={t('search')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <ChoiceChips
          legend={t('effort')}
          name="effort"
          options={(['all', ...efforts] as const).map((value) => ({
            value,
            label: t(value === 'all' ? 'anyEffort' : value),
          }))}
          value={effort ?? 'all'}
          onChange={(value) => setEffort(value === 'all' ? null : value)}
        />
      </div>
      <section className="flex flex-col gap-4" aria-labelledby="recipes-found">
        <h2 id="recipes-found" aria-live="polite" className="text-lg">
          {t('found', { count: found.length })}
        </h2>
        {found.length === 0 && narrowed && (
          <PageState
            kind="empty"
            drawing={recipesDrawing}
            title={t('noneFound')}
            action={<Button onClick={showAll}>{t('showAll')}</Button>}
          >
            {t('noneFoundText')}
          </PageState>
        )}
        <ul className="flex flex-col gap-3 empty:hidden">
          {shown.map((recipe) => (
            <li key={recipe.id}>
              <RecipeLink recipe={recipe} />
              <div className="px-5 pt-1 empty:hidden">
                <SavingMark table={ownRecipes.table} rowId={recipe.id} state={recipe.saving} />
              </div>
            </li>
          ))}
        </ul>
        {more}
      </section>
    </>
  );
}
