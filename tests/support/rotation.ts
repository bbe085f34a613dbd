/**
 * The turn that a run takes in every rotation (looks, thirds, widths): COGN_ROTATION, else the first. `npm test` derives it from the commit, so
 * that a commit's result never changes overnight. Long runs take all turns.
 */
export const turn = (): number => Number(process.env['COGN_ROTATION'] ?? 0);

/** Whether a short run takes the page at this place of a list: every third one, by turn. */
export const isInThirdOfThisRun = (_: unknown, place: number): boolean =>
  Boolean(process.env['COGN_LONG']) || place % 3 === turn() % 3;

/** The choices that a run takes: a short one takes a single choice, by turn. */
export const ofThisRun = <Choice>(choices: readonly Choice[]): readonly Choice[] =>
  process.env['COGN_LONG'] ? choices : choices.filter((_, index) => index === turn() % choices.length);
