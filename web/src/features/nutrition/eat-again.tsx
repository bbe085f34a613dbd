import { useState, type ReactNode } from 'react';
import { Plus } from 'lucide-react';
import { singlePress } from '#core/journal/single-press.ts';
import { useEntryWrites } from '#core/journal/use-entry-writes.ts';
import { useJournal } from '#core/journal/journal-context.ts';
import { WhenWritable } from '#core/journal/when-writable.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { shorten } from '#lib/shorten.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { OnItsWay } from '#ui/on-its-way.tsx';
import { nutritionEntries, type Food } from './nutrition-entries.ts';
import { mealInForm, useMealBeingRecorded } from './meals.ts';
import { recentFoods, useRecentEntries } from './recent-foods.ts';
import { recentMeals, type RecentMeal } from './recent-meals.ts';
import { copyOfFood, useAddMeal, useListFoods } from './use-add-meal.ts';
import { useSayAmount } from './use-numbers.ts';

/** How many meals and foods are shown at first (`besideMeals`: foods if there are meals), and how many after "show more". */
const offered = { meals: { first: 2, most: 9 }, foods: { first: 4, besideMeals: 2, most: 15 } };
const nameLength = 32;

interface OffersProps {
  meals: readonly RecentMeal<Food>[];
  foods: readonly Food[];
  numbers: boolean;
}

/** Recent meals and foods. One tap adds a meal or a food with its last values to the selected date; the toast offers undo. */
export function EatAgain({ numbers }: { numbers: boolean }): ReactNode {
  const entries = useRecentEntries();
  const { date } = useJournal(nutritionEntries);
  if (entries === undefined) return <OnItsWay />;
  // If the page shows numbers, an entry requires a quantity, so foods without a quantity are not offered, nor their meals.
  const fits = ({ quantity_g }: Food) => !numbers || quantity_g !== null;
  const foods = recentFoods(entries).filter(fits);
  const meals = recentMeals(entries, date).filter((meal) => meal.foods.every(fits));
  if (foods.length + meals.length === 0) return null;
  return (
    <WhenWritable of={nutritionEntries}>
      <Offers meals={meals} foods={foods} numbers={numbers} />
    </WhenWritable>
  );
}

function Offers({ meals, foods, numbers }: OffersProps): ReactNode {
  const t = useMessages('nutrition');
  const core = useMessages('core');
  const journal = useMessages('journal');
  const sayAmount = useSayAmount();
  const listFoods = useListFoods();
  const { date } = useJournal(nutritionEntries);
  const { add, failed } = useEntryWrites(nutritionEntries);
  const addMeal = useAddMeal();
  const recorded = useMealBeingRecorded();
  const [all, setAll] = useState(false);
  const first = meals.length > 0 ? offered.foods.besideMeals : offered.foods.first;

  const eat = (food: Food) =>
    // The food joins the meal that the person is recording now, not the meal of its earlier entry.
    add(date, copyOfFood(food, mealInForm(date, recorded)), { undoable: true }).catch(failed(core('errors.savingEntry')));
  return (
    <Card aria-labelledby="eat-again" className="flex flex-col gap-4">
      <div>
        <h2 id="eat-again" className="text-lg">
          {t('recent')}
        </h2>
        <p id="eat-again-text" className="text-muted">
          {t(numbers ? 'recentText' : 'recentTextPlain')}
        </p>
      </div>
      <ul className="flex flex-col gap-2">
        {meals.slice(0, all ? offered.meals.most : offered.meals.first).map((meal) => (
          <Offer key={meal.key} onPress={() => addMeal(meal, date)}>
            {journal('named', { words: t(meal.meal), name: listFoods(meal.foods) })}
          </Offer>
        ))}
        {foods.slice(0, all ? offered.foods.most : first).map((food) => (
          <Offer
            key={food.id}
            amount={numbers && food.quantity_g !== null && sayAmount('quantity_g', food.quantity_g)}
            onPress={() => eat(food)}
          >
            {shorten(food.food_name, nameLength)}
          </Offer>
        ))}
      </ul>
      {(foods.length > first || meals.length > offered.meals.first) && (
        <Button variant="quiet" className="-ms-3.5 self-start" aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'fewerFoods' : 'moreFoods')}
        </Button>
      )}
    </Card>
  );
}

interface OfferProps {
  amount?: ReactNode;
  onPress: () => Promise<unknown>;
  children: ReactNode;
}

/** A button that adds a meal or a food again; a double tap adds it once. */
function Offer({ amount, onPress, children }: OfferProps): ReactNode {
  const [press] = useState(singlePress);
  return (
    <li className="w-full">
      <Button
        icon={Plus}
        className="w-full justify-start! px-4! break-words"
        aria-describedby="eat-again-text"
        onClick={() => press(onPress)}
      >
        <span className="min-w-0 grow">{children}</span>
        {amount && <span className="text-sm whitespace-nowrap text-muted">{amount}</span>}
      </Button>
    </li>
  );
}
