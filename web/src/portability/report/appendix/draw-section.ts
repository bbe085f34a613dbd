import { drawTable } from '../paper/draw-table.ts';
import type { Paper } from '../paper/page-layout.ts';
import { heightInLanes, shareFor, type TableRow, type TableShape } from '../paper/table-lanes.ts';
import { writeText } from '../paper/write-text.ts';
import type { ReportFormat } from '../report-format.ts';
import { styles } from '../text-styles.ts';
import type { Day, Section } from './sections.ts';

/** A section begins on a new page if this page has less room, in points. */
export const leastRoom = 80;
/** A table of fewer days for each lane has fewer lanes. */
const fewestDays = 4;
/** From how many days the number of lanes is chosen. */
const sampleSize = 60;
/** A further lane must save this share of the height: shorter lines are quicker to read, but broken ones are not. */
const leastSaving = 0.08;

/** Draws a section: its name, the number of records, items without a date, then a table. Calls `drawn` after each record. */
export function drawSection(
  paper: Paper,
  parent: PDFKit.PDFStructureElement,
  { name, items, daysOf, head, hasSums }: Section,
  format: ReportFormat,
  drawn: () => void,
): void {
  const { t, sentences } = format;
  const days = daysOf();
  writeText(paper, parent, { tag: 'H2', text: name, style: styles.heading }, { after: 1 });
  const text = sentences([describeCount(items.length, days, format), ...(hasSums ? [t('sums')] : [])]);
  writeText(paper, parent, { tag: 'P', text, style: styles.quiet }, { after: 2 });
  for (const [first = { text: '' }, ...others] of items) {
    writeText(paper, parent, { tag: 'P', ...first, others, style: styles.body }, { after: 2 });
    drawn();
  }
  if (days.length > 0) {
    const shape = chooseLanes(paper, days, head, format);
    drawTable(paper, parent, { ...shape, rows: tableRows(days, format, drawn) });
  }
  paper.y += 3;
}

/** The shape of the table with the number of lanes in which the days take least room. */
function chooseLanes(paper: Paper, days: readonly Day[], head: string, format: ReportFormat): TableShape {
  const step = Math.max(1, Math.floor(days.length / sampleSize));
  const sampled = days.filter((_, place) => place % step === 0);
  const sample = [...tableRows(sampled, format)];
  const date = format.messages.own('date');
  const dates = [date, ...sampled.slice(0, 1).map((day) => format.numericDate(day.date))];
  const shapeOf = (lanes: number): TableShape => {
    const share = shareFor(paper, dates, lanes);
    return {
      lanes,
      naming: 1,
      columns: [
        { label: date, share },
        { label: head, share: 1 - share },
      ],
    };
  };
  let best = shapeOf(1);
  let least = heightInLanes(paper, { ...best, rows: sample });
  for (const lanes of [2, 3].filter((each) => days.length >= each * fewestDays)) {
    const shape = shapeOf(lanes);
    const height = heightInLanes(paper, { ...shape, rows: sample });
    if (height < least * (1 - leastSaving)) [best, least] = [shape, height];
  }
  return best;
}

/** One row for each day of each journal. */
function* tableRows(days: readonly Day[], { numericDate }: ReportFormat, drawn?: () => void): Generator<TableRow> {
  for (const { date, rows, describe } of days) {
    yield { cells: [numericDate(date), describe(rows)] };
    if (drawn) rows.forEach(drawn);
  }
}

function describeCount(items: number, days: readonly Day[], { t, date, sentences }: ReportFormat): string {
  const [from, to] = [days[0]?.date, days.at(-1)?.date];
  const count = days.reduce((sum, { rows }) => sum + rows.length, 0);
  return sentences([
    ...(items > 0 ? [t('undated', { count: items })] : []),
    ...(from === undefined || to === undefined
      ? []
      : [t('counted', { count, days: new Set(days.map((day) => day.date)).size, from: date(from), to: date(to) })]),
  ]);
}
