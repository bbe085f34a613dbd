import { steps, type Step } from './senses.ts';

/** So many answers are needed before anything is called usual. */
const enough = 5;

/**
 * The step that the person's own answers come back to: their median, which a few hard days do not move. Of an even number the one nearer to the middle
 * of the scale. Null with fewer than five answers.
 */
export function usualStep(answers: readonly (Step | null)[]): Step | null {
  const places = answers.filter((answer) => answer !== null).map((answer) => steps.indexOf(answer));
  if (places.length < enough) return null;
  places.sort((one, other) => one - other);
  const [lower, upper] = [places[Math.floor((places.length - 1) / 2)] ?? 0, places[Math.floor(places.length / 2)] ?? 0];
  const middle = Math.floor(steps.length / 2);
  return steps[Math.abs(lower - middle) <= Math.abs(upper - middle) ? lower : upper] ?? null;
}
