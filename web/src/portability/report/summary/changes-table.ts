import { fewestDays } from '#lib/differences/difference-of-means.ts';
import { drawTable } from '../paper/draw-table.ts';
import { writeText } from '../paper/write-text.ts';
import type { ReportFormat } from '../report-format.ts';
import { styles } from '../text-styles.ts';
import { changesOf, type Change, type Measure, type Summary } from './changes.ts';
import { entriesOf } from './entries-of.ts';
import { comparedSpans, type Span } from './spans.ts';
import type { SummaryBox, SummaryData } from './summary-data.ts';

/** The table of what changed, compared with the days before the report, and below it how to read its intervals. */
export function changesBox({ input, entries, span, format }: SummaryData): SummaryBox {
  const { t } = format;
  const earlier = entriesOf(input.before);
  const compared = {
    ...entries,
    sleep: [...earlier.sleep, ...entries.sleep],
    battery: [...earlier.battery, ...entries.battery],
    overloads: [...earlier.overloads, ...entries.overloads],
    doses: [...earlier.doses, ...entries.doses],
  };
  const spans = comparedSpans(input.period, span);
  const changes = changesOf(compared, spans);
  const box = { title: t('changed'), table: '' };
  if (changes.length === 0) return box;
  const spanLabel = ({ from, to }: Span) => t('span', { from: format.date(from), to: format.date(to) });
  return {
    ...box,
    drawTable: (paper, parent) => {
      drawTable(paper, parent, {
        columns: [
          { label: t('measure'), share: 0.28 },
          { label: spanLabel(spans.before), share: 0.2 },
          { label: spanLabel(spans.now), share: 0.2 },
          { label: t('difference'), share: 0.32 },
        ],
        naming: 1,
        rows: changes.map((change) => ({ cells: changeCells(change, format) })),
      });
      paper.y -= 5;
      const text = t('changedHow', { count: format.number(fewestDays) });
      writeText(paper, parent, { tag: 'P', text, style: styles.quiet });
    },
  };
}

/** The cells of a change: the measure, its value in each period, and the difference. */
export function changeCells({ measure, before, now, difference }: Change, format: ReportFormat): readonly string[] {
  const { t } = format;
  return [
    t(measure),
    describeSummary(measure, before, format),
    describeSummary(measure, now, format),
    typeof difference === 'string' ? t(difference) : describeDifference(measure, difference, format),
  ];
}

function describeSummary(measure: Measure, { value, n }: Summary, format: ReportFormat): string {
  const { t, number } = format;
  if (value === null) return t('noRecord');
  if (measure === 'overloadDays') return t('daysOf', { days: number(value * n, 0), of: n });
  const values = {
    sleepHours: () => format.hours(value),
    midSleep: () => format.clock(value),
    battery: () => format.percent(value / 100),
    dosesTaken: () => format.percent(value),
  };
  return t('withCount', { value: values[measure](), count: number(n) });
}

/** A clear difference with its interval. Otherwise only the interval, so that nobody reads chance as a change. */
function describeDifference(
  measure: Measure,
  { value, low, high, isClear }: Exclude<Change['difference'], string>,
  { t, minutes, number }: ReportFormat,
): string {
  const isTime = measure === 'sleepHours' || measure === 'midSleep';
  const signed = (amount: number) =>
    `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${(isTime ? minutes : number)(Math.abs(amount))}`;
  const withUnit = (amount: number) => (isTime ? signed(amount) : t('points', { value: signed(amount) }));
  return isClear
    ? t('changedBy', { difference: withUnit(value), low: signed(low), high: signed(high) })
    : t('unclear', { low: signed(low), high: withUnit(high) });
}
