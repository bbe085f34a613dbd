import { useDraft } from '#core/drafts/use-draft.ts';

/** Recipes to buy for. This device stores the list until the person empties it; neither the server nor an export has it. */
interface ShoppingList {
  /** `servings` counts the recipe's servings, or how many times to make a recipe that states none. */
  readonly recipes: readonly { readonly id: string; readonly servings: number }[];
  /** The keys of ticked lines (`addIngredients`). */
  readonly ticked: readonly string[];
}

const empty: ShoppingList = { recipes: [], ticked: [] };

/** In the page's address, this stands in place of the id of a recipe. */
export const shoppingPlace = 'shopping-list';

/** The shopping list of this person on this device. If two tabs change it, the last change wins. */
export function useShoppingList() {
  const [list, setList] = useDraft('recipes:shopping-list', empty);
  return {
    list,
    servingsOf: (id: string) => list.recipes.find((each) => each.id === id)?.servings,
    /** Adds a recipe, or changes its number of servings; null takes it off the list. */
    put(id: string, servings: number | null): void {
      setList((before) => {
        const isHere = before.recipes.some((each) => each.id === id);
        const others = before.recipes.filter((each) => each.id !== id);
        // Without recipes nothing was bought, so no ingredient of a later recipe is ticked.
        if (servings === null) return others.length === 0 ? empty : { ...before, recipes: others };
        if (!isHere) return { ...before, recipes: [...others, { id, servings }] };
        return { ...before, recipes: before.recipes.map((each) => (each.id === id ? { id, servings } : each)) };
      });
    },
    tick(key: string, on: boolean): void {
      setList((before) => ({
        ...before,
        ticked: [...before.ticked.filter((other) => other !== key), ...(on ? [key] : [])],
      }));
    },
    empty: () => setList(empty),
    replace: (by: ShoppingList) => setList(by),
  };
}
