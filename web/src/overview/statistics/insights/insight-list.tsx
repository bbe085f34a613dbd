import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { fewestDays, type Findings, type Insight } from '#lib/insights/find-insights.ts';
import type { SeriesName } from './pairs.ts';
import { useKindOfDay } from './use-kind-of-day.ts';

/** What was found, the clearest first; where nothing was, why. */
export function InsightList({ findings: { insights, tested, mostDays } }: { findings: Findings }): ReactNode {
  const t = useMessages('insights');
  if (tested === 0) return <p>{t('tooFew', { least: String(fewestDays), days: String(mostDays) })}</p>;
  return (
    <>
      {insights.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul className="flex flex-col gap-4">
          {insights.map((insight) => (
            <li key={`${insight.pair.from} ${insight.pair.to} ${String(insight.lag)}`} className="flex flex-col gap-1">
              <ServerResult insight={insight} />
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-muted">{t('looked', { count: tested })}</p>
    </>
  );
}

const lagLabels = ['sameDay', 'nextDay', 'twoDays'] as const;

/** Counted days, those of the other kind, and how sure it is. */
function ServerResult({ insight }: { insight: Insight }): ReactNode {
  const t = useMessages('insights');
  const locale = useLocale();
  const kindOfDay = useKindOfDay();
  const [count, of] = insight.with;
  const [otherCount, otherOf] = insight.without;
  const number = (value: number) => formatNumber(value, locale);
  const x = kindOfDay(insight.pair.from as SeriesName, insight.from);
  const y = kindOfDay(insight.pair.to as SeriesName, insight.to);
  return (
    <>
      <p>{t(lagLabels[insight.lag] ?? 'sameDay', { count: number(count), of: number(of), x, y })}</p>
      <p>{t('others', { count: number(otherCount), of: number(otherOf) })}</p>
      <p className="text-sm text-muted">
        {t(certaintyOf(insight.probability))} {t('days', { days: number(insight.days) })}
      </p>
    </>
  );
}

/** How sure a finding is, in three steps, by how often chance alone would show as much after all that was looked at. */
export function certaintyOf(probability: number): 'certain1' | 'certain2' | 'certain3' {
  if (probability <= 0.001) return 'certain3';
  return probability <= 0.01 ? 'certain2' : 'certain1';
}
