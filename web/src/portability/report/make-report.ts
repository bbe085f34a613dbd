import { asCalendarDate } from '@cogn/shared/calendar-date.ts';
import { dateOf } from '#lib/local-date.ts';
import { visitMarksTable } from '#features/visit/visits.ts';
import { drawSummary } from './summary-pages.ts';
import { charactersOf, chooseFonts, type LoadFont } from './fonts/choose-fonts.ts';
import { drawable } from './fonts/runs-of.ts';
import { createTypesetter, type TextStyle } from './paper/typesetter.ts';
import { colours } from './colours.ts';
import { askRoom, asArtifact, createPaper, pageSize, turnPage } from './paper/page-layout.ts';
import { CompactPdf } from './paper/compact-pdf.ts';
import { writeText } from './paper/write-text.ts';
import type { ReportInput } from './report-input.ts';
import { createReportFormat, type ReportFormat } from './report-format.ts';
import { drawSection, leastRoom } from './appendix/draw-section.ts';
import { sectionsOf } from './appendix/sections.ts';
import { entriesOf, ownTextTables } from './summary/entries-of.ts';
import { spanOfReport } from './summary/spans.ts';
import { markedRows } from './summary/visit-box.ts';

interface Surroundings {
  readonly loadFont: LoadFont;
  /** Reports the progress, from 0 to 1. */
  readonly progress?: (share: number) => void;
}

const foot: TextStyle = { size: 7.5, colour: colours.muted };
/** How many records are drawn between two progress notifications. */
const often = 200;

/**
 * Makes the report as a tagged PDF (PDF/UA-1): the summary, then the records of `input.appendix`. It uses no browser API,
 * because tests and the benchmark run it without a browser.
 */
export async function makeReport(input: ReportInput, { loadFont, progress }: Surroundings): Promise<Uint8Array> {
  const format = createReportFormat(input);
  const { t, messages } = format;
  const sections = sectionsOf(input, format);
  const recorded = input.tables.flatMap(({ isDated, table }) =>
    isDated ? (input.rows.get(table) ?? []).flatMap((row) => asCalendarDate(row['date']) ?? []) : [],
  );
  // Days after the rows were read must not count as days without a record.
  const read = new Date(input.asOf ?? input.now);
  const isCut = input.asOf !== undefined && input.period.to !== null && input.period.to > dateOf(read);
  const span = spanOfReport(isCut ? { ...input.period, to: null } : input.period, recorded, dateOf(read));
  const isPrinted = (table: string) =>
    ownTextTables.some((each) => each === table) || input.appendix.some((of) => of.table === table);
  const { fonts, missing } = await chooseFonts(
    charactersOf(
      [
        ...[...input.rows].filter(([table]) => isPrinted(table)),
        [visitMarksTable, markedRows(input).found.map(({ row }) => row)],
      ],
      input.messages,
      input.person,
    ),
    input.language,
    loadFont,
  );

  const doc = new CompactPdf({
    autoFirstPage: false,
    size: [pageSize.width, pageSize.height],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    subset: 'PDF/UA' as never,
    lang: messages.locale,
    displayTitle: true,
    info: {
      Title: [t('heading'), input.person].filter(Boolean).join(', '),
      Author: input.person ?? '',
      Creator: 'COGN',
      CreationDate: new Date(input.now),
    },
    // Set no font before the first line. Otherwise pdfkit would open a default font under another name at each use.
    font: null as never,
  });
  escapeInMetadata(doc);
  const text = createTypesetter(doc, fonts);
  const pageFormat = new Intl.NumberFormat(messages.locale);
  /** The name of the section that continues at the top of a page. It stands at the foot, to find a journal on paper. */
  let sectionName = '';
  const paper = createPaper(doc, text, (pageNumber) => {
    const page = t('page', { page: pageFormat.format(pageNumber) });
    const person = input.person ?? '';
    const middle = paper.left + (paper.width - text.measure(sectionName, foot)) / 2;
    asArtifact(doc, 'Pagination', () => {
      const y = pageSize.height - 28;
      if (person !== '') text.write(person, paper.left, y, foot);
      if (sectionName !== '' && paper.left + text.measure(person, foot) < middle) text.write(sectionName, middle, y, foot);
      text.write(page, paper.left + paper.width - text.measure(page, foot), y, foot);
    });
  });

  const whole = doc.struct('Document');
  doc.addStructure(whole);
  const first = doc.struct('Sect');
  whole.add(first);
  turnPage(paper);
  doc.outline.addItem(t('heading'));
  drawSummary(paper, first, { input, format, entries: entriesOf(input.rows), span, read });
  first.end();

  if (sections.length > 0) drawAppendix();
  if (missing[0] !== undefined) {
    const part = doc.struct('Sect');
    whole.add(part);
    const example = drawable(missing[0], fonts);
    writeText(paper, part, { tag: 'P', text: t('codes', { example }), style: foot });
    part.end();
  }
  whole.end();
  doc.end();
  return doc.bytes();

  function drawAppendix(): void {
    const total = sections.reduce((sum, { count }) => sum + count, 0);
    let done = 0;
    const drawn = () => {
      done += 1;
      if (done % often === 0) progress?.(done / total);
    };
    sectionName = t('all');
    turnPage(paper);
    const all = doc.outline.addItem(t('all'), { expanded: true });
    const part = doc.struct('Sect');
    whole.add(part);
    writeText(paper, part, { tag: 'P', text: describeAppendix(input, format), style: foot });
    part.end();
    for (const section of sections) {
      const own = doc.struct('Sect');
      whole.add(own);
      sectionName = section.name;
      askRoom(paper, leastRoom);
      all.addItem(section.name);
      drawSection(paper, own, section, format, drawn);
      own.end();
    }
  }
}

/** Says how to read the appendix, and which pages with records it leaves out. */
function describeAppendix({ tables, rows, appendix }: ReportInput, { t, messages, list, sentences }: ReportFormat): string {
  const leftOut = tables.filter(({ table }) => rows.get(table)?.length && !appendix.some((of) => of.table === table));
  const names = [...new Set(leftOut.map(({ page }) => messages.text(page, 'title')))];
  return sentences([t('oneLine'), ...(names.length > 0 ? [t('leftOut', { list: list(names) })] : [])]);
}

/** Escapes document properties, because pdfkit does not: a name with `&` or `<` would break or extend the XML metadata. */
function escapeInMetadata(doc: PDFKit.PDFDocument): void {
  const described = doc as unknown as { info: Record<string, unknown>; endMetadata: () => void };
  const { endMetadata } = described;
  // Escape only now, for the XML metadata. pdfkit has already written the properties unescaped into the info dictionary, which is not XML.
  described.endMetadata = () => {
    const escaped = Object.entries(described.info).map(([key, value]) => [
      key,
      typeof value === 'string' ? inXml(value) : value,
    ]);
    described.info = Object.fromEntries(escaped) as Record<string, unknown>;
    endMetadata.call(doc);
  };
}

/** Escapes `&`, `<` and `>`, and drops the control characters that XML forbids. */
const inXml = (text: string) =>
  text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f]/g, '').replace(/[&<>]/g, (sign) => `&#${String(sign.codePointAt(0))};`);
