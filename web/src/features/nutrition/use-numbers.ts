import { useOwnRow } from '#core/records/use-own-row.ts';
import { nutritionSettings } from './nutrition-settings.ts';

interface Numbers {
  /** Whether this page shows calories and amounts: never until the person's choice is known, so that no number leaks. */
  readonly shown: boolean;
  /** Whether the choice is known: this device or the server has told it. */
  readonly known: boolean;
  readonly coming: boolean;
}

export function useNumbers(): Numbers {
  const { row, state, known } = useOwnRow<{ hide_numbers: boolean }>(nutritionSettings.table);
  const told = known || row?.hide_numbers !== undefined;
  return { shown: told && row?.hide_numbers !== true, known: told, coming: state === 'loading' };
}
