import { noisyWhitening } from '#lib/insights/noisy-whitening.ts';
import { dot, orthogonal, without } from '#lib/insights/orthogonal.ts';
import { slowTerms } from '#lib/insights/restricted-likelihood.ts';
import { fewestOnASide } from '#lib/insights/split.ts';
import { studentTail } from '#lib/insights/student-tail.ts';
import { candidates, type Difference } from './difference-of-means.ts';

/** The value of one recorded day, and whether the day is of the compared kind, such as a day after a short night. */
export interface DayOfKind {
  /** The day's number: consecutive days differ by one. */
  readonly day: number;
  readonly value: number;
  readonly isOfKind: boolean;
}

/** The fewest days that a comparison of two kinds of day needs in all. At least `fewestOnASide` of them are of each kind. */
export const fewestDaysOfKinds = 28;

/** Whether there are enough days of both kinds. */
export function areEnough(days: readonly Pick<DayOfKind, 'isOfKind'>[]): boolean {
  const count = days.filter(({ isOfKind }) => isOfKind).length;
  return days.length >= fewestDaysOfKinds && Math.min(count, days.length - count) >= fewestOnASide;
}

/**
 * How much higher the values are on days of the kind than on the other days, with a 95 % interval, in the unit of the values.
 * The two kinds may alternate in any order. Null if there are not `areEnough` days. The days are in order.
 *
 * A regression estimates the difference together with a level, a trend, seasons and weekdays (`slowTerms`): otherwise two
 * things that both occur on Mondays would seem related. Its errors have a part that persists from day to day, and noise. The
 * sizes of both are unknown, so 60 combinations (`candidates`) are tried. Each gives a Student's t distribution, weighted by
 * its restricted likelihood, and the interval has the quantiles of their average (Zellner and Tiao 1964, Journal of the
 * American Statistical Association 59, 763–778). docs/hypotheses.md says how often the interval contains the truth.
 */
export function differenceOfKinds(days: readonly DayOfKind[]): Difference | null {
  if (!areEnough(days)) return null;
  const fits = fitKind(days);
  // Values that level, trend and weekdays explain completely leave nothing to estimate.
  const widest = Math.max(...fits.map(({ error }) => error));
  if (!(widest > 1e-9)) return null;
  const likeliest = Math.max(...fits.map(({ logLikelihood }) => logLikelihood));
  const weights = fits.map(({ logLikelihood }) => Math.exp(logLikelihood - likeliest));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const average = (of: (fit: Fit) => number) => fits.reduce((sum, fit, at) => sum + (weights[at] ?? 0) * of(fit), 0) / whole;
  const value = average((fit) => fit.value);
  const shareBelow = (limit: number) =>
    average((fit) => {
      const t = (limit - fit.value) / fit.error;
      const tail = studentTail(Math.abs(t), fit.freedom) / 2;
      return t > 0 ? 1 - tail : tail;
    });
  const quantile = (share: number) => {
    let [low, high] = [value - 20 * widest, value + 20 * widest];
    while (high - low > 1e-5 * widest) {
      const middle = (low + high) / 2;
      if (shareBelow(middle) < share) low = middle;
      else high = middle;
    }
    return (low + high) / 2;
  };
  return { value, low: quantile(0.025), high: quantile(0.975) };
}

interface Fit {
  readonly value: number;
  readonly error: number;
  readonly freedom: number;
  readonly logLikelihood: number;
}

/** Generalised least squares with the errors of each candidate. */
function fitKind(given: readonly DayOfKind[]): readonly Fit[] {
  const days = Int32Array.from(given, ({ day }) => day);
  const values = Float64Array.from(given, ({ value }) => value);
  const kind = Float64Array.from(given, ({ isOfKind }) => (isOfKind ? 1 : 0));
  const terms = slowTerms(days);
  return candidates.map((candidate) => {
    const { apply, logStretch } = noisyWhitening(days, candidate);
    const basis = orthogonal(terms.map(apply));
    const [own, rest] = [without(apply(kind), basis.columns), without(apply(values), basis.columns)];
    const information = dot(own, own);
    const value = dot(own, rest) / information;
    const squares = dot(rest, rest) - value ** 2 * information;
    const freedom = given.length - basis.columns.length - 1;
    const logLikelihood = logStretch - basis.logVolume - 0.5 * Math.log(information) - 0.5 * freedom * Math.log(squares);
    return { value, error: Math.sqrt(squares / freedom / information), freedom, logLikelihood };
  });
}

/**
 * The smallest true difference that a comparison of `days` days would show in four of five cases. It assumes that these days
 * vary as much as the `known` days, whose interval has the half width `margin`. A true difference of 2.8 standard errors
 * makes the interval exclude zero with a power of 80 % (Cohen 1988, Statistical Power Analysis, chapter 2).
 */
export function visibleDifference(margin: number, known: number, days: number): number {
  return margin * Math.sqrt(known / days) * (2.8 / 1.96);
}
