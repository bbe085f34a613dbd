import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useJournal } from '#core/journal/journal-context.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { Card } from '#ui/card.tsx';
import { EnergyChart } from './energy-chart.tsx';
import { nutrients, totalOf } from './nutrients.ts';
import { nutritionEntries } from './nutrition-entries.ts';
import { useSayAmount } from './use-numbers.ts';

/** The day's nutrient totals. A nutrient that no food states is unknown, never zero. */
export function DayTotalsCard(): ReactNode {
  const t = useMessages('nutrition');
  const locale = useLocale();
  const sayAmount = useSayAmount();
  const count = (foods: number) => formatNumber(foods, locale);
  const { entries } = useJournal(nutritionEntries);
  const totals = nutrients.map((nutrient) => ({ nutrient, ...totalOf(entries, nutrient) }));
  return (
    <Card aria-labelledby="day-totals" className="flex flex-col gap-5">
      <h2 id="day-totals" className="text-lg">
        {t('dayTotals')}
      </h2>
      {totals.every(({ known }) => known === 0) ? (
        <p className="text-muted">{t('nothingKnown')}</p>
      ) : (
        <>
          <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
            {totals.map(({ nutrient, amount, known, foods }) => (
              <div key={nutrient} className="flex flex-col">
                <dt className="text-sm text-muted">{t(nutrient)}</dt>
                <dd className="flex flex-wrap items-baseline gap-x-2">
                  <span className="font-semibold tabular-nums">
                    {amount === null ? t('notSaid') : sayAmount(nutrient, amount)}
                  </span>
                  {known > 0 && known < foods && (
                    <span className="text-sm whitespace-nowrap text-muted">
                      {t('ofFoods', { known: count(known), foods: count(foods) })}
                    </span>
                  )}
                </dd>
              </div>
            ))}
          </dl>
          {totals.some(({ known, foods }) => known > 0 && known < foods) && (
            <p className="text-sm text-muted">{t('ofFoodsMeans')}</p>
          )}
          <EnergyChart foods={entries} />
        </>
      )}
    </Card>
  );
}
