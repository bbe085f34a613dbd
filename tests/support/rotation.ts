/**
 * The rotation of a short run (appearances, thirds, widths): COGN_ROTATION, otherwise the first. `npm test` derives it from the commit, so
 * that a commit's result never changes. Long runs cover everything.
 */
export const turn = (): number => Number(process.env['COGN_ROTATION'] ?? 0);

/** Whether a short run includes the page at this index: every third one, by rotation. */
export const isInThirdOfThisRun = (_: unknown, place: number): boolean =>
  Boolean(process.env['COGN_LONG']) || place % 3 === turn() % 3;

/** The choices of a run: a short one includes a single choice, by rotation. */
export const ofThisRun = <Choice>(choices: readonly Choice[]): readonly Choice[] =>
  process.env['COGN_LONG'] ? choices : choices.filter((_, index) => index === turn() % choices.length);
