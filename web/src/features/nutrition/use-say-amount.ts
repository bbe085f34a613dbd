import { useLocale } from 'use-intl/react';
import { formatMeasure } from '#core/journal/format-measure.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import type { Nutrient } from './nutrients.ts';

/** Answers how an amount of a nutrient is said with its unit. Intl knows neither kilocalories nor milligrams: those are words. */
export function useSayAmount(): (nutrient: Nutrient | 'quantity_g', amount: number) => string {
  const t = useMessages('nutrition');
  const locale = useLocale();
  return (nutrient, amount) => {
    const whole = { maximumFractionDigits: nutrient === 'calories' || nutrient === 'sodium_mg' ? 0 : 1 };
    if (nutrient === 'calories') return t('kcal', { amount: formatNumber(amount, locale, whole) });
    if (nutrient === 'sodium_mg') return t('mg', { amount: formatNumber(amount, locale, whole) });
    return formatMeasure(amount, 'gram', locale, whole);
  };
}
