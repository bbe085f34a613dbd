import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatMinutes, formatNumber } from '#lib/format-number.ts';
import type { Findings, Insight } from '#lib/insights/find-insights.ts';
import { fewestPairedDays, type Contrast } from '#lib/insights/test-pairs.ts';
import { unitOf, type ResultName, type SeriesName } from './pairs.ts';
import { useKindOfDay } from './use-kind-of-day.ts';

/** Lists the findings, the least likely by chance first, or says why there are none. */
export function InsightList({ findings: { insights, tested, mostDays, visible } }: { findings: Findings }): ReactNode {
  const t = useMessages('insights');
  if (tested === 0) return <p>{t('tooFew', { least: String(fewestPairedDays), days: String(mostDays) })}</p>;
  return (
    <>
      {insights.length === 0 ? (
        <>
          <p>{t('none')}</p>
          {visible && <VisibleText contrast={visible} />}
        </>
      ) : (
        <>
          <ul className="flex flex-col gap-4">
            {insights.map((insight) => (
              <li key={`${insight.pair.from} ${insight.pair.to} ${String(insight.lag)}`} className="flex flex-col gap-1">
                <FindingText insight={insight} />
              </li>
            ))}
          </ul>
          <p className="text-sm text-muted">{t('strongest')}</p>
        </>
      )}
      <p className="text-sm text-muted">{t('looked', { count: tested })}</p>
    </>
  );
}

const lagLabels = ['sameDay', 'nextDay', 'twoDays'] as const;

/** One finding: the kinds of day, the difference with its interval, its size, and how likely it is chance. */
function FindingText({ insight }: { insight: Insight }): ReactNode {
  const t = useMessages('insights');
  const locale = useLocale();
  const kindOfDay = useKindOfDay();
  const { amount, bare } = useAmounts();
  const { pair, lag, days, difference, interval, probability, size } = insight;
  const to = pair.to as ResultName;
  const [low, high] = interval.map(Math.abs).toSorted((one, other) => one - other) as [number, number];
  const [named, others] = days.map((count) => formatNumber(count, locale)) as [string, string];
  return (
    <>
      <p>{t(lagLabels[lag] ?? 'sameDay', { x: kindOfDay(pair.from as SeriesName, insight.from) })}</p>
      <p>
        {t(difference > 0 ? 'more' : 'less', {
          ...{ y: t(`to-${to}`), amount: amount(to, difference), low: bare(to, low), high: bare(to, high) },
        })}
      </p>
      <p className="text-sm text-muted">
        {t(sizeOf(size))} {t(chanceOf(probability))} {t('days', { named, others })}
      </p>
    </>
  );
}

/** The smallest difference that the person's days would show, so that an empty list does not read as "no relation". */
function VisibleText({ contrast: { pair, from, difference } }: { contrast: Contrast }): ReactNode {
  const t = useMessages('insights');
  const kindOfDay = useKindOfDay();
  const { amount } = useAmounts();
  const to = pair.to as ResultName;
  const x = kindOfDay(pair.from as SeriesName, from);
  return <p className="text-sm text-muted">{t('visible', { amount: amount(to, difference), x, y: t(`to-${to}`) })}</p>;
}

/** The largest possible difference of each unit: between 0 and 100 percent, and between the levels 1 and 5. */
const largestOf = { minutes: 24 * 60, percent: 100, level: 4, senses: Infinity } as const;

/** Formats differences of a series: with its unit, and as a bare number for the ends of an interval. */
function useAmounts(): Readonly<Record<'amount' | 'bare', (name: ResultName, difference: number) => string>> {
  const t = useMessages('insights');
  const locale = useLocale();
  const bare = (name: ResultName, difference: number) => {
    const { unit, factor } = unitOf[name];
    // The end of an interval can be larger than any possible difference.
    const value = Math.min(Math.abs(difference) * factor, largestOf[unit]);
    return unit === 'minutes' ? formatMinutes(value, locale) : formatNumber(value, locale, { maximumSignificantDigits: 2 });
  };
  const amount = (name: ResultName, difference: number) => {
    const { unit, factor } = unitOf[name];
    const value = bare(name, difference);
    const count = Number((Math.abs(difference) * factor).toPrecision(2));
    return unit === 'minutes' ? value : t(unit, { value, count });
  };
  return { amount, bare };
}

/** Grades the probability that a finding is due to chance, adjusted for all tests. */
export function chanceOf(probability: number): 'chance1' | 'chance2' {
  return probability <= 0.01 ? 'chance2' : 'chance1';
}

/** Grades a difference in standard deviations of the daily values (Cohen 1988: small below 0.5, large from 0.8). */
export function sizeOf(size: number): 'size1' | 'size2' | 'size3' {
  if (size < 0.5) return 'size1';
  return size < 0.8 ? 'size2' : 'size3';
}
