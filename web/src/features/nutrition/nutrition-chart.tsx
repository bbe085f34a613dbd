import { useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { AsTable } from '#core/journal/as-table.tsx';
import type { LookBackView } from '#core/journal/look-back.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatDate } from '#lib/local-date.ts';
import { BarChart } from '#ui/bar-chart.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { DaysChart } from './days-chart.tsx';
import { EnergyChart } from './energy-chart.tsx';
import { nutrients, type Nutrient, averageOfWholeDays, dayTotals, isWhole } from './nutrients.ts';
import type { nutritionEntries } from './nutrition-entries.ts';
import { useSayAmount } from './use-numbers.ts';

interface NutritionChartProps {
  view: LookBackView<typeof nutritionEntries.fields>;
  /** Whether the person wants to see numbers of nutrients. */
  numbers: boolean;
}

/** The charts of a period: bars of a nutrient or, for a person who hides numbers, only the days with a record. */
export function NutritionChart({ view, numbers }: NutritionChartProps): ReactNode {
  return numbers ? <NutrientBars view={view} /> : <DaysChart view={view} />;
}

/** Bars of one nutrient. A day without a record has no bar. If a food of the day lacks the value, the bar is dashed. */
function NutrientBars({ view }: Pick<NutritionChartProps, 'view'>): ReactNode {
  const t = useMessages('nutrition');
  const journal = useMessages('journal');
  const locale = useLocale();
  const sayAmount = useSayAmount();
  const [nutrient, setNutrient] = useState<Nutrient>('calories');
  const totals = dayTotals(view.entries, nutrient);
  const whole = averageOfWholeDays(view.entries, nutrient);
  const summary = [
    t('summary', { days: totals.size }),
    whole === null ? t('noAverage') : t('averageOf', { days: whole.days, average: sayAmount(nutrient, whole.average) }),
  ].join(/^(?:ja|zh)/u.test(locale) ? '' : ' ');
  const shortDay: Intl.DateTimeFormatOptions = view.kind === 'week' ? { weekday: 'short' } : { day: 'numeric' };
  const partial = [...totals.values()].some((total) => total.amount !== null && !isWhole(total));
  return (
    <>
      <SelectField
        label={t('measure')}
        name="measure"
        options={nutrients.map((value) => ({ value, label: t(value) }))}
        value={nutrient}
        onChange={(event) => setNutrient(event.target.value as Nutrient)}
        className="sm:max-w-xs"
      />
      <p>{summary}</p>
      <BarChart
        summary={summary}
        points={view.days.map((day) => {
          const total = totals.get(day);
          return {
            label: formatDate(day, locale, shortDay),
            value: total?.amount ?? null,
            partial: total !== undefined && !isWhole(total),
          };
        })}
      />
      {partial && <p className="text-sm text-muted">{t('partialBars')}</p>}
      <AsTable
        caption={t(nutrient)}
        columns={[
          { id: 'day', label: t('day') },
          { id: 'amount', label: t(nutrient), numeric: true },
        ]}
        rows={view.days.map((day) => {
          const total = totals.get(day);
          const amount = total?.amount ?? null;
          const said = amount === null ? t('notSaid') : sayAmount(nutrient, amount);
          return {
            id: day,
            cells: {
              day: formatDate(day, locale),
              amount:
                total === undefined
                  ? journal('noRecord')
                  : amount === null || isWhole(total)
                    ? said
                    : t('atLeast', { amount: said }),
            },
          };
        })}
      />
      <EnergyChart foods={view.entries} />
    </>
  );
}
