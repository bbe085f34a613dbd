interface Scale {
  low: number;
  high: number;
}

/**
 * The horizontal position of a point on a field of width 100. The first point is on the left edge, and the last point is on
 * the right edge.
 */
export function acrossChart(index: number, of: number): number {
  return of > 1 ? (index / (of - 1)) * 100 : 50;
}

/** Coordinates of each value on a 100 × 100 field; null without a value. */
function placesOf(values: readonly (number | null)[], { low, high }: Scale): (string | null)[] {
  const up = (value: number) => 100 - ((value - low) / (high - low)) * 100;
  return values.map((value, index) =>
    value === null ? null : `${acrossChart(index, values.length).toFixed(2)} ${up(value).toFixed(2)}`,
  );
}

/** A tiny path for each value, which a round line cap shows as a dot. WebKit would stretch a path of zero length. */
export function pointMarks(values: readonly (number | null)[], scale: Scale): string[] {
  return placesOf(values, scale).flatMap((place) => (place === null ? [] : [`M${place}h0.0001`]));
}

/**
 * Converts values to SVG paths on a 100 × 100 field, one path per run; null ends a run. A single value becomes a tiny path,
 * which a round line cap shows as a dot.
 */
export function lineSegments(values: readonly (number | null)[], scale: Scale): string[] {
  const paths: string[] = [];
  let run = '';
  for (const place of placesOf(values, scale)) {
    if (place === null) {
      if (run) paths.push(run);
      run = '';
      continue;
    }
    run += run ? `L${place}` : `M${place}h0.0001`;
  }
  if (run) paths.push(run);
  return paths;
}

/** One value of a chart. null is "no record": a gap, never zero. */
export interface ChartPoint {
  label: string;
  value: number | null;
  /** Partly known: the true value is at least this. */
  partial?: boolean;
  /** Whether a dashed vertical line marks the point. A text beside the chart says why. */
  marked?: boolean;
}
