/** Removes from each day what the previous recorded day predicts. */
export interface Whitening {
  readonly apply: (values: Float64Array) => Float64Array;
  /** The log determinant of the transformation, for the likelihood. */
  readonly logStretch: number;
}

/**
 * Subtracts the share of the previous value that persists over the gap between the two days. The results are scaled to equal variance,
 * however long the gaps are, so that gaps need no filling.
 */
export function whitening(days: Int32Array, persistence: number): Whitening {
  const [lasting, scale] = [new Float64Array(days.length), new Float64Array(days.length)];
  const one = 1 - persistence * persistence;
  let logStretch = 0;
  for (let at = 0; at < days.length; at += 1) {
    const lasts = at === 0 ? 0 : persistence ** ((days[at] ?? 0) - (days[at - 1] ?? 0));
    lasting[at] = lasts;
    scale[at] = Math.sqrt(one / (1 - lasts * lasts));
    logStretch += Math.log(scale[at] ?? 1);
  }
  const apply = (values: Float64Array) => {
    const rest = new Float64Array(values.length);
    let before = 0;
    for (let at = 0; at < values.length; at += 1) {
      const value = values[at] ?? 0;
      rest[at] = (value - (lasting[at] ?? 0) * before) * (scale[at] ?? 1);
      before = value;
    }
    return rest;
  };
  return { apply, logStretch };
}
