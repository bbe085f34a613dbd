import { fewestDays } from '#lib/differences/difference-of-means.ts';
import { colours } from '../colours.ts';
import { drawTable } from '../paper/draw-table.ts';
import type { Paper } from '../paper/page-layout.ts';
import { writeText } from '../paper/write-text.ts';
import type { ReportFormat } from '../report-format.ts';
import type { Change, Measure, Summary } from './changes.ts';
import type { Span } from './spans.ts';

interface ChangesTable {
  readonly changes: readonly Change[];
  readonly spans: { readonly before: Span; readonly now: Span };
  readonly format: ReportFormat;
}

/** Draws the table of changes, and below it how to read its intervals. */
export function drawChanges(
  paper: Paper,
  parent: PDFKit.PDFStructureElement,
  { changes, spans, format }: ChangesTable,
): void {
  const { t } = format;
  const spanLabel = ({ from, to }: Span) => t('span', { from: format.date(from), to: format.date(to) });
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
  paper.y -= 4;
  const text = t('changedHow', { count: format.number(fewestDays) });
  writeText(paper, parent, { tag: 'P', text, style: { size: 7.2, colour: colours.muted } }, { after: 9 });
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
