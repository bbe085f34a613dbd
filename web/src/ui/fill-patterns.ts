import type { CSSProperties } from 'react';

/**
 * The index of the pattern "filled". All charts use it for an amount without parts, so that its colour always has the same
 * meaning.
 */
export const wholePattern = 2;

/** Five patterns that differ by more than colour: dotted, striped, filled, outlined, ruled. */
export const fillPatterns: readonly CSSProperties[] = [
  {
    background: 'radial-gradient(circle, var(--chart-4) 1.6px, transparent 2px) 0 0 / 6px 6px',
    borderColor: 'var(--chart-4)',
  },
  {
    background: 'repeating-linear-gradient(135deg, var(--chart-2) 0 4px, transparent 4px 7px)',
    borderColor: 'var(--chart-2)',
  },
  { background: 'var(--chart-1)', borderColor: 'var(--chart-1)' },
  { borderColor: 'var(--edge)', borderStyle: 'dashed' },
  {
    background: 'repeating-linear-gradient(0deg, var(--chart-3) 0 2px, transparent 2px 5px)',
    borderColor: 'var(--chart-3)',
  },
];
