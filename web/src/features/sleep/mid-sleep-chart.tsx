import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { AsTable } from '#core/journal/as-table.tsx';
import type { LookBackView } from '#core/journal/look-back.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { formatDate } from '#lib/local-date.ts';
import { formatClockTime } from '#lib/clock-time.ts';
import { LineChart } from '#ui/line-chart.tsx';
import { useDriftSentence } from './drift-sentence.ts';
import { laterBy, meanTime, midSleep, clockTime } from './mid-sleep.ts';
import { mainNight } from './night-hours.ts';
import type { sleepEntries } from './sleep-entries.ts';

/**
 * The mid-sleep of each night, and how far it drifts over the period. Renders nothing if no night has the times that
 * mid-sleep requires.
 */
export function MidSleepChart({ view }: { view: LookBackView<typeof sleepEntries.fields> }): ReactNode {
  const t = useMessages('sleep');
  const journal = useMessages('journal');
  const locale = useLocale();
  const describeDrift = useDriftSentence();
  const middles = view.days.map((day) => {
    const night = mainNight(view.entriesOn(day));
    return night && midSleep(night);
  });
  const mean = meanTime(middles.filter((middle) => middle !== null));
  if (mean === null) return null;
  const clock = (minutes: number) => formatClockTime(clockTime(minutes), locale);
  const summary = t('midSleepSummary', { time: clock(mean), change: describeDrift(middles) });
  const shortDay = (index: number) => formatDate(view.days[index] ?? view.to, locale, { day: 'numeric', month: 'short' });
  return (
    <section aria-labelledby="mid-sleep" className="flex flex-col gap-4">
      <h3 id="mid-sleep" className="text-base font-semibold">
        {t('midSleep')}
      </h3>
      <p>{summary}</p>
      <LineChart
        fromLowest
        summary={summary}
        points={middles.map((middle, index) => ({
          label: shortDay(index),
          // Relative to the mean, so that the chart shows 23:50 close to 00:10.
          value: middle === null ? null : mean + laterBy(middle, mean),
        }))}
        formatValue={clock}
      />
      <AsTable
        caption={t('midSleep')}
        columns={[
          { id: 'day', label: t('day') },
          { id: 'middle', label: t('midSleep'), numeric: true },
        ]}
        rows={view.days.map((day, index) => {
          const middle = middles[index] ?? null;
          return {
            id: day,
            cells: { day: formatDate(day, locale), middle: middle === null ? journal('noRecord') : clock(middle) },
          };
        })}
      />
    </section>
  );
}
