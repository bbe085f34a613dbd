import type { TextStyle } from '../fonts/typesetter.ts';
import { colours } from '../colours.ts';
import type { Paper } from '../paper/page-layout.ts';
import { baselineOf, lineHeight } from '../paper/write-text.ts';

/** A rectangle of the page, from its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Chart {
  readonly title: string;
  /** The alternative text, with the numbers of the chart. */
  readonly alt: string;
  /** Small print below the chart, which names the data that the chart is based on. */
  readonly note: string;
  /** The height in points that the drawing needs; absent if the minimum height of a row of charts is enough. */
  readonly needs?: number;
  /** Whether the chart's points are days, weeks or months. */
  readonly isByTime?: boolean;
  readonly draw: (paper: Paper, box: Box) => void;
}

const titleStyle: TextStyle = { size: 8, colour: colours.ink, isBold: true };
const noteStyle: TextStyle = { size: 6.5, colour: colours.muted };
export const labelStyle: TextStyle = { size: 6.5, colour: colours.ink };
const top = lineHeight(titleStyle) + 3;
const foot = lineHeight(noteStyle) + 1;

/** The height in points of a row of charts with their titles and notes; at least `least`. */
export const rowHeight = (row: readonly Chart[], least: number) =>
  Math.max(least, ...row.map(({ needs = 0 }) => needs + top + foot));

/** Draws a chart with its title above and its note beneath. */
export function drawFigure(
  paper: Paper,
  parent: PDFKit.PDFStructureElement,
  { title, alt, note, draw }: Chart,
  box: Box,
): void {
  const { doc } = paper;
  const say = (tag: 'H3' | 'P', text: string, style: TextStyle, y: number) => {
    const content = doc.markStructureContent(tag);
    paper.text.write(fit(paper, text, box.width, style), box.x, y + baselineOf(style), style);
    doc.endMarkedContent();
    parent.add(doc.struct(tag, {}, [content]));
  };
  say('H3', title, titleStyle, box.y);
  const inner = { x: box.x, y: box.y + top, width: box.width, height: box.height - top - foot };
  const content = doc.markStructureContent('Figure');
  draw(paper, inner);
  doc.endMarkedContent();
  const bbox = [inner.x, inner.y, inner.x + inner.width, inner.y + inner.height];
  parent.add(doc.struct('Figure', { alt, bbox } as { alt: string }, [content]));
  if (note !== '') say('P', note, noteStyle, box.y + box.height - foot);
}

/** Shortens a line to the width, with an ellipsis. */
export function fit(paper: Paper, text: string, width: number, style: TextStyle): string {
  if (paper.text.measure(text, style) <= width) return text;
  const [line = ''] = paper.text.breakLines(text, width - paper.text.measure('…', style), style);
  return `${line}…`;
}

/** Writes a label aligned to `x`. */
export function label(
  paper: Paper,
  text: string,
  x: number,
  baseline: number,
  at: 'start' | 'middle' | 'end' = 'start',
): void {
  const width = at === 'start' ? 0 : paper.text.measure(text, labelStyle);
  paper.text.write(text, x - (at === 'end' ? width : width / 2) * Number(at !== 'start'), baseline, labelStyle);
}
