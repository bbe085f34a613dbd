import type { ReactNode } from 'react';
import { Checkbox } from '#ui/checkbox.tsx';
import type { CookingState } from './use-cooking.ts';

/** The ingredients, each with a checkbox. */
export function IngredientList({
  ingredients,
  cooking,
}: {
  ingredients: readonly string[];
  cooking: CookingState;
}): ReactNode {
  return (
    <ul className="flex flex-col">
      {ingredients.map((line, place) => (
        <li key={place}>
          <Checkbox
            name={`ingredient-${String(place)}`}
            label={line}
            checked={cooking.isTicked('ingredient', place)}
            onChange={(event) => cooking.tick('ingredient', place, event.target.checked)}
            className="min-w-0 break-words"
          />
        </li>
      ))}
    </ul>
  );
}
