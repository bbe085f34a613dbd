import type { TextStyle } from './typesetter.ts';
import { colours } from '../colours.ts';
import { layOutText, lineHeight, type Line, type RichText } from './rich-text.ts';
import type { Paper } from './page-layout.ts';

export interface Column {
  readonly label: string;
  /** The share of the table's width; the shares add up to 1. */
  readonly share: number;
}

export interface TableRow {
  /** From left to right. `layOutText` breaks the texts of a cell into lines. */
  readonly cells: readonly (string | readonly RichText[])[];
}

export interface TableShape {
  readonly columns: readonly Column[];
  /** The number of leading columns that are row headings. */
  readonly naming?: number;
  /** In how many lanes, side by side, the rows run down each page. By default one. */
  readonly lanes?: number;
}

export interface Table extends TableShape {
  readonly rows: Iterable<TableRow>;
  /** If set, the table has one page, and ends before the first row that would reach below this point. */
  readonly bottom?: number;
}

export const body: TextStyle = { size: 7.1, colour: colours.ink, leading: 1.2 };
export const head: TextStyle = { ...body, isBold: true };
export const quiet: TextStyle = { ...body, colour: colours.muted };
export const pad = 0.6;
export const gap = 8;
/** The distance between two lanes, in points. */
export const laneGap = 12;

/** The width of one of these lanes, in points. */
export const laneWidth = ({ width }: Paper, lanes: number): number => (width - laneGap * (lanes - 1)) / lanes;

/** The share of a lane that a column of these texts needs, if none of them breaks. */
export function shareFor(paper: Paper, texts: readonly string[], lanes: number): number {
  return (Math.max(...texts.map((text) => paper.text.measure(text, head))) + gap) / laneWidth(paper, lanes);
}

/** The lines of a row, by column. */
export type RowLines = Line[][];

export const lineCount = (row: RowLines) => Math.max(1, ...row.map(({ length }) => length));
export const heightOf = (lines: number) => lines * lineHeight(body) + 2 * pad;

/** Makes the function that breaks the cells of a row into lines. */
export function rowBreaker(paper: Paper, { columns, naming = 0, lanes = 1 }: TableShape): (row: TableRow) => RowLines {
  const width = laneWidth(paper, lanes);
  return ({ cells }) =>
    cells.map((cell, place) =>
      layOutText(
        paper,
        typeof cell === 'string' ? [{ text: cell }] : cell,
        (columns[place]?.share ?? 0) * width - gap,
        place < naming ? quiet : body,
      ),
    );
}

/** The height that these rows take of a page, if they run through the lanes of the table, in points. */
export function heightInLanes(paper: Paper, { rows, ...table }: Table): number {
  const { lanes = 1 } = table;
  const breakRow = rowBreaker(paper, table);
  const heights = Array.from(rows, (row) => heightOf(lineCount(breakRow(row))));
  return Math.max(heights.reduce((sum, each) => sum + each, 0) / lanes, ...heights);
}

/** The least height at which rows of these heights fit into the lanes one after the other; at most `room`. */
export function evenHeight(heights: readonly number[], lanes: number, room: number): number {
  const total = heights.reduce((sum, each) => sum + each, 0);
  const lanesAt = (height: number) => {
    let [count, filled] = [1, 0];
    for (const each of heights) {
      if (filled + each > height + 0.01) [count, filled] = [count + 1, 0];
      filled += each;
    }
    return count;
  };
  let height = Math.max(total / lanes, ...heights);
  while (height < room && lanesAt(height) > lanes) height += lineHeight(body) / 2;
  return Math.min(height, room);
}
