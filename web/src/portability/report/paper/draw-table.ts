import type { TextStyle } from './typesetter.ts';
import { colours } from '../colours.ts';
import { baselineOf, layOutText, lineHeight, writeLines, type Line, type RichText } from './rich-text.ts';
import { asArtifact, turnPage, type Paper } from './page-layout.ts';

export interface Column {
  readonly label: string;
  /** The share of the table's width; the shares add up to 1. */
  readonly share: number;
}

export interface TableRow {
  /** From left to right. If a cell has several texts, they share one line if they fit. */
  readonly cells: readonly (string | readonly RichText[])[];
}

export interface Table {
  readonly columns: readonly Column[];
  readonly rows: Iterable<TableRow>;
  /** The number of leading columns that are row headings. */
  readonly naming?: number;
  /** If set, the table has one page, and ends before the first row that would reach below this point. */
  readonly bottom?: number;
}

const body: TextStyle = { size: 7.1, colour: colours.ink, leading: 1.2 };
const head: TextStyle = { ...body, isBold: true };
const quiet: TextStyle = { ...body, colour: colours.muted };
const pad = 0.6;
const gap = 8;

/** Makes the function that checks whether a text fits into one line of a column. */
export function fitsColumn({ text, width }: Paper, { share }: Column): (line: string) => boolean {
  return (line) => text.measure(line, body) <= width * share - gap;
}

/** A row with more lines than this may break across pages. A shorter row moves to the next page as a whole. */
const movable = 12;

/**
 * Draws a tagged table with column headings and row headings, over as many pages as needed. Further pages repeat the
 * headings as untagged artifacts. Returns the number of rows drawn.
 */
export function drawTable(
  paper: Paper,
  parent: PDFKit.PDFStructureElement,
  { columns, rows, naming = 0, bottom }: Table,
): number {
  const { doc } = paper;
  const table = doc.struct('Table');
  parent.add(table);
  const widths = columns.map(({ share }) => share * paper.width);
  const lefts = widths.map((_, place) => paper.left + widths.slice(0, place).reduce((sum, each) => sum + each, 0));
  const styleOf = (place: number) => (place < naming ? quiet : body);
  const linesOf = (cell: string | readonly RichText[], place: number, style: TextStyle) =>
    layOutText(paper, typeof cell === 'string' ? [{ text: cell }] : cell, (widths[place] ?? 0) - gap, style);
  const writeCell = (tag: 'TH' | 'TD', lines: readonly Line[], place: number, style: TextStyle) =>
    writeLines(paper, tag, lines, { x: lefts[place] ?? 0, y: paper.y + pad, style });
  const rule = (y: number, isStrong: boolean) =>
    asArtifact(doc, 'Layout', () =>
      doc
        .moveTo(paper.left, y)
        .lineTo(paper.left + paper.width, y)
        .lineWidth(isStrong ? 0.9 : 0.4)
        .strokeColor([...(isStrong ? colours.primary : colours.line)])
        .stroke(),
    );
  const heads = columns.map(({ label }, place) => linesOf(label, place, head));
  const headHeight = Math.max(...heads.map(({ length }) => length)) * lineHeight(head) + 2 * pad;

  function drawHeads(isFirst: boolean): void {
    if (isFirst) {
      const cells = heads.map((lines, place) => cellOf(doc, 'TH', writeCell('TH', lines, place, head), 'Column'));
      table.add(doc.struct('TR', {}, cells));
    } else {
      asArtifact(doc, 'Pagination', () =>
        heads.forEach((lines, place) =>
          lines.forEach(([segment], line) =>
            paper.text.write(
              segment?.text ?? '',
              lefts[place] ?? 0,
              paper.y + pad + line * lineHeight(head) + baselineOf(head),
              head,
            ),
          ),
        ),
      );
    }
    paper.y += headHeight;
    rule(paper.y - 1, true);
  }

  if (paper.y + headHeight + 3 * lineHeight(body) > paper.bottom) turnPage(paper);
  drawHeads(true);
  let drawn = 0;
  for (const { cells } of rows) {
    const lines = cells.map((cell, place) => linesOf(cell, place, styleOf(place)));
    const children: PDFKit.PDFStructureElementChild[][] = columns.map(() => []);
    const left = () => Math.max(1, ...lines.map(({ length }) => length));
    const fitting = () => Math.floor((paper.bottom - paper.y - 2 * pad) / lineHeight(body));
    const turn = () => {
      turnPage(paper);
      drawHeads(false);
    };
    if (bottom !== undefined && paper.y + left() * lineHeight(body) + 2 * pad > bottom) break;
    if (fitting() < Math.min(left(), movable)) turn();
    let isLast = false;
    while (!isLast) {
      const amount = Math.max(1, Math.min(left(), fitting()));
      isLast = amount >= left();
      lines.forEach((each, place) => {
        const part = each.splice(0, amount);
        if (part.length > 0) children[place]?.push(...writeCell(place < naming ? 'TH' : 'TD', part, place, styleOf(place)));
      });
      paper.y += amount * lineHeight(body) + 2 * pad;
      if (!isLast) turn();
    }
    const made = children.map((each, place) => (place < naming ? cellOf(doc, 'TH', each, 'Row') : cellOf(doc, 'TD', each)));
    table.add(doc.struct('TR', {}, made));
    rule(paper.y, false);
    drawn += 1;
  }
  table.end();
  paper.y += 8;
  return drawn;
}

/** Makes a tagged table cell. */
function cellOf(
  doc: PDFKit.PDFDocument,
  tag: 'TH' | 'TD',
  children: readonly PDFKit.PDFStructureElementChild[],
  scope?: 'Row' | 'Column',
): PDFKit.PDFStructureElement {
  return doc.struct(tag, scope === undefined ? {} : ({ scope } as object), [...children]);
}
