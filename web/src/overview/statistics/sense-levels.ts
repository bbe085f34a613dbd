import { senses, steps, type Sense, type Step, usualStep } from '#features/daily/senses.ts';
import type { Count } from './statistics-responses.ts';

/** One sense: its mean step in a period (1 to 5), the number of answers, and the usual step of this user. */
export interface SenseLevel {
  readonly sense: Sense;
  readonly level: number | null;
  readonly answers: number;
  readonly usual: number | null;
}

/**
 * Compares a period's senses with the user's usual steps. `level` is null without answers. `usual` is null with too few
 * answers.
 */
export function senseLevels(ofPeriod: readonly Count[], ofAll: readonly Count[]): readonly SenseLevel[] {
  return senses.map((sense) => {
    const said = answersOf(ofPeriod, sense);
    const usual = usualStep(answersOf(ofAll, sense));
    const level = said.reduce((sum, step) => sum + placeOf(step), 0) / said.length;
    return { sense, level: said.length === 0 ? null : level, answers: said.length, usual: usual && placeOf(usual) };
  });
}

const placeOf = (step: Step) => steps.indexOf(step) + 1;

function answersOf(counts: readonly Count[], sense: Sense): readonly Step[] {
  return counts
    .filter(([name]) => name === sense)
    .flatMap(([, side, amount]) => {
      const step = steps.find((each) => each === side);
      return step ? Array.from<Step>({ length: amount }).fill(step) : [];
    });
}

/** The smallest difference between a level and the usual step that is reported, in steps. */
const half = 0.5;

/** The senses clearly above and below their usual step. `known` is true if at least one sense could be compared. */
export function besideUsual(levels: readonly SenseLevel[]): {
  above: readonly Sense[];
  below: readonly Sense[];
  known: boolean;
} {
  const both = levels.flatMap(({ sense, level, usual }) =>
    level === null || usual === null ? [] : [{ sense, difference: level - usual }],
  );
  return {
    above: both.filter(({ difference }) => difference >= half).map(({ sense }) => sense),
    below: both.filter(({ difference }) => difference <= -half).map(({ sense }) => sense),
    known: both.length > 0,
  };
}
