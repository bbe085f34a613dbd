import type { CookingState } from '../use-cooking.ts';

export interface CookModeProps {
  title: string;
  steps: readonly string[];
  /** For the chosen servings. */
  ingredients: readonly string[];
  /** Counted from 0; as many as there are steps means that all is done. */
  step: number;
  /** Goes to a step; null leaves cook mode. */
  onStep: (step: number | null) => void;
  cooking: CookingState;
}
