/**
 * Seconds by the keystroke-level model (Card, Moran and Newell, 1980, "The keystroke-level model for user performance time with interactive
 * systems", Communications of the ACM 23, 396–410), its operators in seconds: M, thinking of what comes next, 1.35; P, pointing, 1.1; a press of
 * a button or finger, down and up, 0.2; K, a key of a person who types slowly, 0.5. Every step is preceded by a thought, which
 * is the model's cautious reading; the machine's own time is not in it.
 */
const operators = { thought: 1.35, pointing: 1.1, press: 0.2, key: 0.5 } as const;

/** Steps by finger or mouse. */
export const secondsOfTaps = (taps: number): number => taps * (operators.thought + operators.pointing + operators.press);

/** Runs of keys, each run thought of once: three times Tab and then Enter is one run of four keys. */
export const secondsOfKeys = (runs: readonly number[]): number =>
  runs.reduce((sum, keys) => sum + operators.thought + keys * operators.key, 0);
