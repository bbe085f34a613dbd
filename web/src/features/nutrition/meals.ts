import { useSyncExternalStore } from 'react';
import { draftKey } from '#core/drafts/draft-store.ts';
import { draftStore } from '#core/drafts/use-draft.ts';
import { useJournal } from '#core/journal/journal-context.ts';
import { currentUserId } from '#core/session/session.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { meals, nutritionEntries, type Food, type Meal } from './nutrition-entries.ts';

/** How long after its last food a meal still counts as being recorded, in ms. */
const pause = 60 * 60 * 1000;

type Added = Pick<Food, 'meal' | 'created_at'>;

/**
 * The meal of the last food of a day (`foods`, oldest first), if the person added the food less than an hour before `now`.
 * Later foods probably belong to another meal, so nothing is chosen for them. A device whose clock is fast may have added
 * the food after `now`.
 */
export function mealBeingRecorded(foods: readonly Added[], now: number): Meal | null {
  const last = foods.at(-1);
  return last?.meal && Math.abs(now - Date.parse(last.created_at)) < pause ? last.meal : null;
}

/** The meal that the person is recording on the selected date. Checked again when the page becomes visible. */
export function useMealBeingRecorded(): Meal | null {
  const { entries } = useJournal(nutritionEntries);
  return useSyncExternalStore(followVisibility, () => mealBeingRecorded(entries, Date.now()));
}

function followVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

/** The meal that the form of this date shows: the one that the person chose there, otherwise `recorded`. */
export function mealInForm(date: CalendarDate, recorded: Meal | null): Meal | null {
  const draft = draftStore.read(draftKey(currentUserId(), `${nutritionEntries.table}:${date}`));
  const chosen = (draft as { readonly meal?: Meal | '' } | undefined)?.meal;
  return chosen === undefined ? recorded : chosen || null;
}

/** The foods of each meal in the order of the meals, then those without a meal. Null if no food has a meal. */
export function groupByMeal<Eaten extends Pick<Food, 'meal'>>(
  foods: readonly Eaten[],
): readonly { readonly meal: Meal | null; readonly foods: readonly Eaten[] }[] | null {
  // Rows that this device stored before the column existed have no meal at all.
  const of = (meal: Meal | null) => ({ meal, foods: foods.filter((food) => (food.meal ?? null) === meal) });
  const groups = [...meals, null].map(of).filter(({ foods: group }) => group.length > 0);
  return groups.some(({ meal }) => meal !== null) ? groups : null;
}
