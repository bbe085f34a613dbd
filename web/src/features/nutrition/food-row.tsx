import type { ReactNode } from 'react';
import { Milk, Wheat } from 'lucide-react';
import { AllergyHint } from '#shared-features/allergies/allergy-hint.tsx';
import { useFindAllergens } from '#shared-features/allergies/use-find-allergens.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { nutrients } from './nutrients.ts';
import { type Food, textOfFood } from './nutrition-entries.ts';
import { useSayAmount } from './use-numbers.ts';

const marks = [
  ['contains_lactose', Milk],
  ['contains_gluten', Wheat],
] as const;

/**
 * The details of a food in the day's list: nutrients, marks for lactose and gluten, notes, and the person's allergies that
 * match the food.
 */
export function FoodDetails({ food, numbers }: { food: Food; numbers: boolean }): ReactNode {
  const t = useMessages('nutrition');
  const sayAmount = useSayAmount();
  const findAllergens = useFindAllergens();
  const known = nutrients.flatMap((nutrient) => {
    const amount = food[nutrient];
    if (amount === null) return [];
    return nutrient === 'calories'
      ? sayAmount(nutrient, amount)
      : t('nutrientAmount', { nutrient: t(nutrient), amount: sayAmount(nutrient, amount) });
  });
  const shownMarks = marks.filter(([name]) => food[name]);
  return (
    <>
      {numbers && known.length > 0 && (
        <p className="flex flex-wrap gap-x-4 text-sm">
          {known.map((words) => (
            <span key={words}>{words}</span>
          ))}
        </p>
      )}
      {shownMarks.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
          {shownMarks.map(([name, Picture]) => (
            <li key={name} className="flex items-center gap-1.5">
              <Picture aria-hidden className="size-5 shrink-0 text-primary" />
              {t(name)}
            </li>
          ))}
        </ul>
      )}
      {food.notes && <p className="whitespace-pre-wrap">{food.notes}</p>}
      <AllergyHint found={findAllergens(textOfFood(food))} />
    </>
  );
}

/** The name and quantity of a food of the day. */
export function FoodName({ food, numbers }: { food: Food; numbers: boolean }): ReactNode {
  const sayAmount = useSayAmount();
  return (
    <p className="font-semibold">
      {food.food_name}{' '}
      {numbers && food.quantity_g !== null && (
        <span className="font-normal whitespace-nowrap text-muted">{sayAmount('quantity_g', food.quantity_g)}</span>
      )}
    </p>
  );
}
