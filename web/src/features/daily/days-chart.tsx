import type { ReactNode } from 'react';
import { CountsChart } from '#core/journal/counts-chart.tsx';
import type { LookBackView } from '#core/journal/look-back.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { countNames } from '#lib/count-names.ts';
import type { dailyEntries } from './daily-entries.ts';

/** Charts of the kinds of day and of the responses of the senses. A chart appears only if there is at least one record. */
export function DaysChart({ view }: { view: LookBackView<typeof dailyEntries.fields> }): ReactNode {
  const t = useMessages('daily');
  const parts = [
    { id: 'patterns', named: countNames(view.entries.map((entry) => entry.day_pattern)) },
    { id: 'responses', named: countNames(view.entries.flatMap((entry) => entry.sensory_responses ?? [])) },
  ] as const;
  return parts.map(({ id, named }) => {
    const counts = named.map(({ name, count }) => ({ name: t(name), count }));
    const [first, second] = counts;
    if (first === undefined) return null;
    return (
      <CountsChart
        key={id}
        title={t(id)}
        summary={first.count === second?.count ? t('namedEvenly') : t('namedMost', first)}
        counts={counts}
      />
    );
  });
}
