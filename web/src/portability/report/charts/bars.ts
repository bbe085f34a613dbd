import { colours, type Colour } from '../colours.ts';
import type { Paper } from '../paper/page-layout.ts';
import { fit, label, labelStyle, type Box } from './figure.ts';

export interface Bar {
  readonly name: string;
  /** One number for each of `parts`. */
  readonly amounts: readonly number[];
}

/** Horizontal bars with names and numbers, and a legend in the order of `parts`. */
export interface Bars {
  readonly bars: readonly Bar[];
  readonly parts: readonly string[];
  readonly format: (value: number) => string;
}

/**
 * The fill of each part. The third fill looks empty, because the third part needs the least attention: "no record" or "as
 * usual".
 */
const fills: readonly Colour[] = [colours.one, colours.three, colours.pale];
/** In points. */
export const legendHeight = 11;

export function drawBars(paper: Paper, { x, y, width, height }: Box, { bars, parts, format }: Bars): void {
  const { doc, text } = paper;
  const step = Math.min(14, (height - legendHeight) / bars.length);
  const names = bars.map(({ name }) => fit(paper, name, width * 0.36, labelStyle));
  const numbers = bars.map(({ amounts }) => amounts.map(format).join(' · '));
  const widest = (texts: readonly string[]) => Math.max(0, ...texts.map((each) => text.measure(each, labelStyle)));
  const left = x + widest(names) + 5;
  const right = x + width - widest(numbers) - 5;
  const most = Math.max(...bars.map(({ amounts }) => amounts.reduce((sum, each) => sum + each, 0)), 1);

  bars.forEach(({ amounts }, index) => {
    const top = y + index * step + step * 0.14;
    const thick = step * 0.72;
    const baseline = y + index * step + step / 2 + labelStyle.size * 0.36;
    label(paper, names[index] ?? '', x, baseline);
    let at = left;
    amounts.forEach((amount, part) => {
      const long = (amount / most) * (right - left);
      drawPart(doc, { x: at, y: top, width: long, height: thick }, fills[part]);
      at += long;
    });
    label(paper, numbers[index] ?? '', x + width, baseline, 'end');
  });
  drawLegend(paper, { x, y: y + height, width }, parts, fills);
}

/** Draws the names of the parts beside their fills, in one line above `y`. */
export function drawLegend(
  paper: Paper,
  { x, y, width }: Pick<Box, 'x' | 'y' | 'width'>,
  parts: readonly string[],
  fillsOfParts: readonly Colour[],
): void {
  let at = x;
  parts.forEach((name, part) => {
    drawPart(paper.doc, { x: at, y: y - 7, width: 6, height: 6 }, fillsOfParts[part]);
    const shown = fit(paper, name, x + width - at - 10, labelStyle);
    label(paper, shown, at + 8, y - 1.6);
    at += 14 + paper.text.measure(shown, labelStyle);
  });
}

function drawPart(doc: PDFKit.PDFDocument, { x, y, width, height }: Box, fill: Colour = colours.pale): void {
  if (width <= 0) return;
  doc.rect(x, y, width, height).fill([...fill]);
  // An outline distinguishes the parts without colour.
  doc
    .rect(x, y, width, height)
    .lineWidth(0.5)
    .strokeColor([...colours.ink])
    .stroke();
}
