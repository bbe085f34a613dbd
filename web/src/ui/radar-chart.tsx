interface RadarLine {
  label: string;
  /** One value for each axis, in order; null leaves a gap. */
  values: readonly (number | null)[];
}
interface RadarChartProps {
  /** One sentence that summarizes the chart; a table next to it has the same numbers. */
  summary: string;
  axes: readonly string[];
  /** Number of rings; equal to the highest value, because a value of 1 is on the innermost ring, 2 on the next, and so on. */
  rings: number;
  line: RadarLine;
  /** The comparison line: dashed, without dots. */
  usual?: RadarLine;
}

const [middleX, middleY, radius] = [170, 140, 90];

/** Anchors a label so that its text is outside the chart, to the left or the right of its axis. */
function anchorOf(x: number) {
  if (Math.abs(x - middleX) < 12) return 'middle';
  return x > middleX ? 'start' : 'end';
}

/**
 * A radar chart: the answers are dots joined by a line, and the usual values are a dashed line. A missing value
 * interrupts only the line that lacks it.
 */
export function RadarChart({ summary, axes, rings, line, usual }: RadarChartProps) {
  const place = (axis: number, value: number) => {
    const angle = (axis / axes.length) * 2 * Math.PI - Math.PI / 2;
    const far = (value / rings) * radius;
    return { x: middleX + far * Math.cos(angle), y: middleY + far * Math.sin(angle) };
  };
  const pointOf = (values: RadarLine['values'], axis: number) => {
    const value = values[axis % axes.length];
    return value === null || value === undefined ? null : place(axis, value);
  };
  const path = (values: RadarLine['values']) =>
    axes
      .map((_, axis) => {
        const [from, to] = [pointOf(values, axis), pointOf(values, axis + 1)];
        return from && to ? `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}` : '';
      })
      .join('');
  const ring = (at: number) => path(axes.map(() => at));
  return (
    <div role="img" aria-label={summary} className="flex flex-col gap-3">
      <svg
        viewBox="0 0 340 280"
        aria-hidden
        className="w-full"
        // The SVG scales its text: in a wider chart the labels would be larger than the text of the page.
        style={{ maxWidth: '26rem' }}
        fill="none"
        strokeLinecap="round"
      >
        <path
          d={Array.from({ length: rings }, (_, index) => ring(index + 1)).join('')}
          stroke="var(--line)"
          strokeWidth="1"
        />
        {usual && <path d={path(usual.values)} stroke="var(--ink)" strokeWidth="2" strokeDasharray="2 6" />}
        <path d={path(line.values)} className="stroke-chart-1" strokeWidth="2.5" />
        {axes.map((label, axis) => {
          const dot = pointOf(line.values, axis);
          const { x, y } = place(axis, rings * 1.13);
          return (
            <g key={label}>
              {dot && <circle cx={dot.x} cy={dot.y} r="4.5" fill="var(--chart-1)" />}
              <text x={x} y={y + 4} textAnchor={anchorOf(x)} fontSize="13.5" fill="var(--ink)">
                {label}
              </text>
            </g>
          );
        })}
      </svg>
      <div className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <Key label={line.label} dashed={false} />
        {usual && <Key label={usual.label} dashed />}
      </div>
    </div>
  );
}

function Key({ label, dashed }: { label: string; dashed: boolean }) {
  return (
    <span className="flex items-center gap-2">
      <svg viewBox="0 0 32 10" aria-hidden className="h-4 w-7 shrink-0" strokeLinecap="round">
        {dashed ? (
          <path d="M2 5h28" stroke="var(--ink)" strokeWidth="2" strokeDasharray="2 6" />
        ) : (
          <>
            <path d="M2 5h28" stroke="var(--chart-1)" strokeWidth="2.5" />
            <circle cx="16" cy="5" r="4" fill="var(--chart-1)" />
          </>
        )}
      </svg>
      {label}
    </span>
  );
}
