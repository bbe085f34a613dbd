import { seededRandom } from '../permuted-tail.ts';

/** Parameters of a generated history. All randomness comes from its seed. */
export interface Made {
  readonly seed: number;
  readonly days: number;
  /** Correlation of consecutive days, before `shape` is applied to the values. */
  readonly persistence: number;
  readonly series: number;
  readonly shape?: 'smooth' | 'steps' | 'yesNo' | 'mixed';
  readonly missing?: 'none' | 'random' | 'stretches';
  readonly drift?: 'none' | 'trend' | 'weekly' | 'shifts' | 'wandering';
  /** Correlates the series within the first half and within the second half, so that their tests depend on each other. */
  readonly kin?: boolean;
  readonly effect?: Effect;
}

/** One series that follows another after a lag. `strength` is their correlation before `shape` is applied to the values. */
export interface Effect {
  readonly from: string;
  readonly to: string;
  readonly lag: number;
  readonly strength: number;
}

/**
 * Generates series as a person might record them, named '0', '1' and so on. The series are unrelated except for `kin` and
 * `effect`.
 */
export function madeHistory(made: Made): Map<string, Float64Array> {
  const random = seededRandom(made.seed * 2654435761);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const latent = Array.from({ length: made.series }, () => lasting(made.days, made.persistence, normal));
  if (made.kin)
    becomeKin(
      latent,
      [0, 1].map(() => lasting(made.days, made.persistence, normal)),
    );
  if (made.effect) plant(latent, made.effect);
  return new Map(
    latent.map((values, at) => {
      const drifted = drifting(values, made.drift ?? 'none', random, normal);
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

function plant(latent: Float64Array[], { from, to, lag, strength }: Effect): void {
  const cause = latent[Number(from)];
  const rest = Math.sqrt(1 - strength * strength);
  latent[Number(to)] = (latent[Number(to)] ?? new Float64Array()).map((value, day) =>
    day < lag ? value : rest * value + strength * (cause?.[day - lag] ?? 0),
  );
}

function lasting(days: number, persistence: number, normal: () => number): Float64Array {
  const values = new Float64Array(days);
  let before = normal();
  for (let day = 0; day < days; day += 1) {
    before = persistence * before + Math.sqrt(1 - persistence * persistence) * normal();
    values[day] = before;
  }
  return values;
}

function drifting(
  values: Float64Array,
  drift: NonNullable<Made['drift']>,
  random: () => number,
  normal: () => number,
): Float64Array {
  const days = values.length;
  switch (drift) {
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

function shaped(values: Float64Array, shape: NonNullable<Made['shape']>, at: number): Float64Array {
  switch (shape === 'mixed' ? (['smooth', 'steps', 'yesNo'] as const)[at % 3] : shape) {
    case 'steps':
      return values.map((value) => Math.max(1, Math.min(5, Math.round(3 + value * 1.1))));
    case 'yesNo':
      return values.map((value) => (value > 0.6 ? 1 : 0));
    default:
      return values;
  }
}

function withGaps(values: Float64Array, missing: NonNullable<Made['missing']>, random: () => number): Float64Array {
  if (missing === 'none') return values;
  let away = false;
  return values.map((value) => {
    away = missing === 'random' ? random() < 0.3 : random() < (away ? 0.85 : 0.06);
    return away ? Number.NaN : value;
  });
}
