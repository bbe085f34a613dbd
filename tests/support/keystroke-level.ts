/**
 * Seconds by the keystroke-level model (Card, Moran and Newell, 1980, "The keystroke-level model for user performance time with interactive
 * systems", Communications of the ACM 23, 396–410), its operators in seconds: M, mental preparation, 1.35; P, pointing, 1.1; a press of
 * a button or finger, down and up, 0.2; K, a key of a slow typist, 0.5. Every step includes M, the model's cautious variant;
 * system response time is excluded.
 */
const operators = { thought: 1.35, pointing: 1.1, press: 0.2, key: 0.5 } as const;

/** Steps by finger or mouse. */
export const secondsOfTaps = (taps: number): number => taps * (operators.thought + operators.pointing + operators.press);

/** Runs of keys, with one M per run: three times Tab and then Enter is one run of four keys. */
export const secondsOfKeys = (runs: readonly number[]): number =>
  runs.reduce((sum, keys) => sum + operators.thought + keys * operators.key, 0);
