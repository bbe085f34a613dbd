import { useOwnRow } from '#core/records/use-own-row.ts';
import { nutritionSettings } from './nutrition-settings.ts';

/** Whether this page shows calories and amounts; undefined until the person's choice is known, so that no number flashes up. */
export function useNumbers(): boolean | undefined {
  const { row, state } = useOwnRow<{ hide_numbers: boolean }>(nutritionSettings.table);
  return state === 'loading' ? undefined : row?.hide_numbers !== true;
}
