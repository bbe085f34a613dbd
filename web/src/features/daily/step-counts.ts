import { steps, type Step } from './senses.ts';

/** How often each step was said, in the order of the scale; steps that were never said are left out. */
export function stepCounts(answers: readonly (Step | null)[]): readonly { readonly step: Step; readonly count: number }[] {
  return steps
    .map((step) => ({ step, count: answers.filter((answer) => answer === step).length }))
    .filter(({ count }) => count > 0);
}
