import { useState, type ReactNode } from 'react';
import { Plus } from 'lucide-react';
import type { Values } from '#core/journal/fields.ts';
import { useEntryWrites } from '#core/journal/use-entry-writes.ts';
import { useJournal } from '#core/journal/journal-context.ts';
import { WhenWritable } from '#core/journal/when-writable.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { shorten } from '#lib/shorten.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { OnItsWay } from '#ui/on-its-way.tsx';
import { nutritionEntries, type Food } from './nutrition-entries.ts';
import { useRecentFoods } from './recent-foods.ts';
import { useSayAmount } from './use-numbers.ts';

/** How many recent foods are shown at first, and how many after "show more". */
const offered = { first: 5, most: 15 };
const nameLength = 32;

/** Recent foods. One tap adds a food with its last values to the selected date; the toast offers undo. */
export function EatAgain({ numbers }: { numbers: boolean }): ReactNode {
  const recent = useRecentFoods();
  if (recent === undefined) return <OnItsWay />;
  // If the page shows numbers, an entry requires a quantity, so recent foods without a quantity are not offered.
  const foods = recent.filter(({ quantity_g }) => !numbers || quantity_g !== null);
  if (foods.length === 0) return null;
  return (
    <WhenWritable of={nutritionEntries}>
      <Offers foods={foods} numbers={numbers} />
    </WhenWritable>
  );
}

function Offers({ foods, numbers }: { foods: readonly Food[]; numbers: boolean }): ReactNode {
  const t = useMessages('nutrition');
  const core = useMessages('core');
  const sayAmount = useSayAmount();
  const { date } = useJournal(nutritionEntries);
  const { add, failed } = useEntryWrites(nutritionEntries);
  const [all, setAll] = useState(false);

  const eat = (food: Food) => {
    const names = Object.keys(nutritionEntries.fields) as (keyof typeof nutritionEntries.fields)[];
    // Notes belong to one meal, so the new entry has none.
    const values = Object.fromEntries(names.map((name) => [name, name === 'notes' ? null : food[name]])) as Values<
      typeof nutritionEntries.fields
    >;
    return add(date, values, { undoable: true }).catch(failed(core('errors.savingEntry')));
  };
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
        {foods.slice(0, all ? offered.most : offered.first).map((food) => (
          <li key={food.id} className="w-full">
            <Button
              icon={Plus}
              className="w-full justify-start! px-4! break-words"
              aria-describedby="eat-again-text"
              onClick={() => void eat(food)}
            >
              <span className="min-w-0 grow">{shorten(food.food_name, nameLength)}</span>
              {numbers && food.quantity_g !== null && (
                <span className="text-sm whitespace-nowrap text-muted">{sayAmount('quantity_g', food.quantity_g)}</span>
              )}
            </Button>
          </li>
        ))}
      </ul>
      {foods.length > offered.first && (
        <Button variant="quiet" className="-ms-3.5 self-start" aria-expanded={all} onClick={() => setAll(!all)}>
          {t(all ? 'fewerFoods' : 'moreFoods')}
        </Button>
      )}
    </Card>
  );
}
