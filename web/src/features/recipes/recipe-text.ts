/** A recipe as plain text, for a message or a note: empty parts are left out. */
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
