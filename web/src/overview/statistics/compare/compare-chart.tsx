import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { useMessages } from '#core/messages/use-messages.ts';
import { moods } from '#features/mood/mood-entries.ts';
import { formatDate } from '#lib/local-date.ts';
import type { Days } from '#lib/chart-buckets.ts';
import { LineChart } from '#ui/line-chart.tsx';
import { ChartFrame } from '../charts/chart-frame.tsx';
import { useHonesty, usePlaceLabel } from '../charts/chart-sentences.ts';
import { useSection } from '../section-context.ts';
import { wholeOf } from '../sums-and-means.ts';
import { isBlank, type PlaceValue, type Side } from './align-series.ts';
import { MarksChart } from './marks-chart.tsx';
import { useMarkName, useMeasureName, useValueFormat } from './measure-messages.ts';

interface CompareChartProps extends Side {
  places: readonly (Days & { readonly value: PlaceValue })[];
  /** The CSS width of the labels beside the chart. Both charts use the same width, so that their days are aligned. */
  scaleWidth: string;
  /** The index of the selected day, week or month. */
  at: number | undefined;
}

/** One of the two charts: a line with gaps for numbers, or a row of blocks for each mark, such as a mood. */
export function CompareChart({ places, scaleWidth, at, ...side }: CompareChartProps): ReactNode {
  const { measure } = side;
  const labelOf = usePlaceLabel();
  const formatValue = useValueFormat();
  const markName = useMarkName();
  const title = useMeasureName()(measure);
  const summary = useSummary()(side);
  const nothing = useNothingDrawn()(side, places);
  if (nothing !== null) return <ChartFrame level={3} title={title} summary={nothing} />;
  const points = places.map(({ from, to, value }) => ({
    label: labelOf({ from, to }, 'short'),
    value: typeof value === 'number' ? value : null,
  }));
  const ends = [points[0]?.label ?? '', points.at(-1)?.label ?? ''] as const;
  return (
    <ChartFrame level={3} title={title} summary={summary}>
      {measure.of === 'marks' ? (
        <MarksChart
          summary={summary}
          rows={[...moods, 'period']
            .map((mark) => ({
              label: markName(measure, mark),
              on: places.map(({ value }) => typeof value === 'object' && value.includes(mark)),
            }))
            .filter(({ on }) => on.includes(true))}
          ends={ends}
          scaleWidth={scaleWidth}
          at={at}
        />
      ) : (
        <LineChart
          small
          summary={summary}
          points={points}
          formatValue={(value) => formatValue(measure, value)}
          scaleWidth={scaleWidth}
          at={at}
          {...(measure.tracker?.kind === 'words' && { minimum: 1, maximum: measure.tracker.options?.length ?? 5 })}
          {...(measure.unit === 'level' && { minimum: 1, maximum: 5 })}
          {...(measure.unit === 'percent' && { maximum: 100 })}
          {...(measure.unit === 'kilograms' && { fromLowest: true })}
        />
      )}
    </ChartFrame>
  );
}

/** The sentence that replaces a chart without values; null if there is something to draw. */
function useNothingDrawn(): (side: Side, places: CompareChartProps['places']) => string | null {
  const t = useMessages('compare');
  const summary = useSummary();
  const { span } = useSection();
  const from = useMarksFrom();
  return (side, places) => {
    const values = places.map(({ value }) => value);
    if (!values.every(isBlank)) return null;
    if (values.includes('notRead')) return from(side, span.from) ?? t('empty');
    if (!values.includes('noValue')) return t('empty');
    return side.measure.id === 'menstrual' ? summary(side) : t('onlyWithout');
  };
}

/** The sentence that says from which day moods are known; null if they are known from the chart's first day. */
function useMarksFrom(): (side: Side, from: CalendarDate) => string | null {
  const t = useMessages('compare');
  const locale = useLocale();
  return ({ marksFrom }, from) =>
    marksFrom === null || marksFrom <= from
      ? null
      : t('moodFrom', { date: formatDate(marksFrom, locale, { dateStyle: 'medium' }) });
}

/** The summary of one chart, with the messages that the journal's own section also uses. */
function useSummary(): (side: Side) => string {
  const t = useMessages('statistics');
  const compare = useMessages('compare');
  const from = useMarksFrom();
  const honest = useHonesty();
  const formatValue = useValueFormat();
  const markName = useMarkName();
  const { span } = useSection();
  return (side) => {
    const {
      measure,
      statistics: { points, marks },
    } = side;
    if (measure.of !== 'marks') {
      const whole = wholeOf(points, measure.measure);
      const value = formatValue(measure, (measure.of === 'sum' ? whole.sum : whole.mean) ?? 0);
      const stated = measure.tag
        ? compare('tagTotal', { count: value, days: whole.days })
        : t(measure.of === 'sum' ? 'total' : 'mean', { value, days: whole.days });
      return [stated, ...honest(whole.days, points)].join(' ');
    }
    // A menstrual entry without a mark means that there was no period, so do not report such days as blank.
    if (measure.id === 'menstrual') return t('periodDays', { days: marks.length });
    const counts = [...Map.groupBy(marks, ([, mark]) => mark)]
      .map(([mark, of]) => ({ mark, count: of.length }))
      .toSorted((one, other) => other.count - one.count);
    const [first, second] = counts;
    const most =
      first === undefined || first.count === second?.count
        ? t('evenly')
        : t('mostDays', { name: markName(measure, first.mark), count: first.count });
    const begins = from(side, span.from);
    return [most, ...(begins === null ? honest(marks.length, points) : [begins])].join(' ');
  };
}
