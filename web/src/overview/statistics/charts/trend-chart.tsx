import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { LineChart } from '#ui/line-chart.tsx';
import { meanOfPoint, wholeOf } from '../sums-and-means.ts';
import { pointsOfSpan, type Place } from '../points-of-span.ts';
import { useSection } from '../section-context.ts';
import { ChartFrame } from './chart-frame.tsx';
import { ChartPointSlider } from './chart-point-slider.tsx';
import { usePlaceLabel, useHonesty } from './chart-sentences.ts';
import { usePlanMarks } from './use-plan-marks.tsx';
import { ValueTable } from './value-table.tsx';

interface TrendChartProps {
  title: string;
  measure: string;
  /** Formats a daily mean. */
  format: (value: number) => string;
  minimum?: number;
  maximum?: number;
  /** Whether the scale starts at the lowest value instead of zero. */
  fromLowest?: boolean;
  /** Whether to draw at half the height, because the chart is one of several. */
  small?: boolean;
}

/** The means of a measure as a line. Days without a record are gaps. Renders nothing without data. */
export function TrendChart({ title, measure, format, ...scale }: TrendChartProps): ReactNode {
  const t = useMessages('statistics');
  const { span, statistics } = useSection();
  const wordsOf = usePlaceLabel();
  const honest = useHonesty();
  const { mean, days } = wholeOf(statistics.points, measure);
  const places = pointsOfSpan(span, statistics.points);
  const { isMarked, caption } = usePlanMarks(places);
  if (mean === null) return null;
  const describePlace = ({ point }: Place) => {
    const value = meanOfPoint(point, measure);
    return value === null ? null : format(value);
  };
  const summary = [t('mean', { value: format(mean), days }), ...honest(days, statistics.points)].join(' ');
  return (
    <ChartFrame title={title} summary={summary}>
      <LineChart
        {...scale}
        summary={summary}
        points={places.map((place) => ({
          label: wordsOf(place, 'short'),
          value: meanOfPoint(place.point, measure),
          marked: isMarked(place),
        }))}
        formatValue={format}
      />
      {caption}
      {scale.small !== true && <ChartPointSlider places={places} describe={describePlace} />}
      <ValueTable title={title} places={places} columns={[{ label: title, valueOf: describePlace }]} />
    </ChartFrame>
  );
}
