import { colours, type Colour } from '../colours.ts';
import type { Paper } from '../paper/page-layout.ts';
import { drawLegend, legendHeight } from './bars.ts';
import type { Box } from './figure.ts';
import { drawAxes, type TimeChart } from './time-chart.ts';

/** Columns over time, stacked from several parts. Null means no record and is drawn as a gap. */
export interface StackedColumns extends Pick<TimeChart, 'format' | 'ends' | 'marks'> {
  /** One number for each of `parts`, from the bottom up. */
  readonly values: readonly (readonly number[] | null)[];
  readonly parts: readonly string[];
}

/** The fill of each part. The light one in the middle separates two dark ones, so that print without colour is legible. */
const fills: readonly Colour[] = [colours.one, colours.pale, colours.two];

/** Draws the columns with a legend below. */
export function drawStackedColumns(paper: Paper, box: Box, { values, parts, format, ends, marks }: StackedColumns): void {
  const totals = values.map((value) => (value ?? []).reduce((sum, each) => sum + each, 0));
  const high = Math.max(...totals, 1);
  const chart = { ...box, height: box.height - legendHeight };
  const { atX, atY, place } = drawAxes(paper, chart, { count: values.length, low: 0, high, format, ends, marks });
  const breadth = Math.min(8, Math.max(1, (place / values.length) * 0.8));
  values.forEach((value, index) => {
    let below = 0;
    value?.forEach((amount, part) => {
      if (amount === 0) return;
      const [bottom, top] = [atY(below), atY(below + amount)];
      paper.doc.rect(atX(index) - breadth / 2, top, breadth, bottom - top).fill([...(fills[part] ?? colours.pale)]);
      below += amount;
    });
  });
  drawLegend(paper, { ...box, y: box.y + box.height }, parts, fills);
}
