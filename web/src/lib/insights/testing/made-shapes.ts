/** The kinds of value that a person records: on a scale, yes or no, seldom yes, a number of times, or with rare extremes. */
export type Shape = 'smooth' | 'steps' | 'yesNo' | 'rare' | 'counts' | 'heavy';

/** Turns normal values into recorded ones. 'mixed' takes the first three shapes in turn, by the series' number. */
export function shaped(values: Float64Array, shape: Shape | 'mixed', at: number): Float64Array {
  const of = shapes[shape === 'mixed' ? ((['smooth', 'steps', 'yesNo'] as const)[at % 3] ?? 'smooth') : shape];
  return values.map((value) => of(value));
}

const shapes: Readonly<Record<Shape, (value: number) => number>> = {
  smooth: (value) => value,
  steps: (value) => Math.max(1, Math.min(5, Math.round(3 + value * 1.1))),
  yesNo: (value) => Number(value > 0.6),
  rare: (value) => Number(value > 1.4),
  counts: (value) => Math.max(0, Math.round(2 * Math.exp(value) - 1.5)),
  heavy: (value) => Math.sinh(1.5 * value),
};
