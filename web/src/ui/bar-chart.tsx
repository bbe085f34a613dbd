import type { ChartPoint } from '#ui/chart-coordinates.ts';

interface BarChartProps {
  /** One sentence that summarizes the chart; a table next to it has the same numbers. */
  summary: string;
  points: readonly ChartPoint[];
  /** The top of the scale; by default the highest value. */
  maximum?: number;
  /** For several charts above each other: half the height, and only the first and the last label. */
  small?: boolean;
  /** A dashed line, such as a goal. */
  mark?: { value: number; label: string };
  /** Formats both ends of the scale; without it the scale has no labels. */
  formatValue?: (value: number) => string;
}

const barStyles = { whole: 'bg-chart-1', partial: 'border-2 border-b-0 border-dashed border-chart-1' };

/** A bar chart. A day without a record has a short dash instead of a bar; a partly known value has a dashed bar. */
export function BarChart({ summary, points, maximum, small, mark, formatValue }: BarChartProps) {
  const top = Math.max(maximum ?? 0, mark?.value ?? 0, ...points.map((point) => point.value ?? 0)) || 1;
  // If labels would overlap, show only every fifth one. The table has them all.
  const step = points.length > 10 ? 5 : 1;
  const share = (value: number) => `${(value / top) * 100}%`;
  const height = small ? 'h-14' : 'h-44 pt-6';
  return (
    <div role="img" aria-label={summary} className="flex gap-2">
      {formatValue && (
        <div className={`flex flex-col justify-between text-end text-xs text-muted tabular-nums ${height}`}>
          <span className="-my-2.5">{formatValue(top)}</span>
          <span className="-my-2.5">{formatValue(0)}</span>
        </div>
      )}
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div className={`relative flex items-end border-b border-edge ${height} ${small ? 'gap-1' : 'gap-1.5'}`}>
          {mark && (
            <div className="absolute inset-x-0 border-t border-dashed border-edge" style={{ bottom: share(mark.value) }}>
              <span className="absolute end-0 bottom-0.5 text-xs text-muted">{mark.label}</span>
            </div>
          )}
          {points.map((point, index) => (
            <div
              key={index}
              className="flex h-full min-w-0 flex-1 items-end justify-center"
              style={point.marked ? { borderInlineStart: '1px dashed var(--edge)' } : undefined}
            >
              {point.value === null ? (
                <span className="mb-1 h-0 w-2 border-t-2 border-dotted border-edge" />
              ) : (
                <span
                  className={`min-h-0.5 w-full max-w-10 rounded-t-sm forced-color-adjust-none ${point.partial ? barStyles.partial : barStyles.whole}`}
                  style={{ height: share(point.value) }}
                />
              )}
            </div>
          ))}
        </div>
        {small ? (
          <div className="flex justify-between gap-2 text-xs text-muted">
            <span>{points[0]?.label}</span>
            <span>{points.at(-1)?.label}</span>
          </div>
        ) : (
          <Labels points={points} step={step} />
        )}
      </div>
    </div>
  );
}

/**
 * The labels below the bars. Each label is centred below its bar and may use the gap beside the bar. So the row of labels is
 * half a gap wider than the bars on each side.
 */
function Labels({ points, step }: { points: readonly ChartPoint[]; step: number }) {
  return (
    <div className="-mx-0.75 flex text-xs text-muted">
      {points.map((point, index) => (
        <span key={index} className="flex min-w-0 flex-1 justify-center whitespace-nowrap">
          {index % step === 0 && point.label}
        </span>
      ))}
    </div>
  );
}
