import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { flatRows, type FlatRow } from '#portability/portable/flat-rows.ts';
import type { PortableTable } from '#portability/portable/portable-tables.ts';
import { nameTable } from '#portability/portable/name-table.ts';
import { heading } from './first-page.ts';
import type { TextStyle } from './fonts/typesetter.ts';
import { colours } from './colours.ts';
import { drawTable, type TableRow } from './paper/draw-table.ts';
import type { Paper } from './paper/page-layout.ts';
import { writeText } from './paper/write-text.ts';
import type { ReportInput } from './report-input.ts';
import type { ReportFormat } from './report-format.ts';

const quiet: TextStyle = { size: 8.2, colour: colours.muted };

/** A table with data. Its lines are grouped by record, earliest first. */
export interface Section {
  readonly of: PortableTable;
  readonly name: string;
  readonly records: readonly (readonly FlatRow[])[];
}

/**
 * The tables with data. Their order comes from registry/pages.ts, through portable-tables.ts and make-export.ts.
 * make-report.ts puts the summary before them. Leaves out the ids of referenced rows, which only CSV and JSON contain.
 */
export function sectionsOf({ tables, rows }: ReportInput, { messages }: ReportFormat): readonly Section[] {
  return tables.flatMap((of) => {
    const fields = Object.fromEntries(Object.entries(of.fields).filter(([name]) => !name.endsWith('_id')));
    const records = (rows.get(of.table) ?? [])
      .map((row) => flatRows({ ...of, fields }, [row], messages))
      .filter((lines) => lines.length > 0)
      .toSorted(([one], [other]) => (one?.date ?? '').localeCompare(other?.date ?? ''));
    return records.length === 0 ? [] : [{ of, name: nameTable(of, messages), records }];
  });
}

/** Every day that has a record, once. */
export function recordedDays(sections: readonly Section[]): readonly CalendarDate[] {
  const days = new Set<CalendarDate>();
  for (const { records } of sections) for (const [line] of records) if (line && line.date !== '') days.add(line.date);
  return [...days].sort();
}

/** Draws a section: name, number of records, and the table. Calls `drawn` after each record. */
export function drawSection(
  paper: Paper,
  parent: PDFKit.PDFStructureElement,
  { name, records }: Section,
  format: ReportFormat,
  drawn: () => void,
): void {
  const { messages } = format;
  writeText(paper, parent, { tag: 'H2', text: name, style: heading }, { after: 2 });
  writeText(paper, parent, { tag: 'P', text: counted(records, format), style: quiet });
  drawTable(paper, parent, {
    columns: [
      { label: messages.own('date'), share: 0.17 },
      { label: messages.own('type'), share: 0.16 },
      { label: messages.own('field'), share: 0.26 },
      { label: messages.own('value'), share: 0.41 },
    ],
    naming: 2,
    rows: tableRows(records, format, drawn),
  });
  paper.y += 8;
}

function* tableRows(records: Section['records'], format: ReportFormat, drawn: () => void): Generator<TableRow> {
  for (const record of records) {
    // The date column also shows the time, so the line with the time is left out.
    const [first, ...rest] = record;
    const isTimed = first?.field === format.messages.own('time') && rest.length > 0;
    const lines = isTimed ? rest : record;
    for (const [index, { date, type, field, value }] of lines.entries()) {
      const moment = date === '' ? '' : [format.numericDate(date), ...(isTimed ? [first.value] : [])].join(' ');
      yield index === 0
        ? { cells: [moment, type, field, value], span: lines.length }
        : { cells: [null, null, field, value] };
    }
    drawn();
  }
}

function counted(records: Section['records'], { t, date }: ReportFormat): string {
  const dates = records.flatMap(([line]) => (line && line.date !== '' ? [line.date] : []));
  const [from, to] = [dates[0], dates.at(-1)];
  if (from === undefined || to === undefined) return t('undated', { count: records.length });
  return t('counted', { count: records.length, days: new Set(dates).size, from: date(from), to: date(to) });
}
