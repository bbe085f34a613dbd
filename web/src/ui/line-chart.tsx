import type { ChartPoint } from './lib/chart-point.ts';
import { lineSegments } from './lib/line-segments.ts';

interface LineChartProps {
  /** One sentence that says what the picture shows; a table with the same numbers stands beside it. */
  summary: string;
  points: readonly ChartPoint[];
  /** A smoothed line drawn over the marks, one value per point. */
  trend?: readonly (number | null)[];
  /** With a trend, the single marks may be left out. */
  trendOnly?: boolean;
  minimum?: number;
  maximum?: number;
  /** Writes the two ends of the scale. */
  formatValue: (value: number) => string;
}

/** Single marks beside a trend are dots, so that the two differ by more than their colour. */
const looks = {
  line: 'stroke-chart-1 stroke-2',
  dots: 'stroke-chart-1 stroke-[6px] [stroke-dasharray:0_10]',
  trend: 'stroke-chart-2 stroke-[3px]',
};

/** Marks joined by a line, with a gap wherever there is no record. */
export function LineChart({ summary, points, trend, trendOnly, minimum, maximum, formatValue }: LineChartProps) {
  const marks = points.map((point) => point.value);
  const shown = [...(trendOnly ? [] : marks), ...(trend ?? [])].filter((value) => value !== null);
  const low = minimum ?? Math.min(...shown);
  const high = maximum ?? Math.max(...shown);
  const scale = { low, high: high > low ? high : low + 1 };
  const line = (values: readonly (number | null)[], look: string) =>
    lineSegments(values, scale).map((path) => (
      <path key={path} d={path} className={look} fill="none" vectorEffect="non-scaling-stroke" strokeLinecap="round" />
    ));
  return (
    <div role="img" aria-label={summary} className="flex flex-col gap-2">
      <div className="flex gap-2">
        {shown.length > 0 && (
          <div className="flex flex-col justify-between text-end text-xs text-muted tabular-nums">
            <span>{formatValue(scale.high)}</span>
            <span>{formatValue(scale.low)}</span>
          </div>
        )}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className="h-44 min-w-0 flex-1 overflow-visible border-b border-edge"
          aria-hidden
        >
          {!trendOnly && line(marks, trend ? looks.dots : looks.line)}
          {trend && line(trend, looks.trend)}
        </svg>
      </div>
      <div className="flex justify-between gap-2 text-xs text-muted">
        {points.length > 0 && <span>{points[0]?.label}</span>}
        {points.length > 1 && <span>{points.at(-1)?.label}</span>}
      </div>
    </div>
  );
}
