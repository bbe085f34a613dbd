import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { chartBuckets } from '#lib/chart-buckets.ts';
import { mean, sum } from '#lib/aggregates.ts';
import { moodCounts } from '#features/mood/mood-entries.ts';
import { hoursByDay } from '#features/sleep/night-hours.ts';
import { dayLevels } from '#features/social/social-levels.ts';
import { senses } from '#features/daily/senses.ts';
import { drawBars, heightOfBars, type Bars } from '../charts/bars.ts';
import type { Chart } from '../charts/figure.ts';
import { drawTimeChart } from '../charts/time-chart.ts';
import type { ReportFormat } from '../report-format.ts';
import type { Adherence } from './adherence.ts';
import type { SummaryEntries } from './entries-of.ts';
import { seriesOf, stepOf } from './series-of.ts';
import { daysIn, liesIn, type Span } from './spans.ts';

/**
 * The maximum number of bars in a chart: the number of moods. The chart's note says how many names have no bar; the
 * alternative text lists them.
 */
const most = 12;

/** The charts of the summary page: one for each kind of record with data. */
export function chartsOf(
  entries: SummaryEntries,
  span: Span,
  format: ReportFormat,
  adherence: readonly Adherence[],
): readonly Chart[] {
  const within = <Entry extends { readonly date: CalendarDate }>(all: readonly Entry[]) =>
    all.filter(({ date }) => liesIn(date, span));
  const sleep = Map.groupBy(within(entries.sleep), ({ date }) => date);
  const hours = [...sleep].flatMap(([date, nights]) => {
    const value = hoursByDay(nights);
    return value === null ? [] : [[date, value] as const];
  });
  const overloads = [...Map.groupBy(within(entries.overloads), ({ date }) => date)].map(
    ([date, day]) => [date, day.filter(({ occurred }) => occurred === 'yes').length] as const,
  );
  const levels = dayLevels(within(entries.battery)).map(({ date, level }) => [date, level] as const);
  const moods = within(entries.moods);
  const { t, number, hours: inHours } = format;
  return [
    bars(
      t('moods'),
      t('records', { count: moods.length }),
      moodCounts(moods).map(({ mood, count }) => ({ name: format.choice('mood', mood), amounts: [count] })),
      [t('moods')],
      format,
    ),
    trend(t('sleep'), new Map(hours), span, format, { say: inHours }),
    trend(t('batteryPicture'), new Map(levels), span, format, { say: (level) => number(level, 0), low: 0, high: 100 }),
    trend(t('overloads'), new Map(overloads), span, format, { say: number, isCount: true, low: 0 }),
    bars(
      t('doses'),
      '',
      adherence
        .filter(({ planned }) => planned > 0)
        .map(({ name, taken, skipped, noRecord, later }) => ({ name, amounts: [taken, skipped, noRecord + later] })),
      [t('taken'), t('skipped'), t('noRecord')],
      format,
    ),
    senseBars(within(entries.senses), format),
  ].filter((chart) => chart !== null);
}

function senseBars(entries: SummaryEntries['senses'], format: ReportFormat): Chart | null {
  const { t } = format;
  const rows = senses.map((sense) => {
    const said = entries.flatMap((entry) => entry[sense] ?? []);
    const count = (...steps: readonly string[]) => said.filter((step) => steps.includes(step)).length;
    return {
      name: format.messages.text('daily', sense),
      amounts: [count('hypo', 'low'), count('hyper', 'veryHyper'), count('normal')],
    };
  });
  const isSaid = rows.filter(({ amounts }) => amounts.some((amount) => amount > 0));
  return bars(t('senses'), t('records', { count: entries.length }), isSaid, [t('less'), t('more'), t('usual')], format);
}

function bars(
  title: string,
  note: string,
  rows: Bars['bars'],
  parts: readonly string[],
  format: ReportFormat,
): Chart | null {
  const shown = rows.slice(0, most);
  if (shown.length === 0) return null;
  const items = rows.map(({ name, amounts }) =>
    amounts.length === 1
      ? `${name} ${format.number(amounts[0] ?? 0)}`
      : `${name}: ${amounts.map((amount, part) => `${parts[part] ?? ''} ${format.number(amount)}`).join(', ')}`,
  );
  return {
    title,
    alt: format.t('barsAlt', { name: title, list: items.join('; ') }),
    note:
      rows.length > most
        ? format.list([...(note === '' ? [] : [note]), format.t('notDrawn', { count: rows.length - most })])
        : note,
    needs: heightOfBars({ bars: shown, parts }),
    draw: (paper, box) => drawBars(paper, box, { bars: shown, parts, format: format.number }),
  };
}

/** Says that each point of a chart is a week or a month. Null if each point is a day. */
export function describeSteps(span: Span, { t, number }: ReportFormat): string | null {
  const step = stepOf(span);
  const places = chartBuckets(span, step);
  const [first = span, last = span] = [places[0], places.at(-1)];
  return step === 'day' ? null : t('steps', { step, first: number(daysIn(first)), last: number(daysIn(last)) });
}

interface Trend {
  readonly say: (value: number) => string;
  readonly low?: number;
  readonly high?: number;
  /** Whether a point is the sum of its days' values. Otherwise it is their mean. */
  readonly isCount?: boolean;
}

function trend(
  title: string,
  days: ReadonlyMap<CalendarDate, number>,
  span: Span,
  format: ReportFormat,
  { say, low, high, isCount = false }: Trend,
): Chart | null {
  if (days.size === 0) return null;
  const { t } = format;
  const values = seriesOf(days, span).map((place) => (isCount ? sum(place.values) : mean(place.values)));
  const known = values.filter((value) => value !== null);
  // The chart's text gives the mean, least and greatest value of the days, as the page's other texts do. A mean of weekly
  // means would differ from the mean of the days.
  const each = [...days.values()];
  const [least, greatest] = [Math.min(...known), Math.max(...known)];
  const bottom = low ?? Math.max(0, Math.floor(least));
  const top = high ?? Math.max(Math.ceil(greatest), bottom + 1);
  const note = t('daysBy', { count: days.size, step: stepOf(span) });
  const isLong = daysIn(span) > 300;
  return {
    title,
    alt: isCount
      ? t('totalAlt', { name: title, sum: say(sum(each) ?? 0), note })
      : t('trendAlt', {
          name: title,
          mean: say(mean(each) ?? 0),
          low: say(Math.min(...each)),
          high: say(Math.max(...each)),
          note,
        }),
    note,
    isByTime: true,
    draw: (paper, box) =>
      drawTimeChart(paper, box, {
        kind: isCount ? 'columns' : 'line',
        values,
        low: bottom,
        high: top,
        format: (value) => format.number(value, 0),
        ends: [format.day(span.from, isLong), format.day(span.to, isLong)],
      }),
  };
}
