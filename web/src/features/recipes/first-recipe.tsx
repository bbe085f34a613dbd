import type { ReactNode } from 'react';
import { useFailedToast } from '#core/journal/save-toasts.ts';
import { useListWrites } from '#core/list/use-list-writes.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { PageState } from '#ui/page-state.tsx';
import { recipesDrawing } from './recipes-drawing.ts';
import { ownRecipes } from './own-recipes.ts';

/** Shown while there are no recipes: a button that starts the first one, and one that adds a simple example. */
export function FirstRecipe({ onWrite }: { onWrite: () => void }): ReactNode {
  const t = useMessages('recipes');
  const core = useMessages('core');
  const { add } = useListWrites(ownRecipes);
  const failed = useFailedToast();
  const takeExample = () =>
    void add({
      title: t('exampleTitle'),
      ingredients: t('exampleIngredients'),
      instructions: t('exampleInstructions'),
      prep_time_minutes: 10,
      servings: 1,
      effort: 'low',
      photo: null,
    }).catch(failed(core('errors.savingEntry')));
  return (
    <PageState
      kind="empty"
      drawing={recipesDrawing}
      title={t('noneYet')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button variant="primary" onClick={onWrite}>
            {t('writeFirst')}
          </Button>
          <Button onClick={takeExample}>{t('takeExample', { title: t('exampleTitle') })}</Button>
        </div>
      }
    >
      {t('noneYetText')}
    </PageState>
  );
}
