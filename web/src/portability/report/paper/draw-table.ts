import type { TextStyle } from '../fonts/typesetter.ts';
import { colours } from '../colours.ts';
import { asArtifact, turnPage, type Paper } from './page-layout.ts';
import { baselineOf, lineHeight } from './write-text.ts';

export interface Column {
  readonly label: string;
  /** The share of the table's width; the shares add up to 1. */
  readonly share: number;
}

/** A row's cells from left to right. `null` means that a cell of an earlier row spans this place. */
export interface TableRow {
  readonly cells: readonly (string | null)[];
  /** How many rows the spanning cells that begin in this row cover. */
  readonly span?: number;
}

export interface Table {
  readonly columns: readonly Column[];
  readonly rows: Iterable<TableRow>;
  /** The number of leading columns that are row headings. */
  readonly naming?: number;
}

const head: TextStyle = { size: 7.8, colour: colours.ink, isBold: true };
const body: TextStyle = { size: 7.8, colour: colours.ink };
const quiet: TextStyle = { size: 7.8, colour: colours.muted };
const pad = 1.6;
const gap = 8;
/** A row with more lines than this may break across pages. A shorter row moves to the next page as a whole. */
const movable = 12;

/**
 * Draws a tagged table with column headings, row headings and spanning cells, over as many pages as needed. Further pages
 * repeat headings and spanning cells as untagged artifacts.
 */
export function drawTable(paper: Paper, parent: PDFKit.PDFStructureElement, { columns, rows, naming = 0 }: Table): void {
  const { doc, text } = paper;
  const table = doc.struct('Table');
  parent.add(table);
  const widths = columns.map(({ share }) => share * paper.width);
  const lefts = widths.map((_, place) => paper.left + widths.slice(0, place).reduce((sum, each) => sum + each, 0));
  const styleOf = (place: number) => (place < naming ? quiet : body);
  const linesOf = (cells: readonly (string | null)[], style: (place: number) => TextStyle) =>
    cells.map((cell, place) => (cell === null ? [] : [...text.breakLines(cell, (widths[place] ?? 0) - gap, style(place))]));

  const writeCell = (lines: readonly string[], place: number, style: TextStyle) =>
    lines.forEach((line, index) =>
      text.write(line, lefts[place] ?? 0, paper.y + pad + index * lineHeight(style) + baselineOf(style), style),
    );
  const heads = linesOf(
    columns.map(({ label }) => label),
    () => head,
  );
  const headHeight = Math.max(...heads.map(({ length }) => length)) * lineHeight(head) + 2 * pad;
  const rule = (y: number, isStrong: boolean) =>
    asArtifact(doc, 'Layout', () =>
      doc
        .moveTo(paper.left, y)
        .lineTo(paper.left + paper.width, y)
        .lineWidth(isStrong ? 0.9 : 0.4)
        .strokeColor([...(isStrong ? colours.primary : colours.line)])
        .stroke(),
    );

  function drawHeads(isFirst: boolean): void {
    const cells = heads.map((lines, place) => {
      if (!isFirst) {
        asArtifact(doc, 'Pagination', () => writeCell(lines, place, head));
        return null;
      }
      const content = doc.markStructureContent('TH');
      writeCell(lines, place, head);
      doc.endMarkedContent();
      return cellOf(doc, 'TH', [content], { Scope: 'Column' });
    });
    if (isFirst)
      table.add(
        doc.struct(
          'TR',
          {},
          cells.filter((cell) => cell !== null),
        ),
      );
    paper.y += headHeight;
    rule(paper.y - 1, true);
  }

  if (paper.y + headHeight + 3 * lineHeight(body) > paper.bottom) turnPage(paper);
  drawHeads(true);
  let covered = 0;
  let covering: (readonly string[])[] = columns.map(() => []);
  for (const { cells, span = 1 } of rows) {
    const lines = linesOf(cells, styleOf);
    covering = lines.map((each, place) => (cells[place] === null ? (covering[place] ?? []) : [...each]));
    const contents: PDFKit.PDFStructureContent[][] = columns.map(() => []);
    // A spanning cell may have more lines than fit into its first row. Each further row of its span has room for one of
    // these lines. If some lines still do not fit, the first row becomes taller.
    const own = lines.map((each, place) => (place < naming && span > 1 ? each.splice(0) : []));
    const left = () =>
      Math.max(1, ...lines.map(({ length }) => length), ...own.map(({ length }) => length && length - span + 1));
    const fitting = () => Math.floor((paper.bottom - paper.y - 2 * pad) / lineHeight(body));
    const turn = (goesOn: boolean) => {
      turnPage(paper);
      drawHeads(false);
      covering.forEach((each, place) => {
        if (each.length > 0 && (cells[place] === null || (goesOn && lines[place]?.length === 0)))
          asArtifact(doc, 'Pagination', () => writeCell(each.slice(0, 2), place, styleOf(place)));
      });
    };
    // A spanning cell is written as a whole. Begin it on a new page if only its first lines fit on this one.
    if (fitting() < Math.min(Math.max(left(), ...own.map(({ length }) => length)), movable)) turn(false);
    let isLast = false;
    while (!isLast) {
      const amount = Math.max(1, Math.min(left(), fitting()));
      isLast = amount >= left();
      lines.forEach((each, place) => {
        const part = [...(own[place]?.splice(0) ?? []), ...each.splice(0, amount)];
        if (part.length === 0) return;
        contents[place]?.push(doc.markStructureContent('TD'));
        writeCell(part, place, styleOf(place));
        doc.endMarkedContent();
      });
      paper.y += amount * lineHeight(body) + 2 * pad;
      if (!isLast) turn(true);
    }
    const made = cells.flatMap((cell, place) => {
      if (cell === null) return [];
      if (place >= naming) return [cellOf(doc, 'TD', contents[place] ?? [])];
      return [cellOf(doc, 'TH', contents[place] ?? [], { Scope: 'Row', ...(span > 1 && { RowSpan: span }) })];
    });
    table.add(doc.struct('TR', {}, made));
    covered = cells.includes(null) ? covered - 1 : span - 1;
    if (covered <= 0) rule(paper.y, false);
  }
  table.end();
  paper.y += 8;
}

/** Makes a tagged table cell. pdfkit's own option sets only the scope of a cell, not its row span. */
function cellOf(
  doc: PDFKit.PDFDocument,
  tag: 'TH' | 'TD',
  contents: readonly PDFKit.PDFStructureContent[],
  attributes: { readonly Scope?: 'Row' | 'Column'; readonly RowSpan?: number } = {},
): PDFKit.PDFStructureElement {
  const cell = doc.struct(tag);
  if (attributes.Scope !== undefined) {
    const { data } = (cell as unknown as { dictionary: { data: Record<string, unknown> } }).dictionary;
    data['A'] = { O: 'Table', ...attributes };
  }
  for (const content of contents) cell.add(content);
  cell.end();
  return cell;
}
