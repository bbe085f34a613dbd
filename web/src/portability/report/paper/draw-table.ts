import type { TextStyle } from './typesetter.ts';
import { colours } from '../colours.ts';
import { baselineOf, layOutText, lineHeight, writeLines, type Line } from './rich-text.ts';
import { asArtifact, turnPage, type Paper } from './page-layout.ts';
import {
  body,
  evenHeight,
  gap,
  head,
  heightOf,
  laneGap,
  laneWidth,
  lineCount,
  pad,
  quiet,
  rowBreaker,
  type RowLines,
  type Table,
} from './table-lanes.ts';

/** A row with more lines than this may break across pages. A shorter row moves to the next page as a whole. */
const movable = 12;

/**
 * Draws a tagged table with column headings and row headings, over as many lanes and pages as needed. Further lanes repeat the
 * headings as untagged artifacts. On the last page the lanes have about the same height. Returns the number of rows drawn.
 */
export function drawTable(paper: Paper, parent: PDFKit.PDFStructureElement, { rows, ...shape }: Table): number {
  const { columns, naming = 0, bottom, lanes = 1 } = shape;
  const { doc } = paper;
  const table = doc.struct('Table');
  parent.add(table);
  const width = laneWidth(paper, lanes);
  const lefts = columns.map((_, place) => width * columns.slice(0, place).reduce((sum, { share }) => sum + share, 0));
  const breakRow = rowBreaker(paper, shape);
  /** The lane that the next row is drawn in, and where the lanes of this page begin and end. */
  const at = { lane: 0, top: 0, end: paper.bottom, lowest: 0 };
  const left = () => paper.left + at.lane * (width + laneGap);
  const writeCell = (tag: 'TH' | 'TD', lines: readonly Line[], place: number, style: TextStyle) =>
    writeLines(paper, tag, lines, { x: left() + (lefts[place] ?? 0), y: paper.y + pad, style });
  /** Where the rows of this lane end. Their rules are one drawing, because one for each row took much memory. */
  const ends: number[] = [];
  const drawRules = (ys: readonly number[], isStrong: boolean) =>
    asArtifact(doc, 'Layout', () => {
      for (const y of ys) doc.moveTo(left(), y).lineTo(left() + width, y);
      doc
        .lineWidth(isStrong ? 0.9 : 0.4)
        .strokeColor([...(isStrong ? colours.primary : colours.line)])
        .stroke();
    });
  function endLane(): void {
    if (ends.length > 0) drawRules(ends, false);
    ends.length = 0;
  }
  const heads = columns.map(({ label, share }) => layOutText(paper, [{ text: label }], share * width - gap, head));
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
              left() + (lefts[place] ?? 0),
              paper.y + pad + line * lineHeight(head) + baselineOf(head),
              head,
            ),
          ),
        ),
      );
    }
    paper.y += headHeight;
    drawRules([paper.y - 1], true);
  }

  const source = rows[Symbol.iterator]();
  const ahead: RowLines[] = [];
  let isRead = false;
  function readRow(): void {
    const next = source.next();
    if (next.done === true) isRead = true;
    else ahead.push(breakRow(next.value));
  }

  /** Begins the lanes of a page. If the rest of the rows fits on the page, ends the lanes at the same height. */
  function beginLanes(isFirst: boolean, current: readonly RowLines[]): void {
    at.lane = 0;
    at.top = paper.y;
    at.lowest = paper.y;
    at.end = paper.bottom;
    drawHeads(isFirst);
    if (lanes === 1) return;
    const room = paper.bottom - paper.y;
    const heights = [...current, ...ahead].map((row) => heightOf(lineCount(row)));
    let sum = heights.reduce((total, each) => total + each, 0);
    while (!isRead && sum <= room * lanes) {
      readRow();
      if (isRead) break;
      const height = heightOf(lineCount(ahead.at(-1) ?? []));
      heights.push(height);
      sum += height;
    }
    if (isRead) at.end = paper.y + evenHeight(heights, lanes, room);
  }

  function nextLane(current: readonly RowLines[]): void {
    endLane();
    at.lowest = Math.max(at.lowest, paper.y);
    if (at.lane + 1 < lanes) {
      at.lane += 1;
      paper.y = at.top;
      drawHeads(false);
    } else {
      turnPage(paper);
      beginLanes(false, current);
    }
  }

  if (paper.y + headHeight + 3 * lineHeight(body) > paper.bottom) turnPage(paper);
  beginLanes(true, []);
  let drawn = 0;
  for (;;) {
    if (ahead.length === 0 && !isRead) readRow();
    const lines = ahead.shift();
    if (!lines) break;
    const children: PDFKit.PDFStructureElementChild[][] = columns.map(() => []);
    // A tolerance, because the end of the lanes is itself a sum of heights.
    const fitting = () => Math.floor((at.end - paper.y - 2 * pad) / lineHeight(body) + 0.001);
    if (bottom !== undefined && paper.y + heightOf(lineCount(lines)) > bottom) break;
    if (fitting() < Math.min(lineCount(lines), movable)) nextLane([lines]);
    let isLast = false;
    while (!isLast) {
      const amount = Math.max(1, Math.min(lineCount(lines), fitting()));
      isLast = amount >= lineCount(lines);
      lines.forEach((each, place) => {
        const part = each.splice(0, amount);
        if (part.length > 0)
          children[place]?.push(...writeCell(place < naming ? 'TH' : 'TD', part, place, place < naming ? quiet : body));
      });
      paper.y += heightOf(amount);
      if (!isLast) nextLane([lines]);
    }
    const made = children.map((each, place) => (place < naming ? cellOf(doc, 'TH', each, 'Row') : cellOf(doc, 'TD', each)));
    table.add(doc.struct('TR', {}, made));
    ends.push(paper.y);
    drawn += 1;
  }
  endLane();
  table.end();
  paper.y = Math.max(at.lowest, paper.y) + 8;
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
