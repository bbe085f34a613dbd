import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { ArrowLeft, Copy, Share2, Trash2 } from 'lucide-react';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageState } from '#ui/page-state.tsx';
import { useCopy } from '#ui/use-copy.ts';
import { useToast } from '#ui/use-toast.ts';
import type { Recipe } from '../own-recipes.ts';
import { linesOf } from '../recipe-text.ts';
import { recipesDrawing } from '../recipes-drawing.ts';
import { ServingsChoice } from '../servings-choice.tsx';
import { useOpenedRecipe } from '../use-opened-recipe.ts';
import { useShoppingList } from '../use-shopping-list.ts';
import { addIngredients } from './add-ingredients.ts';

export interface ShoppingListProps {
  /** All recipes of the person. */
  recipes: readonly Recipe[];
}

/** The ingredients of the chosen recipes to tick, copy and share, and below them the recipes with their servings. */
export function ShoppingList({ recipes }: ShoppingListProps): ReactNode {
  const t = useMessages('shopping-list');
  const page = useMessages('recipes');
  const core = useMessages('core');
  const locale = useLocale();
  const { open } = useOpenedRecipe();
  const { showToast } = useToast();
  const copy = useCopy({ copied: t('copied'), failed: t('copyFailed') });
  const { list, put, tick, empty, replace } = useShoppingList();
  const chosen = list.recipes.flatMap(({ id, servings }) => {
    const recipe = recipes.find((each) => each.id === id);
    return recipe === undefined ? [] : [{ recipe, servings }];
  });
  const linesFor = (those: typeof chosen) =>
    addIngredients(
      those.map(({ recipe, servings }) => ({
        lines: linesOf(recipe.ingredients),
        factor: servings / (recipe.servings ?? 1),
      })),
      locale,
    );
  const lines = linesFor(chosen);
  /** Takes a recipe off, and the ticks of lines that no other recipe has: a later recipe must not look bought. */
  const takeOff = (id: string) => {
    const left = linesFor(chosen.filter(({ recipe }) => recipe.id !== id)).map(({ key }) => key);
    replace({
      recipes: list.recipes.filter((each) => each.id !== id),
      ticked: list.ticked.filter((key) => left.includes(key)),
    });
  };
  const isTicked = (key: string) => list.ticked.includes(key);
  const text = [t('heading'), ...lines.map((line) => `${isTicked(line.key) ? '☑' : '☐'} ${line.text}`)].join('\n');
  const share = () => {
    // AbortError: the person closed the share sheet.
    navigator.share({ title: t('heading'), text }).catch((problem: unknown) => {
      if (!(problem instanceof DOMException && problem.name === 'AbortError'))
        showToast({ title: t('shareFailed'), variant: 'destructive' });
    });
  };
  const emptyWithUndo = () => {
    empty();
    showToast({ title: t('emptied'), action: { label: core('actions.undo'), onAct: () => replace(list) } });
  };

  return (
    <>
      <div className="flex flex-col gap-2">
        <Button variant="quiet" icon={ArrowLeft} className="-ms-3.5 self-start" onClick={() => open(null)}>
          {page('all')}
        </Button>
        <PageHeader title={t('heading')} description={t('onlyHere')} />
      </div>
      {chosen.length === 0 ? (
        <PageState kind="empty" drawing={recipesDrawing} title={t('none')}>
          {t('noneText')}
        </PageState>
      ) : (
        <>
          <Card aria-labelledby="to-buy" className="flex flex-col gap-4">
            <h2 id="to-buy" className="text-lg">
              {page('ingredients')}
            </h2>
            {lines.length === 0 && <p className="text-muted">{t('noIngredients')}</p>}
            <ul className="flex flex-col empty:hidden">
              {lines.map((line) => (
                <li key={line.key}>
                  <Checkbox
                    name={`buy-${line.key}`}
                    label={line.text}
                    checked={isTicked(line.key)}
                    onChange={({ target }) => tick(line.key, target.checked)}
                    className="min-w-0 break-words"
                  />
                </li>
              ))}
            </ul>
            {lines.length > 0 && (
              <div className="flex flex-wrap gap-3">
                <Button icon={Copy} onClick={() => void copy(text)}>
                  {t('copy')}
                </Button>
                {typeof navigator.share === 'function' && (
                  <Button icon={Share2} onClick={share}>
                    {t('share')}
                  </Button>
                )}
              </div>
            )}
          </Card>
          <Card aria-labelledby="bought-for" className="flex flex-col gap-4">
            <h2 id="bought-for" className="text-lg">
              {t('recipes')}
            </h2>
            <ul className="flex flex-col divide-y divide-line">
              {chosen.map(({ recipe, servings }) => (
                <li key={recipe.id} className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
                  <h3 className="text-base font-semibold break-words">{recipe.title}</h3>
                  <ServingsChoice own={recipe.servings} chosen={servings} onChoose={(to) => put(recipe.id, to)} />
                  <Button
                    variant="quiet"
                    className="-ms-3.5 self-start"
                    aria-label={t('takeOffNamed', { title: recipe.title })}
                    onClick={() => takeOff(recipe.id)}
                  >
                    {page('offList')}
                  </Button>
                </li>
              ))}
            </ul>
            <Button icon={Trash2} className="self-start" onClick={emptyWithUndo}>
              {t('empty')}
            </Button>
          </Card>
        </>
      )}
    </>
  );
}
