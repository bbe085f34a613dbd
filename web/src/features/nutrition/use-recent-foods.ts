import { useEntries } from '#core/records/use-entries.ts';
import { useSelectedDate } from '#core/selected-date/use-selected-date.ts';
import { addDays } from '#lib/calendar-date.ts';
import type { Food } from './nutrition-entries.ts';
import { nutritionEntries } from './nutrition-entries.ts';
import { recentFoods } from './recent-foods.ts';

/** How far "recent" reaches back from the selected date, in days. */
const reach = 60;

/** The foods of the last two months as they were last eaten, the latest first; undefined while that is not known. */
export function useRecentFoods(): readonly Food[] | undefined {
  const { date } = useSelectedDate();
  const { rows, state } = useEntries<Food>(nutritionEntries.table, { from: addDays(date, -reach), to: date });
  return state === 'loading' ? undefined : recentFoods(rows);
}
