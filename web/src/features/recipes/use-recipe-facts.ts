import { useLocale } from 'use-intl/react';
import { formatMeasure } from '#core/journal/format-measure.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Recipe } from './own-recipes.ts';

/** Answers what is known of a recipe in a few words each: its time, its servings, its effort. */
export function useRecipeFacts(): (recipe: Recipe, servings?: number | null) => string[] {
  const t = useMessages('recipes');
  const locale = useLocale();
  return (recipe, servings = recipe.servings) => [
    ...(recipe.prep_time_minutes === null ? [] : [formatMeasure(recipe.prep_time_minutes, 'minute', locale)]),
    ...(servings === null ? [] : [t('servingsOf', { count: servings })]),
    ...(recipe.effort === null ? [] : [t(recipe.effort)]),
  ];
}
