import { useOwnRow } from '#core/records/use-rows.ts';
import { nutritionSettings } from './nutrition-entries.ts';
import { useLocale } from 'use-intl/react';
import { formatMeasure } from '#core/journal/format-measure.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import type { Nutrient } from './nutrients.ts';

interface Numbers {
  /**
   * Whether this page shows calories and amounts. It is false until the person's choice has loaded, so that a person who
   * hides numbers never sees one.
   */
  readonly shown: boolean;
  /** Whether the person's choice has loaded, from this device or the server. */
  readonly known: boolean;
  readonly coming: boolean;
}

export function useNumbers(): Numbers {
  const { row, state, known: isRead } = useOwnRow<{ hide_numbers: boolean }>(nutritionSettings.table);
  const known = isRead || row?.hide_numbers !== undefined;
  return { shown: known && row?.hide_numbers !== true, known, coming: state === 'loading' };
}

/**
 * Returns a function that formats an amount with its unit. `Intl` has neither kilocalories nor milligrams, so messages
 * provide these units.
 */
export function useSayAmount(): (nutrient: Nutrient | 'quantity_g', amount: number) => string {
  const t = useMessages('nutrition');
  const locale = useLocale();
  return (nutrient, amount) => {
    const unit = nutrient === 'calories' ? 'kcal' : nutrient === 'sodium_mg' && 'mg';
    if (unit) return t(unit, { amount: formatNumber(amount, locale, { maximumFractionDigits: 0 }) });
    return formatMeasure(amount, 'gram', locale, { maximumFractionDigits: 1 });
  };
}
