import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Row } from '#core/rows/operation.ts';
import { nameTable } from '#portability/portable/name-table.ts';
import { describeEntriesOf, type DescribedEntry } from './describe-entry.ts';
import { drawTable, fitsColumn, type TableRow } from './paper/draw-table.ts';
import type { Paper } from './paper/page-layout.ts';
import type { RichText } from './paper/rich-text.ts';
import { writeText } from './paper/write-text.ts';
import type { ReportInput } from './report-input.ts';
import type { ReportFormat } from './report-format.ts';
import { languageOfOwnText } from './summary/summary-data.ts';
import { styles } from './text-styles.ts';

interface Entry {
  readonly date: CalendarDate | '';
  readonly row: Row;
  readonly describe: (row: Row) => DescribedEntry;
}

/** The records of one heading, earliest first. Rows of lists and settings have no date and come first. */
export interface Section {
  readonly name: string;
  readonly entries: readonly Entry[];
}

/**
 * The sections of the appendix, in the order of registry/pages.ts. Tables of one name share a section, because two
 * bookmarks with the same name would lead to different places.
 */
export function sectionsOf(input: ReportInput, format: ReportFormat): readonly Section[] {
  const ownLang = languageOfOwnText(input);
  const byName = Map.groupBy(input.appendix, (of) => nameTable(of, format.messages));
  return [...byName].flatMap(([name, tables]) => {
    const entries = tables.flatMap((of) => {
      const describe = describeEntriesOf(of, format, ownLang);
      return (input.rows.get(of.table) ?? []).flatMap((row): readonly Entry[] => {
        // A journal's row counts even without values, so it is described only when drawn. Other rows count only with a value.
        if (of.isDated) return [{ date: row['date'] as CalendarDate, row, describe }];
        const { date, words } = describe(row);
        return words.length === 0 ? [] : [{ date, row, describe }];
      });
    });
    return entries.length === 0
      ? []
      : [{ name, entries: entries.toSorted((one, other) => one.date.localeCompare(other.date)) }];
  });
}

/** Draws a section: its name, the number of records, items without a date, then a table. Calls `drawn` after each record. */
export function drawSection(
  paper: Paper,
  parent: PDFKit.PDFStructureElement,
  { name, entries }: Section,
  format: ReportFormat,
  drawn: () => void,
): void {
  const { t, messages } = format;
  writeText(paper, parent, { tag: 'H2', text: name, style: styles.heading }, { after: 1 });
  writeText(paper, parent, { tag: 'P', text: counted(entries, format), style: styles.quiet });
  const dated = entries.filter(({ date }) => date !== '');
  for (const { row, describe } of entries.slice(0, entries.length - dated.length)) {
    for (const words of describe(row).words)
      writeText(paper, parent, { tag: 'P', ...words, style: styles.body }, { after: 0 });
    paper.y += 4;
    drawn();
  }
  if (dated.length > 0) {
    const entryColumn = { label: t('entry'), share: 0.89 };
    drawTable(paper, parent, {
      columns: [{ label: messages.own('date'), share: 0.11 }, entryColumn],
      naming: 1,
      rows: tableRows(dated, format, fitsColumn(paper, entryColumn), drawn),
    });
  }
  paper.y += 4;
}

/** Entries of one day share a line if they fit, such as the glasses of a day. */
function* tableRows(
  entries: readonly Entry[],
  { numericDate }: ReportFormat,
  fits: (line: string) => boolean,
  drawn: () => void,
): Generator<TableRow> {
  let open: { readonly date: CalendarDate; readonly words: readonly RichText[] } | undefined;
  for (const { date, row, describe } of entries) {
    const { time, words } = describe(row);
    const [first, ...rest] = time === null ? words : withTime(time, words);
    drawn();
    if (date === '') continue;
    const [only, ...others] = open?.words ?? [];
    const joined = `${only?.text ?? ''}  |  ${first?.text ?? ''}`;
    const isJoined =
      open?.date === date && others.length + rest.length === 0 && isPlain(only) && isPlain(first) && fits(joined);
    if (open && !isJoined) yield { cells: [numericDate(open.date), open.words] };
    open = { date, words: isJoined ? [{ text: joined }] : first ? [first, ...rest] : [] };
  }
  if (open) yield { cells: [numericDate(open.date), open.words] };
}

/** Whether a text has neither a label nor a line break, so that another text can follow in the same line. */
const isPlain = (words: RichText | undefined) =>
  words !== undefined && words.label === undefined && !words.text.includes('\n');

/** Puts the time before the first words. */
function withTime(time: string, [first, ...rest]: readonly RichText[]): readonly RichText[] {
  if (!first) return [{ text: time }];
  return first.label === undefined
    ? [{ ...first, text: `${time} ${first.text}` }, ...rest]
    : [{ ...first, label: `${time} ${first.label}` }, ...rest];
}

function counted(entries: readonly Entry[], { t, date }: ReportFormat): string {
  const dates = entries.flatMap((entry) => (entry.date === '' ? [] : [entry.date]));
  const [from, to] = [dates[0], dates.at(-1)];
  if (from === undefined || to === undefined) return t('undated', { count: entries.length });
  return t('counted', { count: dates.length, days: new Set(dates).size, from: date(from), to: date(to) });
}
