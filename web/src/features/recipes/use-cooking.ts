import { useDraft } from '#core/drafts/use-draft.ts';

/** The progress in one recipe, which this device stores until the person starts over. */
interface Cooking {
  /** The chosen number of servings; null for the recipe's own. */
  readonly servings: number | null;
  /** The keys of ticked lines, such as `ingredient:2` or `step:0`. */
  readonly ticked: readonly string[];
}

const start: Cooking = { servings: null, ticked: [] };

/** The servings and ticks of a recipe in progress. */
export function useCooking(recipeId: string) {
  const [cooking, setCooking] = useDraft<Cooking>(`recipes:cooking:${recipeId}`, start);
  return {
    servings: cooking.servings,
    setServings: (servings: number | null) => setCooking((before) => ({ ...before, servings })),
    isTicked: (part: 'ingredient' | 'step', place: number) => cooking.ticked.includes(`${part}:${String(place)}`),
    tick(part: 'ingredient' | 'step', place: number, on: boolean): void {
      const key = `${part}:${String(place)}`;
      setCooking((before) => ({
        ...before,
        ticked: [...before.ticked.filter((other) => other !== key), ...(on ? [key] : [])],
      }));
    },
    anyTicked: cooking.ticked.length > 0,
    untickAll: () => setCooking((before) => ({ ...before, ticked: [] })),
  };
}

export type CookingState = ReturnType<typeof useCooking>;
