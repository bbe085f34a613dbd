import { mean } from '#lib/aggregates.ts';
import { triggerCounts, whatHelped } from '#features/analysis/overload-summary.ts';
import { trend } from './charts-of.ts';
import { listCounts } from './list-counts.ts';
import { daysIn } from './spans.ts';
import { changeDays } from './medicine-changes.ts';
import { within, type SummaryBox, type SummaryData } from './summary-data.ts';

/** The days to which the rate refers. A shorter report has no rate, because it would extrapolate. */
const month = 30;

/**
 * Overloads. The rate is per calendar day, never per answered day, because people answer more often on hard days. The box also
 * says how many days have an answer.
 */
export function overloadBox({ entries, span, format }: SummaryData): SummaryBox {
  const { summary, number, percent, messages } = format;
  const all = within(entries.overloads, span);
  const occurred = all.filter((entry) => entry.occurred === 'yes');
  const byDay = Map.groupBy(all, ({ date }) => date);
  const days = daysIn(span);
  const withOne = new Set(occurred.map(({ date }) => date)).size;
  const strong = occurred.flatMap(({ intensity }) => intensity ?? []);
  const long = occurred.flatMap(({ duration_minutes }) => duration_minutes ?? []);
  const triggers = triggerCounts(occurred).map(({ trigger, count }) => ({ name: trigger, count }));
  const helped = whatHelped(occurred).flatMap(({ strategy, most }) => (most > 0 ? [{ name: strategy, count: most }] : []));
  const details = [
    strong.length > 0 && summary('intensity', { mean: number(mean(strong) ?? 0), count: number(strong.length) }),
    long.length > 0 && summary('duration', { time: format.minutes(mean(long) ?? 0), count: number(long.length) }),
    triggers.length > 0 && summary('triggers', { list: listCounts(triggers, 'analysis', format) }),
    helped.length > 0 && summary('helped', { list: listCounts(helped, 'analysis', format) }),
  ].filter((sentence) => sentence !== false);
  const chart = trend(
    summary('overloads'),
    new Map([...byDay].map(([date, day]) => [date, day.filter((entry) => entry.occurred === 'yes').length])),
    span,
    format,
    { say: number, isCount: true, low: 0, marked: changeDays(entries, span) },
  );
  const rate = days >= month ? summary('overloadRate', { rate: number((withOne / days) * month) }) : null;
  return {
    title: messages.text('analysis', 'title'),
    table: 'analysis_entries',
    ...(all.length > 0 && {
      texts: [
        {
          text: format.sentences([
            summary('overloadDaysOf', { count: withOne, days }),
            ...(rate === null ? [] : [rate]),
            summary('answered', { count: byDay.size, share: percent(byDay.size / days) }),
          ]),
        },
        ...(details.length > 0 ? [{ text: format.sentences(details) }] : []),
      ],
    }),
    charts: chart ? [chart] : [],
  };
}
