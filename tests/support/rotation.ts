/**
 * The number that selects the variants of a short run (appearances, thirds of the pages, widths): COGN_ROTATION, or 0. `npm test`
 * computes it from the commit, so that repeated runs of a commit test the same variants. Long runs test everything.
 */
export const turn = (): number => Number(process.env['COGN_ROTATION'] ?? 0);

/** Whether this run includes the page at this index. A short run includes every third page, by rotation. */
export const isInThirdOfThisRun = (_: unknown, place: number): boolean =>
  Boolean(process.env['COGN_LONG']) || place % 3 === turn() % 3;

/** Whether this run runs the tests of a database engine: both in a long run, and one of the two, by rotation, in a short run. */
export const isEngineOfThisRun = (engine: 'pglite' | 'postgres'): boolean =>
  ofThisRun<typeof engine>(['pglite', 'postgres']).includes(engine);

/** The choices that this run tests: all in a long run, and a single one, by rotation, in a short run. */
export const ofThisRun = <Choice>(choices: readonly Choice[]): readonly Choice[] =>
  process.env['COGN_LONG'] ? choices : choices.filter((_, index) => index === turn() % choices.length);
