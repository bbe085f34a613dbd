import { sum } from '#lib/aggregates.ts';
import { averageIntensity, moodCounts } from '#features/mood/mood-entries.ts';
import { moodGroups } from '#features/mood/mood-groups.ts';
import { drawStackedColumns } from '../charts/stacked-columns.ts';
import type { Chart } from '../charts/figure.ts';
import { chartEnds, markedPlaces, trend } from './charts-of.ts';
import { seriesOf, stepOf } from './series-of.ts';
import { changeDays } from './medicine-changes.ts';
import { within, type SummaryBox, type SummaryData } from './summary-data.ts';

type Group = keyof typeof moodGroups;

/** The parts of each column, from the bottom up. The palest group is in the middle, so that the others differ from it without colour. */
const groups: readonly Group[] = ['hard', 'other', 'pleasant'];

/** Moods in three groups: counts by week, intensity, and every mood that was recorded. */
export function moodBox({ entries, span, format }: SummaryData): SummaryBox {
  const { t, summary, number, percent, messages } = format;
  const all = within(entries.moods, span);
  const ofGroup = (group: Group) => all.filter(({ mood }) => (moodGroups[group] as readonly string[]).includes(mood));
  const texts = groups.toReversed().flatMap((group) => {
    const own = ofGroup(group);
    if (own.length === 0) return [];
    const moods = moodCounts(own).map(({ mood, count }) => `${messages.text('mood', mood)} ${number(count)}`);
    const text = summary('moodGroup', {
      name: summary(group),
      count: number(own.length),
      total: number(all.length),
      share: percent(own.length / all.length),
      mean: number(averageIntensity(own) ?? 0),
      list: format.names(moods),
    });
    return [{ text }];
  });
  const byDay = Map.groupBy(all, ({ date }) => date);
  const hardDays = new Map(
    [...Map.groupBy(ofGroup('hard'), ({ date }) => date)].map(([date, own]) => [date, averageIntensity(own) ?? 0]),
  );
  const marked = changeDays(entries, span);
  const whole = averageIntensity(ofGroup('hard'));
  const intensity = trend(summary('hardIntensity'), hardDays, span, format, {
    say: number,
    low: 1,
    high: 5,
    whole,
    marked,
  });
  return {
    title: messages.text('mood', 'title'),
    table: 'mood_entries',
    texts,
    charts: all.length === 0 ? [] : [groupsChart(), ...(intensity ? [intensity] : [])],
  };

  function groupsChart(): Chart {
    const series = groups.map((group) => {
      const own = Map.groupBy(ofGroup(group), ({ date }) => date);
      return seriesOf(new Map([...byDay.keys()].map((date) => [date, own.get(date)?.length ?? 0])), span);
    });
    const values = (series[0] ?? []).map(({ values: recorded }, place) =>
      recorded.length === 0 ? null : series.map((each) => sum(each[place]?.values ?? []) ?? 0),
    );
    const note = t('daysBy', { count: byDay.size, step: stepOf(span) });
    const list = groups.map((group) => `${summary(group)} ${number(ofGroup(group).length)}`).join('; ');
    return {
      title: summary('moodsByTime'),
      alt: t('barsAlt', { name: summary('moodsByTime'), list: `${list}. ${note}` }),
      note,
      draw: (paper, box) =>
        drawStackedColumns(paper, box, {
          values,
          parts: groups.map((group) => summary(group)),
          format: number,
          ends: chartEnds(span, format),
          marks: markedPlaces(marked, series[0] ?? []),
        }),
    };
  }
}
