import type { DayCount } from '#lib/insights/count-days.ts';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { fewestDays, type Findings, type Insight } from '#lib/insights/find-insights.ts';
import type { SeriesName } from './pairs.ts';

/** Lists the findings, the most certain first, or says why there are none. */
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
              <FindingText insight={insight} />
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-muted">{t('looked', { count: tested })}</p>
    </>
  );
}

const lagLabels = ['sameDay', 'nextDay', 'twoDays'] as const;

/** One finding: the numbers of days that it is based on, and how certain it is. */
function FindingText({ insight }: { insight: Insight }): ReactNode {
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

/** Maps the probability that a finding is due to chance, corrected for all tests, to three levels of certainty. */
export function certaintyOf(probability: number): 'certain1' | 'certain2' | 'certain3' {
  if (probability <= 0.001) return 'certain3';
  return probability <= 0.01 ? 'certain2' : 'certain1';
}

type Kind = DayCount['from'];

/** Series whose values are yes or no. Their messages name no cut (threshold). */
const plain = ['overload', 'period', 'beforePeriod'] as const;
/** Series with messages that name their declared cut (threshold). */
const declared = ['sleepHours', 'social', 'sensory', 'activity', 'restful', 'medication'] as const;

const isOneOf = <Name extends SeriesName>(names: readonly Name[], name: SeriesName): name is Name =>
  (names as readonly SeriesName[]).includes(name);

/** Names a kind of day within a sentence: above or below the declared cut, or else above or below the user's median. */
function useKindOfDay(): (name: SeriesName, kind: Kind) => string {
  const t = useMessages('insights');
  return (name, { side, split }) => {
    if (isOneOf(plain, name)) return t(`${name}-${side}`);
    if (split.declared && isOneOf(declared, name)) return t(`${name}-${side}`, { cut: String(split.cut) });
    return t(`usual-${side}`, { name: t(name) });
  };
}
