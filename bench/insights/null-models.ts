import { dot, orthogonal, without } from '../../web/src/lib/insights/orthogonal.ts';
import { testPair, type PairedDays } from '../../web/src/lib/insights/pair-test.ts';
import { seededRandom, seedOf } from '../../web/src/lib/insights/permuted-tail.ts';
import { slowTerms } from '../../web/src/lib/insights/persistence-of.ts';
import { studentTail } from '../../web/src/lib/insights/student-tail.ts';
import { whitening } from '../../web/src/lib/insights/whitening.ts';

/** A candidate null model: returns the p-value of one pair. Each model first removes level, trend, seasons and weekdays. */
export type Null = (paired: PairedDays, persistences: readonly [number, number]) => number;

/**
 * The number of random series, shuffled or surrogate, that a null model makes from one real series. They estimate the spread
 * of the correlation under chance, and a normal distribution with that spread gives the p-value. The rank of the real
 * correlation among 99 others could not give a p-value below 0.01.
 */
const tries = 99;

const normalTail = (z: number) => studentTail(z, 1e6);

interface Rests {
  readonly one: Float64Array;
  readonly other: Float64Array;
  readonly freedom: number;
}

function restsOf({ days, from, to }: PairedDays): Rests {
  const basis = orthogonal(slowTerms(days)).columns;
  return { one: without(from, basis), other: without(to, basis), freedom: days.length - basis.length - 1 };
}

function correlation(one: Float64Array, other: Float64Array): number {
  return dot(one, other) / Math.sqrt(dot(one, one) * dot(other, other));
}

function ofSpread(rests: Rests, made: readonly Float64Array[]): number {
  const squares = made.map((values) => correlation(values, rests.other) ** 2);
  const spread = Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / squares.length);
  return normalTail(correlation(rests.one, rests.other) / spread);
}

function shifts(values: Float64Array): Float64Array[] {
  return Array.from({ length: values.length - 1 }, (_, by) =>
    values.map((_value, at) => values[(at + by + 1) % values.length]!),
  );
}

function blocks(values: Float64Array, random: () => number): Float64Array {
  const cut: number[][] = [];
  for (let at = 0; at < values.length; at += 14) cut.push([...values.subarray(at, at + 14)]);
  for (let at = cut.length - 1; at > 0; at -= 1) {
    const place = Math.floor(random() * (at + 1));
    [cut[at], cut[place]] = [cut[place]!, cut[at]!];
  }
  return Float64Array.from(cut.flat());
}

/**
 * Random series with the spectrum of `values` and random phases. The series are normally distributed, like `values`, which
 * are normal scores.
 */
function surrogates(values: Float64Array, count: number, random: () => number): Float64Array[] {
  const days = values.length;
  const cosines = Float64Array.from({ length: days }, (_, at) => Math.cos((2 * Math.PI * at) / days));
  const sines = Float64Array.from({ length: days }, (_, at) => Math.sin((2 * Math.PI * at) / days));
  const half = Math.floor((days - 1) / 2);
  const sizes = Array.from({ length: half }, (_, at) => {
    let [real, imaginary] = [0, 0];
    for (let day = 0; day < days; day += 1) {
      real += values[day]! * cosines[((at + 1) * day) % days]!;
      imaginary += values[day]! * sines[((at + 1) * day) % days]!;
    }
    return Math.hypot(real, imaginary);
  });
  return Array.from({ length: count }, () => {
    const phases = sizes.map(() => 2 * Math.PI * random());
    const made = new Float64Array(days);
    for (let at = 0; at < half; at += 1) {
      const [real, imaginary] = [sizes[at]! * Math.cos(phases[at]!), sizes[at]! * Math.sin(phases[at]!)];
      let place = 0;
      for (let day = 0; day < days; day += 1) {
        made[day]! += real * cosines[place]! - imaginary * sines[place]!;
        place += at + 1;
        if (place >= days) place -= days;
      }
    }
    return made;
  });
}

function effective(one: Float64Array, other: Float64Array): number {
  let sum = 1;
  for (let lag = 1; lag <= one.length / 4; lag += 1) {
    const [first, second] = [one, other].map(
      (values) => dot(values.subarray(lag), values.subarray(0, values.length - lag)) / dot(values, values),
    );
    sum += 2 * first! * second!;
  }
  return Math.max(1, sum);
}

function byFilter({ days, from, to }: PairedDays, persistence: number): number {
  const { apply } = whitening(days, persistence);
  const basis = orthogonal(slowTerms(days).map(apply)).columns;
  const r = correlation(without(apply(from), basis), without(apply(to), basis));
  const freedom = days.length - basis.length - 1;
  return studentTail(r * Math.sqrt(freedom / (1 - r * r)), freedom);
}

export const nulls: Readonly<Record<string, Null>> = {
  'days shuffled': (paired) => {
    // With infinitely many random orders, shuffling would give this p-value: the t-test of a correlation.
    const { one, other, freedom } = restsOf(paired);
    const r = correlation(one, other);
    return studentTail(r * Math.sqrt(freedom / (1 - r * r)), freedom);
  },
  'blocks of 14 days shuffled': (paired) => {
    const rests = restsOf(paired);
    const random = seededRandom(seedOf(rests.one, rests.other));
    return ofSpread(
      rests,
      Array.from({ length: tries }, () => blocks(rests.one, random)),
    );
  },
  'circular shifts, by rank': (paired) => {
    const { one, other } = restsOf(paired);
    const own = Math.abs(correlation(one, other));
    const shifted = shifts(one);
    return (1 + shifted.filter((values) => Math.abs(correlation(values, other)) >= own).length) / (1 + shifted.length);
  },
  'circular shifts, normal tail': (paired) => {
    const rests = restsOf(paired);
    return ofSpread(rests, shifts(rests.one));
  },
  'random phases, normal tail': (paired) => {
    const rests = restsOf(paired);
    return ofSpread(rests, surrogates(rests.one, tries, seededRandom(seedOf(rests.one, rests.other))));
  },
  'effective number of days (Bartlett)': (paired) => {
    const { one, other, freedom } = restsOf(paired);
    const r = correlation(one, other);
    const left = Math.max(3, freedom / effective(one, other));
    return studentTail(r * Math.sqrt(left / (1 - r * r)), left);
  },
  'filter by the second series': (paired, [, second]) => byFilter(paired, second),
  'filters by both, the weaker (chosen)': (paired, both) => testPair(paired, both).probability,
};
