import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { formatMeasure } from '#core/journal/format-measure.ts';
import { useJournal } from '#core/journal/journal-context.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { addDays } from '@cogn/shared/calendar-date.ts';
import { Card } from '#ui/card.tsx';
import { OnItsWay } from '#ui/on-its-way.tsx';
import { latestTrend, changeOver } from './weight-trend.ts';
import { weightEntries, useWeighings } from './weight-entries.ts';

const spans = [7, 30, 90];

/**
 * The trend of the weight, and its change over 7, 30 and 90 days. The texts do not judge the numbers. Renders nothing
 * without weighings.
 */
export function TrendCard(): ReactNode {
  const t = useMessages('weight');
  const locale = useLocale();
  const { date } = useJournal(weightEntries);
  const weighings = useWeighings(addDays(date, -90), date);
  if (weighings === undefined) return <OnItsWay />;
  const now = latestTrend(weighings);
  if (now === null) return null;
  const toText = (kilograms: number, options: Intl.NumberFormatOptions = {}) =>
    formatMeasure(kilograms, 'kilogram', locale, { maximumFractionDigits: 1, ...options });
  return (
    <Card aria-labelledby="weight-trend" className="flex flex-col gap-3">
      <h2 id="weight-trend" className="text-lg">
        {t('trend')}
      </h2>
      <p className="font-heading text-xl/normal font-semibold">{t('trendNow', { weight: toText(now) })}</p>
      <p className="text-muted">{t('trendMeans')}</p>
      <h3 className="text-base font-semibold">{t('change')}</h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1">
        {spans.map((days) => {
          const change = changeOver(weighings, days);
          return (
            <div key={days} className="contents">
              <dt className="text-muted">{t('overDays', { days })}</dt>
              <dd className="tabular-nums">
                {change === null ? t('changeUnknown') : toText(change, { signDisplay: 'exceptZero' })}
              </dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
