/**
 * The number that selects the variants of a short run (appearances, fifths of the pages, widths): COGN_ROTATION, or 0. `npm test`
 * computes it from the commit, so that repeated runs of a commit test the same variants. Long runs test everything.
 */
export const turn = (): number => Number(process.env['COGN_ROTATION'] ?? 0);

/** Whether this run includes the page at this index. A short run includes every fifth page, by rotation. */
export const isInFifthOfThisRun = (_: unknown, place: number): boolean =>
  Boolean(process.env['COGN_LONG']) || place % 5 === turn() % 5;

/** Files with stories and fault tests that every run includes, because faults there would harm users most. */
const inEveryRun =
  /account-deletion|contacts|crisis|^disk-full|drafts|everywhere|help-now|journey|^kills|medications|nothing-lost|offline|outbox|shared-device|two-versions/;

/**
 * The files with stories or fault tests that this run includes, of all `files` in a fixed order. With COGN_BY_TURN, which `npm
 * test` sets, these are the files of `inEveryRun` and one in `parts` of the others, by rotation.
 */
export const filesOfThisRun = (files: readonly string[], parts: number): string[] =>
  files.filter((file, place) => !process.env['COGN_BY_TURN'] || inEveryRun.test(file) || place % parts === turn() % parts);

/** Whether this run runs the tests of a database engine: both in a long run, and one of the two, by rotation, in a short run. */
export const isEngineOfThisRun = (engine: 'pglite' | 'postgres'): boolean =>
  ofThisRun<typeof engine>(['pglite', 'postgres']).includes(engine);

/** The choices that this run tests: all in a long run, and a single one, by rotation, in a short run. */
export const ofThisRun = <Choice>(choices: readonly Choice[]): readonly Choice[] =>
  process.env['COGN_LONG'] ? choices : choices.filter((_, index) => index === turn() % choices.length);
