import { acrossChart, lineSegments, pointMarks, type ChartPoint } from '#ui/chart-coordinates.ts';

interface LineChartProps {
  /** One sentence that summarizes the chart; a table next to it has the same numbers. */
  summary: string;
  points: readonly ChartPoint[];
  /** A smoothed line over the values, one value per point. */
  trend?: readonly (number | null)[];
  /** With a trend, hides the single values. */
  trendOnly?: boolean;
  /** The value at the bottom of the scale; zero by default. Set it for values that cannot be zero, such as 1 to 5. */
  minimum?: number;
  maximum?: number;
  /** Starts the scale at the lowest value: for values without a zero to compare with, such as a weight or a time of day. */
  fromLowest?: boolean;
  /** For several charts above each other: half the height. */
  small?: boolean;
  /** A fixed width of the scale's labels, so that charts above each other have the same horizontal axis. */
  scaleWidth?: string;
  /** The index of a point that a vertical line marks. */
  at?: number | undefined;
  /** Formats both ends of the scale. */
  formatValue: (value: number) => string;
}

/**
 * Values have dots, so that a value between two gaps is visible. A trend replaces the line between the dots by a thicker
 * line.
 */
const lineStyles = {
  line: 'stroke-chart-1 stroke-2',
  mark: 'stroke-chart-1 stroke-[7px]',
  trend: 'stroke-chart-2 stroke-[3px]',
};

/** A line chart with gaps for missing records. */
export function LineChart(props: LineChartProps) {
  const { summary, points, trend, trendOnly, minimum = 0, maximum, fromLowest, small, scaleWidth, at, formatValue } = props;
  const marks = points.map((point) => point.value);
  const shown = [...(trendOnly ? [] : marks), ...(trend ?? [])].filter((value) => value !== null);
  const low = fromLowest ? Math.min(...shown) : minimum;
  const high = maximum ?? Math.max(...shown);
  // Without a zero in the scale, equal values are drawn in the middle: at the bottom they would look like zeros.
  const scale = high > low ? { low, high } : { low: fromLowest ? low - 1 : low, high: low + 1 };
  const draw = (paths: string[], className: string) =>
    paths.map((path) => (
      <path key={path} d={path} className={className} fill="none" vectorEffect="non-scaling-stroke" strokeLinecap="round" />
    ));
  return (
    <div role="img" aria-label={summary} className="flex flex-col gap-2">
      <div className="flex gap-2">
        {shown.length > 0 && (
          <div
            className="flex flex-col justify-between text-end text-xs text-muted tabular-nums"
            style={{ width: scaleWidth }}
          >
            <span>{formatValue(scale.high)}</span>
            <span>{formatValue(scale.low)}</span>
          </div>
        )}
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          className={`min-w-0 flex-1 overflow-visible border-b border-edge ${small ? 'h-24' : 'h-44'}`}
          aria-hidden
        >
          <ChartGuide at={at} of={points.length} height={100} />
          {points.map(
            ({ marked }, index) => marked && <ChartGuide key={index} at={index} of={points.length} height={100} />,
          )}
          {!trend && draw(lineSegments(marks, scale), lineStyles.line)}
          {!trendOnly && <g>{draw(pointMarks(marks, scale), lineStyles.mark)}</g>}
          {trend && <g>{draw(lineSegments(trend, scale), lineStyles.trend)}</g>}
        </svg>
      </div>
      <div
        className="flex justify-between gap-2 text-xs text-muted"
        style={{ paddingInlineStart: scaleWidth && `calc(${scaleWidth} + 0.5rem)` }}
      >
        {points.length > 0 && <span>{points[0]?.label}</span>}
        {points.length > 1 && <span>{points.at(-1)?.label}</span>}
      </div>
    </div>
  );
}

/** A dashed vertical line through one point of a chart, in an SVG that is 100 wide. */
export function ChartGuide({ at, of, height }: { at: number | undefined; of: number; height: number }) {
  return (
    at !== undefined && (
      <path
        d={`M${acrossChart(at, of).toFixed(2)} 0V${String(height)}`}
        className="stroke-edge"
        strokeDasharray="4 3"
        vectorEffect="non-scaling-stroke"
      />
    )
  );
}
