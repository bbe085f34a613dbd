import type { ReactNode } from 'react';
import { acrossChart } from '#ui/chart-coordinates.ts';
import { ChartGuide } from '#ui/line-chart.tsx';

interface MarksChartProps {
  /** One sentence that summarizes the chart. A table next to the chart has the same marks. */
  summary: string;
  /** One row for each mark. `on` says for every day, week or month whether it has the mark. */
  rows: readonly { readonly label: string; readonly on: readonly boolean[] }[];
  /** The first and the last label of the horizontal axis. */
  ends: readonly [string, string];
  scaleWidth: string;
  at: number | undefined;
}

/** The height of a row, and of a block in it, in units of the view box. */
const [rowHeight, markHeight] = [10, 6];
/** From this number of days, weeks or months on, blocks are narrow, because wide ones would run together on a phone. */
const many = 32;

/** Draws a row of blocks for each mark. The horizontal axis matches a `LineChart` with the same `scaleWidth`. */
export function MarksChart({ summary, rows, ends, scaleWidth, at }: MarksChartProps): ReactNode {
  const places = rows[0]?.on.length ?? 0;
  const height = rows.length * rowHeight;
  return (
    <div role="img" aria-label={summary} className="flex flex-col gap-2">
      <div className="flex gap-2">
        <div className="flex flex-col text-end text-xs text-muted" style={{ width: scaleWidth }}>
          {rows.map(({ label }) => (
            <span key={label} className="flex items-center justify-end whitespace-nowrap" style={{ height: '1.25rem' }}>
              {label}
            </span>
          ))}
        </div>
        <svg
          viewBox={`0 0 100 ${String(height)}`}
          preserveAspectRatio="none"
          className="min-w-0 flex-1 overflow-visible border-b border-edge forced-color-adjust-none"
          style={{ height: `${String(rows.length * 1.25)}rem` }}
          aria-hidden
        >
          <ChartGuide at={at} of={places} height={height} />
          {rows.map(({ label, on }, row) => (
            <g key={label} fill="none">
              <path d={`M0 ${String((row + 1) * rowHeight)}h100`} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
              <path
                d={on
                  .map((marked, index) =>
                    marked
                      ? `M${acrossChart(index, places).toFixed(2)} ${String(row * rowHeight + (rowHeight - markHeight) / 2)}v${String(markHeight)}`
                      : '',
                  )
                  .join('')}
                className="stroke-chart-1"
                strokeWidth={places < many ? 7 : 3}
                vectorEffect="non-scaling-stroke"
              />
            </g>
          ))}
        </svg>
      </div>
      <div
        className="flex justify-between gap-2 text-xs text-muted"
        style={{ paddingInlineStart: `calc(${scaleWidth} + 0.5rem)` }}
      >
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </div>
    </div>
  );
}
