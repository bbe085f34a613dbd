import { useLocale } from 'use-intl/react';
import { formatMeasure } from '#core/journal/format-measure.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Recipe } from './own-recipes.ts';

/** A recipe as plain text, for a message or a note; empty parts are omitted. */
export function recipeText(recipe: {
  readonly title: string;
  readonly facts: readonly string[];
  readonly parts: readonly { readonly heading: string; readonly lines: readonly string[] }[];
}): string {
  const parts = recipe.parts
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) => [heading, ...lines].join('\n'));
  return [[recipe.title, recipe.facts.join(' · ')].filter(Boolean).join('\n'), ...parts].join('\n\n');
}

/** The non-empty lines of a text, trimmed. */
export function linesOf(text: string | null): string[] {
  return (text ?? '')
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Returns a function that describes a recipe in short texts: time, servings and effort. */
export function useRecipeFacts(): (recipe: Recipe, servings?: number | null) => string[] {
  const t = useMessages('recipes');
  const locale = useLocale();
  return (recipe, servings = recipe.servings) => [
    ...(recipe.prep_time_minutes === null ? [] : [formatMeasure(recipe.prep_time_minutes, 'minute', locale)]),
    ...(servings === null ? [] : [t('servingsOf', { count: servings })]),
    ...(recipe.effort === null ? [] : [t(recipe.effort)]),
  ];
}
