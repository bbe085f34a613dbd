import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { formatMeasure } from '#core/journal/format-measure.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useNumbers } from '#features/nutrition/use-numbers.ts';
import { formatNumber } from '#lib/format-number.ts';
import { TotalsChart } from '../charts/totals-chart.tsx';
import { TrendChart } from '../charts/trend-chart.tsx';

const inGrams = ['carbs_g', 'protein_g', 'fat_g', 'fiber_g'] as const;

/** The number of foods. Energy and nutrients show only if the user chose to see numbers. */
export function NutritionSection(): ReactNode {
  const t = useMessages('nutrition');
  const locale = useLocale();
  const { shown } = useNumbers();
  const whole = (value: number) => formatNumber(value, locale, { maximumFractionDigits: 0 });
  return (
    <>
      <TotalsChart title={t('foods')} measure="foods" format={whole} />
      {shown && (
        <>
          <TrendChart title={t('calories')} measure="calories" format={(value) => t('kcal', { amount: whole(value) })} />
          {inGrams.map((nutrient) => (
            <TrendChart
              key={nutrient}
              title={t(nutrient)}
              measure={nutrient}
              format={(grams) => formatMeasure(grams, 'gram', locale, { maximumFractionDigits: 0 })}
              small
            />
          ))}
        </>
      )}
    </>
  );
}
