import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatNumber } from '#lib/format-number.ts';
import { daysWithoutRecord } from '../sums-and-means.ts';
import { CrossChart } from '../charts/cross-chart.tsx';
import { useSection } from '../section-context.ts';

const states = ['skipped', 'later', 'taken'] as const;

/** Counts of doses by medicine: taken, skipped, for later, and days without a record. */
export function MedicationsSection(): ReactNode {
  const t = useMessages('medications');
  const own = useMessages('statistics');
  const locale = useLocale();
  const { span, statistics } = useSection();
  const counts = statistics.counts['states'] ?? [];
  const planned = statistics.counts['planned'] ?? [];
  const sumOf = (state: (typeof states)[number]) =>
    counts.filter(([, side]) => side === state).reduce((sum, [, , amount]) => sum + amount, 0);
  const inNumbers = (amount: number) => formatNumber(amount, locale);
  const summary = [
    own('doses', {
      taken: inNumbers(sumOf('taken')),
      skipped: inNumbers(sumOf('skipped')),
      later: inNumbers(sumOf('later')),
    }),
    own('noRecordMeans'),
  ].join(' ');
  return (
    <CrossChart
      title={t('state')}
      summary={summary}
      counts={counts}
      of="states"
      sides={states}
      format={inNumbers}
      extra={{
        label: own('daysWithoutRecord'),
        of: (name) => {
          const days = daysWithoutRecord(planned, name, span.to);
          return days === null ? '–' : inNumbers(days);
        },
      }}
    />
  );
}
