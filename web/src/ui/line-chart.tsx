import { lineSegments, pointMarks, type ChartPoint } from '#ui/chart-data.ts';

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
  /** For one of several beneath each other: half as high. */
  small?: boolean;
  /** Writes the two ends of the scale. */
  formatValue: (value: number) => string;
}

/** A value is a dot, so that one between two gaps is seen too; a trend is a thicker line without any, and differs by more than its colour. */
const looks = {
  line: 'stroke-chart-1 stroke-2',
  mark: 'stroke-chart-1 stroke-[7px]',
  trend: 'stroke-chart-2 stroke-[3px]',
};

/** Marks joined by a line, with a gap wherever there is no record. */
export function LineChart(props: LineChartProps) {
  const { summary, points, trend, trendOnly, minimum, maximum, small, formatValue } = props;
  const marks = points.map((point) => point.value);
  const shown = [...(trendOnly ? [] : marks), ...(trend ?? [])].filter((value) => value !== null);
  const low = minimum ?? Math.min(...shown);
  const high = maximum ?? Math.max(...shown);
  // Values that are all the same lie in the middle, not on the ground, where they would look like nothing.
  const scale = high > low ? { low, high } : { low: minimum ?? low - 1, high: low + 1 };
  const draw = (paths: string[], look: string) =>
    paths.map((path) => (
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
          className={`min-w-0 flex-1 overflow-visible border-b border-edge ${small ? 'h-20' : 'h-44'}`}
          aria-hidden
        >
          {!trend && draw(lineSegments(marks, scale), looks.line)}
          {!trendOnly && <g>{draw(pointMarks(marks, scale), looks.mark)}</g>}
          {trend && <g>{draw(lineSegments(trend, scale), looks.trend)}</g>}
        </svg>
      </div>
      <div className="flex justify-between gap-2 text-xs text-muted">
        {points.length > 0 && <span>{points[0]?.label}</span>}
        {points.length > 1 && <span>{points.at(-1)?.label}</span>}
      </div>
    </div>
  );
}
