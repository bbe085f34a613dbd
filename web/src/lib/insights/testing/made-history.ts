import { seededRandom } from '../permuted-tail.ts';
import { shaped, type Shape } from './made-shapes.ts';

/** Parameters of a generated history. All randomness comes from its seed. */
export interface Made {
  readonly seed: number;
  readonly days: number;
  /** Correlation of consecutive days, before `shape` is applied to the values; a list gives it for each series in turn. */
  readonly persistence: number | readonly number[];
  readonly series: number;
  /** 'noisy' adds noise without persistence; 'cyclic' repeats after some seven days; 'long' adds slow and fast parts. */
  readonly memory?: 'noisy' | 'cyclic' | 'long';
  readonly shape?: Shape | 'mixed';
  /**
   * Which days have no record, for each series by chance. 'few': a tenth of the days. 'random': three tenths. 'stretches': about
   * a week at a time. 'own' depends on the series' own value: 45 % of the lower three fifths, 15 % of the higher values.
   */
  readonly missing?: 'none' | 'few' | 'random' | 'stretches' | 'own';
  readonly drift?: 'none' | 'trend' | 'weekly' | 'season' | 'shifts' | 'wandering';
  /**
   * Makes the tests depend on each other. The series of the first half of the list correlate with each other, and so do the
   * series of the second half.
   */
  readonly kin?: boolean;
  readonly effect?: Effect;
}

/** One series that follows another after a lag. */
export interface Effect {
  readonly from: string;
  readonly to: string;
  readonly lag: number;
  /** Without `above`: the correlation of the two series before `shape`. With it: how much `to` rises, in standard deviations. */
  readonly strength: number;
  /** The effect begins where `from` exceeds this value. Without it, the effect grows with `from`. */
  readonly above?: number;
  /**
   * How `from` is recorded. 'yesNo': 1 where its value exceeds `above`, otherwise 0. 'hours': hours of sleep, which are below 6
   * where its value exceeds `above`. Without `above`, the limit is 0. Without `records`, the value itself is recorded.
   */
  readonly records?: 'yesNo' | 'hours';
  /** Records `to` on a scale of five steps. */
  readonly toSteps?: boolean;
}

type Normal = () => number;

/**
 * Generates series as a person might record them, named '0', '1' and so on. The series are unrelated except for `kin` and
 * `effect`.
 */
export function madeHistory(made: Made): Map<string, Float64Array> {
  const random = seededRandom(made.seed * 2654435761);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const persistenceOf = (at: number) =>
    typeof made.persistence === 'number' ? made.persistence : (made.persistence[at % made.persistence.length] ?? 0);
  const latent = Array.from({ length: made.series }, (_, at) => remembering(made, persistenceOf(at), normal));
  if (made.kin)
    becomeKin(
      latent,
      [0, 1].map((half) => lasting(made.days, persistenceOf(half), normal)),
    );
  return new Map(
    latent.map((values, at) => {
      const drifted = drifting(made.effect ? planted(values, at, { latent, effect: made.effect }) : values, {
        ...{ made, random, normal, at },
      });
      return [String(at), withGaps(shaped(drifted, made.shape ?? 'smooth', at), made.missing ?? 'none', random)];
    }),
  );
}

function becomeKin(latent: Float64Array[], common: readonly Float64Array[]): void {
  latent.forEach((values, at) => {
    const shared = common[at * 2 < latent.length ? 0 : 1];
    latent[at] = values.map((value, day) => Math.sqrt(0.4) * value + Math.sqrt(0.6) * (shared?.[day] ?? 0));
  });
}

function planted(
  values: Float64Array,
  at: number,
  { latent, effect }: { latent: readonly Float64Array[]; effect: Effect },
): Float64Array {
  const { from, to, lag, strength, above, records, toSteps } = effect;
  const limit = above ?? 0;
  if (String(at) === to) {
    const cause = latent[Number(from)] ?? new Float64Array();
    const rest = above === undefined ? Math.sqrt(1 - strength * strength) : 1;
    const of = (value: number) => strength * (above === undefined ? value : Number(value > limit));
    const result = values.map((value, day) => (day < lag ? value : rest * value + of(cause[day - lag] ?? 0)));
    return toSteps ? shaped(result, 'steps', at) : result;
  }
  if (String(at) !== from || records === undefined) return values;
  return values.map((value) => (records === 'hours' ? 6 - (value - limit) * 1.2 : Number(value > limit)));
}

function remembering({ days, memory }: Made, persistence: number, normal: Normal): Float64Array {
  if (memory === 'cyclic') return cyclic(days, normal);
  const values = lasting(days, persistence, normal);
  if (memory === 'noisy') return values.map((value) => Math.SQRT1_2 * (value + normal()));
  if (memory !== 'long') return values;
  const [slow, fast] = [lasting(days, 0.97, normal), lasting(days, 0.3, normal)];
  return values.map((value, day) => (value + (slow[day] ?? 0) + (fast[day] ?? 0)) / Math.sqrt(3));
}

function lasting(days: number, persistence: number, normal: Normal): Float64Array {
  const values = new Float64Array(days);
  let before = normal();
  for (let day = 0; day < days; day += 1) {
    before = persistence * before + Math.sqrt(1 - persistence * persistence) * normal();
    values[day] = before;
  }
  return values;
}

function cyclic(days: number, normal: Normal): Float64Array {
  const values = new Float64Array(days);
  let [last, before] = [normal(), normal()];
  for (let day = -50; day < days; day += 1) {
    [last, before] = [0.9 * last - 0.5 * before + normal(), last];
    if (day >= 0) values[day] = last / 1.5;
  }
  return values;
}

function drifting(
  values: Float64Array,
  { made, random, normal, at }: { made: Made; random: () => number; normal: Normal; at: number },
): Float64Array {
  const days = values.length;
  switch (made.drift ?? 'none') {
    case 'none':
      return values;
    case 'trend': {
      const slope = (random() - 0.5) * 6;
      return values.map((value, day) => value + (slope * day) / days);
    }
    case 'weekly': {
      const week = Array.from({ length: 7 }, () => normal());
      return values.map((value, day) => value + (week[day % 7] ?? 0));
    }
    case 'season':
      return values.map((value, day) => value + 1.5 * Math.cos((2 * Math.PI * day) / 365 + (at % 4) * 0.5));
    // Three level shifts, as after a move or a new job, and double noise from some day on.
    case 'shifts': {
      const levels = Array.from({ length: 3 }, () => ({ from: random() * days, by: normal() * 1.2 }));
      const noisy = random() * days;
      return values.map((value, day) =>
        levels.reduce((sum, { from, by }) => sum + (day > from ? by : 0), day > noisy ? value * 2 : value),
      );
    }
    case 'wandering': {
      let level = 0;
      return values.map((value) => value + (level += normal() * 0.25));
    }
  }
}

function withGaps(values: Float64Array, missing: NonNullable<Made['missing']>, random: () => number): Float64Array {
  if (missing === 'none') return values;
  let away = false;
  const middle = values.toSorted()[Math.floor(values.length * 0.6)] ?? 0;
  const chance = {
    few: () => 0.1,
    random: () => 0.3,
    own: (value: number) => (value >= middle ? 0.15 : 0.45),
    stretches: () => (away ? 0.85 : 0.06),
  }[missing];
  return values.map((value) => {
    away = random() < chance(value);
    return away ? Number.NaN : value;
  });
}
