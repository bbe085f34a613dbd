import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ChevronRight } from 'lucide-react';
import { AllergyHint } from '#shared-features/allergies/allergy-hint.tsx';
import { useFindAllergens } from '#shared-features/allergies/use-find-allergens.ts';
import { ItemPhoto } from '#shared-features/row-photos/lazy-item-photo.tsx';
import { Link } from '#core/pages/link.tsx';
import type { Recipe } from './own-recipes.ts';
import { useRecipeFacts } from './recipe-text.ts';

/** A recipe in the list: photo, title, time and effort. The whole card is the link. */
export function RecipeLink({ recipe }: { recipe: Recipe }): ReactNode {
  const { pathname, search } = useLocation();
  const findAllergens = useFindAllergens();
  const facts = useRecipeFacts()(recipe);
  const parameters = new URLSearchParams(search);
  parameters.set('recipe', recipe.id);
  return (
    <Link
      to={`${pathname}?${parameters.toString()}`}
      className="flex min-h-14 items-center gap-4 rounded-xl border border-line bg-surface-raised px-5 py-3 text-ink no-underline transition-colors hover:bg-primary-soft"
    >
      {recipe.photo && <ItemPhoto id={recipe.photo} width={3.5} />}
      <span className="flex min-w-0 flex-1 flex-col gap-1.5">
        <span className="font-semibold break-words">{recipe.title}</span>
        {facts.length > 0 && <span className="text-sm text-muted">{facts.join(' · ')}</span>}
        <AllergyHint found={findAllergens(`${recipe.title}\n${recipe.ingredients ?? ''}`)} />
      </span>
      <ChevronRight aria-hidden className="size-5 shrink-0 text-primary" />
    </Link>
  );
}
