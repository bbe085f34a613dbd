import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { useDriftSentence } from '#features/sleep/drift-sentence.ts';
import { laterBy, clockTime } from '#features/sleep/mid-sleep.ts';
import { formatClockTime } from '#lib/clock-time.ts';
import { formatMinutes } from '#lib/format-number.ts';
import { LineChart } from '#ui/line-chart.tsx';
import { CountsChart } from '../charts/counts-chart.tsx';
import { ChartFrame } from '../charts/chart-frame.tsx';
import { ChartPointSlider } from '../charts/chart-point-slider.tsx';
import { TrendChart } from '../charts/trend-chart.tsx';
import { usePlaceLabel } from '../charts/chart-sentences.ts';
import { ValueTable } from '../charts/value-table.tsx';
import { middleOfPoint } from '../sums-and-means.ts';
import { pointsOfSpan, together, type Place } from '../points-of-span.ts';
import { useSection } from '../section-context.ts';

/** Three charts: hours slept (a day without a record is a gap), sleep quality, and the time of mid-sleep. */
export function SleepSection(): ReactNode {
  const t = useMessages('sleep');
  const locale = useLocale();
  return (
    <>
      <TrendChart title={t('hours')} measure="hours" format={(hours) => formatMinutes(hours * 60, locale)} />
      <CountsChart title={t('quality')} of="quality" />
      <MidSleep />
    </>
  );
}

function MidSleep(): ReactNode {
  const t = useMessages('sleep');
  const locale = useLocale();
  const { span, statistics } = useSection();
  const wordsOf = usePlaceLabel();
  const describeDrift = useDriftSentence();
  const places = pointsOfSpan(span, statistics.points);
  const middles = places.map(({ point }) => middleOfPoint(point));
  // The mean of all nights, as on the sleep page, not the mean of weekly means.
  const mean = middleOfPoint(together(statistics.points));
  if (mean === null) return null;
  const clock = (minutes: number) => formatClockTime(clockTime(minutes), locale);
  const nights = span.grain === 'week' ? pointsOfSpan({ ...span, grain: 'day' }, statistics.points) : places;
  const change = describeDrift(nights.map(({ point }) => middleOfPoint(point)));
  const summary = t('midSleepSummary', { time: clock(mean), change });
  const describePlace = ({ point }: Place) => {
    const middle = middleOfPoint(point);
    return middle === null ? null : clock(middle);
  };
  return (
    <ChartFrame title={t('midSleep')} summary={summary}>
      <LineChart
        fromLowest
        summary={summary}
        // The values are centred on the mean, so that 23:50 is next to 00:10.
        points={places.map((place, index) => {
          const middle = middles[index] ?? null;
          return { label: wordsOf(place, 'short'), value: middle === null ? null : mean + laterBy(middle, mean) };
        })}
        formatValue={clock}
      />
      <ChartPointSlider places={places} describe={describePlace} />
      <ValueTable title={t('midSleep')} places={places} columns={[{ label: t('midSleep'), valueOf: describePlace }]} />
    </ChartFrame>
  );
}
