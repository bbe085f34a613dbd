/** Removes from each day what the earlier recorded days predict. */
export interface Whitening {
  readonly apply: (values: Float64Array) => Float64Array;
  /** The log determinant of the transformation, for the likelihood. */
  readonly logStretch: number;
}

/** Deviations that persist from day to day, and noise that does not. Together they have the variance 1. */
export interface Deviations {
  /** Correlation of the persistent part of consecutive days, from 0 to below 1. */
  readonly persistence: number;
  /** The share of the variance that is noise, from 0 to 1. */
  readonly noise: number;
}

/**
 * Subtracts from each day's value what the earlier days predict, and scales the rest to the variance 1 (Kalman filter of a
 * first-order autoregression observed with noise; Harvey 1989, Forecasting, Structural Time Series Models and the Kalman
 * Filter, chapter 3). Days without a record need no filling. The results have the unit of the values.
 */
export function noisyWhitening(days: Int32Array, { persistence, noise }: Deviations): Whitening {
  const lasting = Float64Array.from(days, (day, at) => (at === 0 ? 0 : persistence ** (day - (days[at - 1] ?? 0))));
  const [gain, scale] = [new Float64Array(days.length), new Float64Array(days.length)];
  let [uncertain, logStretch] = [1 - noise, 0];
  for (const [at, lasts] of lasting.entries()) {
    uncertain = lasts ** 2 * uncertain + (1 - noise) * (1 - lasts ** 2);
    const variance = uncertain + noise;
    gain[at] = uncertain / variance;
    scale[at] = 1 / Math.sqrt(variance);
    logStretch -= 0.5 * Math.log(variance);
    uncertain *= noise / variance;
  }
  const apply = (values: Float64Array) => {
    let known = 0;
    return values.map((value, at) => {
      const expected = (lasting[at] ?? 0) * known;
      known = expected + (gain[at] ?? 0) * (value - expected);
      return (value - expected) * (scale[at] ?? 1);
    });
  };
  return { apply, logStretch };
}
