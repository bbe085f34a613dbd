import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { chartBuckets, type Days } from '#lib/chart-buckets.ts';
import { mean, sum } from '#lib/aggregates.ts';
import { drawBars, type Bars } from '../charts/bars.ts';
import type { Chart } from '../charts/figure.ts';
import { drawTimeChart } from '../charts/time-chart.ts';
import type { ReportFormat } from '../report-format.ts';
import { seriesOf, stepOf } from './series-of.ts';
import { daysIn, type Span } from './spans.ts';

/** A chart of bars with names, numbers and a legend. Null without bars. */
export function bars(
  title: string,
  note: string,
  rows: Bars['bars'],
  parts: readonly string[],
  { t, number }: ReportFormat,
): Chart | null {
  if (rows.length === 0) return null;
  const items = rows.map(
    ({ name, amounts }) => `${name}: ${amounts.map((amount, part) => `${parts[part] ?? ''} ${number(amount)}`).join(', ')}`,
  );
  return {
    ...{ title, note, alt: t('barsAlt', { name: title, list: items.join('; ') }) },
    draw: (paper, box) => drawBars(paper, box, { bars: rows, parts, format: number }),
  };
}

/** Says that each point of a chart is a week or a month. Null if each point is a day. */
export function describeSteps(span: Span, { t, number }: ReportFormat): string | null {
  const step = stepOf(span);
  const places = chartBuckets(span, step);
  const [first = span, last = span] = [places[0], places.at(-1)];
  return step === 'day' ? null : t('steps', { step, first: number(daysIn(first)), last: number(daysIn(last)) });
}

/** The labels of the first and the last day of a chart over time. */
export function chartEnds(span: Span, { day }: ReportFormat): readonly [string, string] {
  const isLong = daysIn(span) > 300;
  return [day(span.from, isLong), day(span.to, isLong)];
}

/** The indices of the days, weeks or months that contain one of these days. */
export function markedPlaces(days: readonly CalendarDate[], places: readonly Days[]): readonly number[] {
  return places.flatMap(({ from, to }, index) => (days.some((day) => from <= day && day <= to) ? index : []));
}

interface Trend {
  /** Formats a value in the alternative text. */
  readonly say: (value: number) => string;
  /** Formats a value at the axis; by default a whole number. */
  readonly axis?: (value: number) => string;
  readonly low?: number;
  readonly high?: number;
  /** If `low` or `high` is absent, the axis ends at a multiple of this. */
  readonly step?: number;
  /** The mean that the alternative text states, if it is not the mean of the days. */
  readonly whole?: number | null;
  /** Days to mark with a line: changes of medicines. */
  readonly marked?: readonly CalendarDate[];
  /** Whether a point is the sum of its days' values. Otherwise it is their mean. */
  readonly isCount?: boolean;
}

/** A chart over the days, weeks or months of a span. Null without values. */
export function trend(
  title: string,
  days: ReadonlyMap<CalendarDate, number>,
  span: Span,
  format: ReportFormat,
  { say, axis, low, high, step = 1, whole = null, marked = [], isCount = false }: Trend,
): Chart | null {
  if (days.size === 0) return null;
  const { t } = format;
  const places = seriesOf(days, span);
  const values = places.map((place) => (isCount ? sum(place.values) : mean(place.values)));
  const known = values.filter((value) => value !== null);
  // The chart's text gives the mean, least and greatest value of the days, as the page's other texts do. A mean of weekly
  // means would differ from the mean of the days.
  const each = [...days.values()];
  const [least, greatest] = [Math.min(...known), Math.max(...known)];
  const bottom = low ?? Math.floor(least / step) * step;
  const top = high ?? Math.max(Math.ceil(greatest / step) * step, bottom + step);
  const note = t('daysBy', { count: days.size, step: stepOf(span) });
  return {
    title,
    alt: isCount
      ? t('totalAlt', { name: title, sum: say(sum(each) ?? 0), note })
      : t('trendAlt', {
          name: title,
          mean: say(whole ?? mean(each) ?? 0),
          low: say(Math.min(...each)),
          high: say(Math.max(...each)),
          note,
        }),
    note,
    draw: (paper, box) =>
      drawTimeChart(paper, box, {
        kind: isCount ? 'columns' : 'line',
        values,
        low: bottom,
        high: top,
        format: axis ?? ((value) => format.number(value, 0)),
        ends: chartEnds(span, format),
        marks: markedPlaces(marked, places),
      }),
  };
}
