/**
 * The operators of the keystroke-level model, in seconds (Card, Moran and Newell, 1980, "The keystroke-level model for user
 * performance time with interactive systems", Communications of the ACM 23, 396–410). `thought` (M) is mental preparation, and
 * `pointing` (P) is pointing. `press` is pressing and releasing a button or finger, and `key` (K) is a key of a slow typist.
 * Every step includes M, which is the cautious variant of the model. The system's response time is excluded.
 */
const operators = { thought: 1.35, pointing: 1.1, press: 0.2, key: 0.5 } as const;

/** The seconds that this many taps or clicks take. */
export const secondsOfTaps = (taps: number): number => taps * (operators.thought + operators.pointing + operators.press);

/** The seconds that runs of keys take, with one M per run. Pressing Tab three times and then Enter is one run of four keys. */
export const secondsOfKeys = (runs: readonly number[]): number =>
  runs.reduce((sum, keys) => sum + operators.thought + keys * operators.key, 0);
