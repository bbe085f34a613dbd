import type { TextStyle } from '../paper/typesetter.ts';
import { colours } from '../colours.ts';
import type { Paper } from '../paper/page-layout.ts';
import { baselineOf, lineHeight } from '../paper/rich-text.ts';

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
  /** Small print beside the title, which names the data that the chart is based on. */
  readonly note: string;
  readonly draw: (paper: Paper, box: Box) => void;
}

const titleStyle: TextStyle = { size: 7.6, colour: colours.ink, isBold: true };
const noteStyle: TextStyle = { size: 6.5, colour: colours.muted };
export const labelStyle: TextStyle = { size: 6.5, colour: colours.ink };
const top = lineHeight(titleStyle) + 3;

/** Draws a chart below its title and its note, which share a line. */
export function drawFigure(
  paper: Paper,
  parent: PDFKit.PDFStructureElement,
  { title, alt, note, draw }: Chart,
  box: Box,
): void {
  const { doc } = paper;
  const baseline = box.y + baselineOf(titleStyle);
  const titled = fit(paper, title, box.width, titleStyle);
  const indent = paper.text.measure(titled, titleStyle) + 5;
  const say = (tag: 'H3' | 'P', text: string, x: number, style: TextStyle) => {
    const content = doc.markStructureContent(tag);
    paper.text.write(text, x, baseline, style);
    doc.endMarkedContent();
    parent.add(doc.struct(tag, {}, [content]));
  };
  say('H3', titled, box.x, titleStyle);
  say('P', fit(paper, note, box.width - indent, noteStyle), box.x + indent, noteStyle);
  const inner = { x: box.x, y: box.y + top, width: box.width, height: box.height - top };
  const content = doc.markStructureContent('Figure');
  draw(paper, inner);
  doc.endMarkedContent();
  const bbox = [inner.x, inner.y, inner.x + inner.width, inner.y + inner.height];
  parent.add(doc.struct('Figure', { alt, bbox } as { alt: string }, [content]));
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
