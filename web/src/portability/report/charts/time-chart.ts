import { colours } from '../colours.ts';
import type { Paper } from '../paper/page-layout.ts';
import { label, labelStyle, type Box } from './figure.ts';

/** Values over time. Null means no record and is drawn as a gap. */
export interface TimeChart {
  readonly kind: 'line' | 'columns';
  readonly values: readonly (number | null)[];
  readonly low: number;
  readonly high: number;
  readonly format: (value: number) => string;
  /** The labels below the first and the last point. */
  readonly ends: readonly [string, string];
  /** The indices of points with a dashed vertical line: changes of medicines. */
  readonly marks: readonly number[];
}

type Axes = Pick<TimeChart, 'low' | 'high' | 'format' | 'ends' | 'marks'> & { readonly count: number };

/**
 * Draws the lines and labels of a chart over time. Returns, in PDF points: `atX` of an index below `count`, `atY` of a value, the
 * width between the first and the last index (`place`), and the y of the horizontal axis (`floor`).
 */
export function drawAxes(paper: Paper, { x, y, width, height }: Box, { count, low, high, format, ends, marks }: Axes) {
  const { doc, text } = paper;
  const side = Math.max(text.measure(format(high), labelStyle), text.measure(format(low), labelStyle)) + 5;
  const left = x + side;
  const right = x + width;
  const floor = y + height - 11;
  const roof = y + 3;
  const place = right - left - 6;
  const atX = (index: number) => left + 3 + (count === 1 ? 0.5 : index / (count - 1)) * place;
  const atY = (value: number) => floor - ((value - low) / (high - low || 1)) * (floor - roof);
  doc.lineWidth(0.4).strokeColor([...colours.line]);
  for (const level of [low, (low + high) / 2, high]) doc.moveTo(left, atY(level)).lineTo(right, atY(level)).stroke();
  doc
    .lineWidth(0.6)
    .strokeColor([...colours.muted])
    .dash(2, { space: 1.5 });
  for (const index of marks) doc.moveTo(atX(index), floor).lineTo(atX(index), roof).stroke();
  doc.undash();
  label(paper, format(high), left - 4, roof + 2, 'end');
  label(paper, format(low), left - 4, floor + 2, 'end');
  label(paper, ends[0], left, y + height - 2);
  label(paper, ends[1], right, y + height - 2, 'end');
  return { atX, atY, place, floor };
}

/** Draws a line with gaps, or columns. In columns, zero is a dot on the axis, so that it differs from a gap. */
export function drawTimeChart(paper: Paper, box: Box, chart: TimeChart): void {
  const { doc } = paper;
  const { values } = chart;
  const { atX, atY, place, floor } = drawAxes(paper, box, { ...chart, count: values.length });
  const dot = (index: number, value: number, radius: number) => doc.circle(atX(index), atY(value), radius).fill();
  doc
    .strokeColor([...colours.one])
    .fillColor([...colours.one])
    .lineWidth(1.1);
  if (chart.kind === 'columns') {
    const breadth = Math.min(8, Math.max(1, (place / values.length) * 0.7));
    values.forEach((value, index) => {
      if (value === null) return;
      if (value === 0) dot(index, 0, 0.7);
      else doc.rect(atX(index) - breadth / 2, atY(value), breadth, floor - atY(value)).fill();
    });
    return;
  }
  values.forEach((value, index) => {
    if (value === null) return;
    const after = values[index + 1] ?? null;
    if (after !== null)
      doc
        .moveTo(atX(index), atY(value))
        .lineTo(atX(index + 1), atY(after))
        .stroke();
    dot(index, value, values.length > 40 ? 0.8 : 1.3);
  });
}
