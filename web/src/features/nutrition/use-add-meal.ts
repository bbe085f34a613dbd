import { useLocale } from 'use-intl/react';
import { useNotSavedMessage } from '#core/journal/save-toasts.ts';
import { useRemoval } from '#core/journal/use-removal.ts';
import { whenSettled } from '#core/journal/when-settled.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { getOutboxState } from '#core/outbox/current-outbox.ts';
import { addRow } from '#core/records/write-rows.ts';
import { currentUserId } from '#core/session/session.ts';
import { shorten } from '#lib/shorten.ts';
import { newUuid } from '#lib/uuid.ts';
import { useToast } from '#ui/use-toast.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { nutritionEntries, type Food, type Meal } from './nutrition-entries.ts';
import type { RecentMeal } from './recent-meals.ts';

const { table, fields } = nutritionEntries;

type Copy = Readonly<Record<string, unknown>> & { readonly id: string; readonly food_name: string };

/** The foods of a meal that this device stored, even if the server then refused them, and those that it could not store. */
interface Attempt {
  readonly stored: readonly Copy[];
  readonly notStored: readonly Copy[];
}

/**
 * Meals of which some foods are not saved, by user, date and meal. The next tap on the meal tries again with only these foods
 * and with the same ids, so that no food is added twice.
 */
const attempts = new Map<string, Attempt>();

/** Whether the server has refused the row, and the person has not corrected or discarded it since. */
const isRefused = ({ id }: Copy) =>
  getOutboxState().operations.some(({ rowId, refusal }) => rowId === id && refusal !== undefined);

/** The values of a food for another day. Notes belong to one day, so the copy has none. */
export function copyOfFood(food: Food, meal: Meal | null): Omit<Food, 'id' | 'date' | 'created_at' | 'updated_at'> {
  const names = Object.keys(fields) as (keyof typeof fields)[];
  const values = Object.fromEntries(names.map((name) => [name, food[name] ?? null]));
  return { ...values, meal, notes: null } as ReturnType<typeof copyOfFood>;
}

/** Whether this language writes no spaces between words and sentences. */
const isUnspaced = (locale: string) => /^(?:ja|zh)/u.test(locale);

/** Returns a function that lists the names of foods as the person typed them: "pão, ovo, café". */
export function useListFoods(): (foods: readonly Pick<Food, 'food_name'>[]) => string {
  const locale = useLocale();
  // Names contain words such as "and", so commas separate them.
  const comma = isUnspaced(locale) ? '、' : ', ';
  return (foods) => foods.map(({ food_name }) => shorten(food_name, 32)).join(comma);
}

/**
 * Returns a function that adds all foods of a meal to a date. One toast reports the result, and its undo removes all these
 * foods. If some foods cannot be saved, the toast names them.
 */
export function useAddMeal(): (meal: RecentMeal<Food>, date: CalendarDate) => Promise<void> {
  const t = useMessages('nutrition');
  const core = useMessages('core');
  const journal = useMessages('journal');
  const locale = useLocale();
  const listFoods = useListFoods();
  const notSaved = useNotSavedMessage();
  const removal = useRemoval(table);
  const { showToast } = useToast();

  return async ({ key, meal, foods }, date) => {
    const place = [currentUserId(), date, key].join('\n');
    const before = attempts.get(place);
    const missing = before ? [...before.stored.filter(isRefused), ...before.notStored] : [];
    const again = missing.length > 0;
    const rows = again ? missing : foods.map((food) => ({ ...copyOfFood(food, meal), date, id: newUuid() }));
    const stored: Copy[] = again ? (before?.stored.filter((row) => !isRefused(row)) ?? []) : [];
    const notStored: Copy[] = [];
    let problem: unknown;
    for (const row of rows) {
      try {
        await addRow(table, row, row.id);
        stored.push(row);
      } catch (reason) {
        problem = reason;
        notStored.push(row);
      }
    }
    const states = await Promise.all(stored.map(({ id }) => whenSettled(table, id)));
    const left = [...stored.filter(isRefused), ...notStored];
    if (left.length > 0) attempts.set(place, { stored, notStored });
    else attempts.delete(place);

    const name = journal('named', { words: t(meal), name: shorten(listFoods(foods), 80) });
    const undo = () => {
      attempts.delete(place);
      void removal(stored, { name, removed: t('mealRemoved') });
    };
    const action = stored.length > 0 ? { label: core('actions.undo'), onAct: undo } : undefined;
    if (left.length > 0) {
      const reason = problem === undefined ? journal('refusedText') : notSaved(problem);
      showToast({
        title: t('mealNotWhole', { foods: listFoods(left) }),
        description: [reason, t('mealRetry')].join(isUnspaced(locale) ? '' : ' '),
        variant: 'destructive',
        action,
      });
    } else {
      const here = states.includes('on-device');
      showToast({
        name,
        title: t(here ? 'mealAddedHere' : 'mealAdded', { count: stored.length }),
        description: here ? t('mealAddedHereText') : undefined,
        action,
      });
    }
  };
}
