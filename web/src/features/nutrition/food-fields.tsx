import { useId, useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { AllergyHint } from '#shared-features/allergies/allergy-hint.tsx';
import { useFindAllergens } from '#shared-features/allergies/use-find-allergens.ts';
import type { BoundFields } from '#core/journal/form/bind-fields.ts';
import { readNumber } from '#core/journal/parse-form-values.ts';
import { useJournal } from '#core/journal/journal-context.ts';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { shorten } from '#lib/shorten.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { ChoiceGroup } from '#ui/choice-group.tsx';
import type { ChoiceLook } from '#ui/choice-looks.ts';
import { Folded } from '#ui/folded.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { FoodTableProps } from './food-table/food-table.tsx';
import type { TableFood } from './food-table/foods.ts';
import { atQuantity, followQuantity } from './scale-nutrients.ts';
import { nutrients, type Nutrient, type Nutrients } from './nutrients.ts';
import { meals, nutritionEntries, textOfFood, type Food } from './nutrition-entries.ts';
import { foodKey, recentFoods, useRecentEntries } from './recent-foods.ts';

interface FoodFieldsProps {
  fields: BoundFields<typeof nutritionEntries.fields>;
  numbers: boolean;
}

const LazyFoodTable = lazyPart<FoodTableProps>(
  'food-table',
  () => ['food-table'],
  async () => (await import('./food-table/food-table.tsx')).FoodTable,
);

/** The meals side by side. None is narrower than its longest word, so no word breaks, and a row that is too long wraps. */
const mealLook: ChoiceLook = {
  grid: 'flex flex-wrap gap-1 sm:gap-2',
  option:
    'relative flex min-h-11 flex-1 flex-col items-center justify-center rounded-md border border-edge bg-surface-raised px-0.5 py-2 ' +
    'text-center text-xs transition-colors sm:text-sm ' +
    'hover:bg-surface-sunken has-checked:border-primary has-checked:bg-primary-soft has-checked:font-semibold ' +
    'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
};

/**
 * The fields of a food: five main fields, and folded nutrients. Choosing a recent food or a food of the table fills in its
 * values. Changing the quantity scales the values that came from that food.
 */
export function FoodFields({ fields, numbers }: FoodFieldsProps): ReactNode {
  const t = useMessages('nutrition');
  const listId = useId();
  const { editing } = useJournal(nutritionEntries);
  const recent = recentFoods(useRecentEntries() ?? []);
  const findAllergens = useFindAllergens();

  const name = fields.text('food_name');
  const quantity = fields.number('quantity_g');
  const [lactose, gluten] = [fields.flag('contains_lactose'), fields.flag('contains_gluten')];
  /** Units that `Intl` does not have. */
  const units: Partial<Record<Nutrient, string>> = { calories: t('kcalUnit'), sodium_mg: t('mgUnit') };
  const locale = useLocale();
  /** Returns null if the text is not a number or is ambiguous. The form asks the person what an ambiguous text means. */
  const numberIn = (field: keyof Nutrients | 'quantity_g', typed: string) => {
    const read = readNumber(nutritionEntries.fields[field], typed, locale);
    return typeof read === 'number' ? read : null;
  };
  const current = Object.fromEntries(
    nutrients.map((nutrient) => [nutrient, numberIn(nutrient, fields.number(nutrient).value)]),
  ) as Nutrients;
  const isSaid = nutrients.some((nutrient) => current[nutrient] !== null);
  /** The last food of the table whose values the form took. It stays while the person types another name. */
  const [picked, setPicked] = useState<TableFood | null>(null);
  const chosen = isSaid && picked?.name === name.value ? picked : null;
  const own = recent.find((food) => foodKey(food.food_name) === foodKey(name.value));
  const portion = chosen ?? editing ?? own;
  const grams = (typed: string) => {
    const value = numberIn('quantity_g', typed);
    return value !== null && value > 0 ? value : (portion?.quantity_g ?? null);
  };

  const changeQuantity = (typed: string) => {
    quantity.onAnswer(typed);
    const to = grams(typed);
    if (portion && to !== null) fields.fill(followQuantity(portion, { from: grams(quantity.value), to, current }));
  };
  /** Whether the name is that of the edited entry, or of a recent food with nutrients. If so, the table offers no foods. */
  const isOwn = editing?.food_name === name.value || (own && nutrients.some((nutrient) => own[nutrient] !== null));
  const takeValues = (food: Food) => {
    const { food_name: _name, meal: _meal, notes: _notes, ...values } = food;
    setPicked(null);
    const to = grams(quantity.value);
    fields.fill({ ...values, ...(to === null ? {} : { ...atQuantity(food, to), quantity_g: to }) });
  };

  return (
    <>
      <div className="flex flex-col gap-2">
        <TextField {...name} label={t('food_name')} autoComplete="off" list={listId} />
        <datalist id={listId}>
          {recent.slice(0, 30).map((food) => (
            <option key={food.id} value={food.food_name} />
          ))}
        </datalist>
        {own && editing === null && numbers && !isSaid && (
          <Button variant="quiet" className="-ms-3.5 self-start" onClick={() => takeValues(own)}>
            {t('useValues', { food: shorten(own.food_name, 32) })}
          </Button>
        )}
        {numbers && (chosen ?? (!isOwn && name.value.trim())) && (
          <LazyFoodTable
            typed={name.value}
            chosen={chosen}
            onChoose={setPicked}
            grams={numberIn('quantity_g', quantity.value)}
            portion={picked ?? portion}
            current={current}
            fill={fields.fill}
          />
        )}
        <AllergyHint
          explained
          found={findAllergens(
            textOfFood({ food_name: name.value, contains_lactose: lactose.checked, contains_gluten: gluten.checked }),
          )}
        />
      </div>
      {numbers && (
        <NumberField
          {...quantity}
          required
          label={t('quantity_g')}
          hint={portion && isSaid ? t('follows') : undefined}
          onChange={(event) => changeQuantity(event.target.value)}
          onAnswer={changeQuantity}
        />
      )}
      <ChoiceGroup
        {...fields.choice('meal')}
        legend={t('meal')}
        options={meals.map((value) => ({ value, label: t(value) }))}
        look={mealLook}
      />
      <div className="flex flex-wrap gap-x-6">
        <Checkbox {...lactose} label={t('contains_lactose')} />
        <Checkbox {...gluten} label={t('contains_gluten')} />
      </div>
      {numbers && (
        <Folded summary={t('nutrients')} initiallyOpen={isSaid}>
          <p className="text-muted">{t('nutrientsText')}</p>
          <div className="grid gap-5 sm:grid-cols-2">
            {nutrients.map((nutrient) => (
              <NumberField
                key={nutrient}
                {...fields.number(nutrient)}
                unit={units[nutrient] ?? fields.number(nutrient).unit}
                label={t(nutrient)}
              />
            ))}
          </div>
        </Folded>
      )}
      <TextArea {...fields.text('notes')} label={t('notes')} />
    </>
  );
}
