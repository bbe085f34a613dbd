import type { Difference } from '#lib/differences/difference-of-means.ts';

interface IntervalLineProps {
  /** One sentence with the same numbers. */
  summary: string;
  difference: Difference;
  /** The labels of both directions. */
  less: string;
  more: string;
}

/** A difference with its interval on a line, in which zero is in the middle. */
export function IntervalLine({ summary, difference: { value, low, high }, less, more }: IntervalLineProps) {
  const reach = 1.15 * Math.max(Math.abs(low), Math.abs(high)) || 1;
  const at = (amount: number) => (50 + (50 * amount) / reach).toFixed(2);
  const line = (d: string, className: string, strokeWidth: number) => (
    <path {...{ d, className, strokeWidth }} fill="none" vectorEffect="non-scaling-stroke" strokeLinecap="round" />
  );
  return (
    <div role="img" aria-label={summary} className="flex flex-col gap-1" style={{ maxWidth: '30rem' }}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="w-full overflow-visible" height="40" aria-hidden>
        {line('M0 50H100', 'stroke-edge', 1)}
        {line('M50 0V100', 'stroke-edge', 2)}
        {line(`M${at(low)} 50H${at(high)}`, 'stroke-chart-1', 4)}
        {line(`M${at(value)} 50h0.01`, 'stroke-chart-1', 14)}
      </svg>
      <div className="flex justify-between text-sm text-muted">
        <span>{less}</span>
        <span>0</span>
        <span>{more}</span>
      </div>
    </div>
  );
}
