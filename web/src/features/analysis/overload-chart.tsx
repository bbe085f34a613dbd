import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { AsTable } from '#core/journal/as-table.tsx';
import type { LookBackView } from '#core/journal/look-back.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatMinutes, formatNumber } from '#lib/format-number.ts';
import { mean } from '#lib/aggregates.ts';
import { wholePattern } from '#ui/fill-patterns.ts';
import { PartsChart } from '#ui/parts-chart.tsx';
import type { analysisEntries } from './analysis-entries.ts';
import { HelpedChart } from './helped-chart.tsx';
import { intensityKey } from './overload-choices.ts';
import { triggerCounts } from './overload-summary.ts';

/** The overloads of a period: a sentence, the triggers, and what helped. */
export function OverloadChart({ view }: { view: LookBackView<typeof analysisEntries.fields> }): ReactNode {
  const t = useMessages('analysis');
  const locale = useLocale();
  const overloads = view.entries.filter(({ occurred }) => occurred === 'yes');
  const days = new Set(overloads.map(({ date }) => date)).size;
  const intensity = mean(overloads.map((entry) => entry.intensity));
  const minutes = mean(overloads.map((entry) => entry.duration_minutes));
  const counts = triggerCounts(overloads);
  const [first, second] = counts;
  const words = [
    overloads.length === 0 ? t('noneInPeriod') : t('overloads', { count: overloads.length, days }),
    ...(intensity === null
      ? []
      : [
          t('averageIntensity', {
            level: formatNumber(intensity, locale, { maximumFractionDigits: 1 }),
            words: t(intensityKey(intensity)),
          }),
        ]),
    ...(minutes === null ? [] : [t('averageMinutes', { time: formatMinutes(minutes, locale) })]),
  ].join(' ');
  const summary =
    first === undefined || first.count === second?.count
      ? t('triggersEvenly')
      : t('triggersMost', { name: t(first.trigger), count: first.count });
  return (
    <>
      <p>{words}</p>
      {counts.length > 0 && (
        <section aria-labelledby="analysis-triggers" className="flex flex-col gap-4">
          <h3 id="analysis-triggers" className="text-base font-semibold">
            {t('triggersTitle')}
          </h3>
          <p>{summary}</p>
          <PartsChart
            summary={summary}
            kinds={[]}
            rows={counts.map(({ trigger, count }) => ({
              label: t(trigger),
              amount: formatNumber(count, locale),
              parts: [{ at: wholePattern, value: count }],
            }))}
          />
          <AsTable
            caption={t('triggersTitle')}
            columns={[
              { id: 'trigger', label: t('triggersTitle') },
              { id: 'count', label: t('times'), numeric: true },
            ]}
            rows={counts.map(({ trigger, count }) => ({
              id: trigger,
              cells: { trigger: t(trigger), count: formatNumber(count, locale) },
            }))}
          />
        </section>
      )}
      <HelpedChart entries={overloads} />
    </>
  );
}
