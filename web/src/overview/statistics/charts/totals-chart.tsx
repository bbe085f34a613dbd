import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { BarChart } from '#ui/bar-chart.tsx';
import { LineChart } from '#ui/line-chart.tsx';
import { sumOfPoint, wholeOf } from '../sums-and-means.ts';
import { pointsOfSpan, type Place } from '../points-of-span.ts';
import { useSection } from '../section-context.ts';
import { ChartFrame } from './chart-frame.tsx';
import { ChartPointSlider } from './chart-point-slider.tsx';
import { usePlaceLabel, useHonesty } from './chart-sentences.ts';
import { usePlanMarks } from './use-plan-marks.tsx';
import { ValueTable } from './value-table.tsx';

/** The maximum number of bars that fit on a phone. With more days, the chart is a line. */
const mostBars = 31;

interface TotalsChartProps {
  title: string;
  measure: string;
  format: (value: number) => string;
  /** A text that is appended to the summary. */
  note?: string;
}

/** The sums of a measure: bars for days, or a line for longer spans. Days without a record are gaps. */
export function TotalsChart({ title, measure, format, note }: TotalsChartProps): ReactNode {
  const t = useMessages('statistics');
  const { span, statistics } = useSection();
  const wordsOf = usePlaceLabel();
  const honest = useHonesty();
  const { sum, days } = wholeOf(statistics.points, measure);
  const places = pointsOfSpan(span, statistics.points);
  const { isMarked, caption } = usePlanMarks(places);
  if (days === 0) return null;
  const describePlace = ({ point }: Place) => {
    const value = sumOfPoint(point, measure);
    return value === null ? null : format(value);
  };
  const summary = [
    t('total', { value: format(sum), days }),
    ...honest(days, statistics.points),
    ...(note === undefined ? [] : [note]),
  ].join(' ');
  const asBars = span.grain === 'day' && places.length <= mostBars;
  const points = places.map((place) => ({
    label: wordsOf(place, asBars ? 'mark' : 'short'),
    value: sumOfPoint(place.point, measure),
    marked: isMarked(place),
  }));
  return (
    <ChartFrame title={title} summary={summary}>
      {asBars ? (
        <BarChart summary={summary} points={points} />
      ) : (
        <LineChart summary={summary} points={points} formatValue={format} />
      )}
      {caption}
      <ChartPointSlider places={places} describe={describePlace} />
      <ValueTable title={title} places={places} columns={[{ label: title, valueOf: describePlace }]} />
    </ChartFrame>
  );
}
