// The gates of `npm run check`: what each gate checks, and the command that fails on a violation. The argument `.` means the
// whole tree; replace it by the path of a file to check only that file. `mend` says how to fix a failure if the gate's own
// report does not say so.

/**
 * TypeScript 7 needs a quarter of the time of TypeScript 6, but the linters still need version 6's API
 * (docs/decisions/0078). Both packages install a command `tsc`, so this path selects version 7.
 */
const compiler = ['node', 'node_modules/typescript-native/bin/tsc', '-p'];

/** @type {{ name: string, holds: string, command: string[], mend?: string }[]} */
export const gates = [
  // The longest gates come first, because two run at a time.
  {
    name: 'oxlint',
    holds: 'accessibility, hooks, no lost promise, every case of a union handled',
    command: ['oxlint', '--type-aware', '.'],
  },
  {
    name: 'ESLint',
    holds: 'untranslated text, raw colours, Tailwind classes, old browsers, linear regular expressions',
    command: ['eslint', 'web/src', 'web/gallery', 'server/src', 'shared/src'],
  },
  { name: 'types of the shared package', holds: 'types', command: [...compiler, 'shared'] },
  { name: 'types of the server', holds: 'types', command: [...compiler, 'server'] },
  { name: 'types of the web', holds: 'types', command: [...compiler, 'web'] },
  { name: 'types of the service worker', holds: 'types', command: [...compiler, 'web/src/service-worker'] },
  { name: 'types of the tests', holds: 'types', command: [...compiler, 'tests'] },
  { name: 'types of the benchmarks', holds: 'types', command: [...compiler, 'bench'] },
  {
    name: 'format',
    holds: 'one way to lay out code',
    command: ['oxfmt', '--check', '.'],
    mend: '`npm run format` lays them out',
  },
  {
    name: 'dependency rules',
    holds: 'import directions',
    mend: 'docs/architecture.md, "Folders"',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.cjs',
      'shared/src',
      'web/src',
      'web/gallery',
      'server/src',
      'tests',
      'bench',
    ],
  },
  {
    name: 'words',
    holds: 'every text in seven languages: whole, alike, calm, short, well set',
    command: ['node', 'scripts/words/check.mjs'],
    mend: 'docs/writing-messages.md has the rules',
  },
  {
    name: 'vocabulary',
    holds: 'standard terms in code, tests, SQL and documents',
    command: ['node', 'scripts/vocabulary.mjs', '.'],
    mend: 'each line names the standard term',
  },
  { name: 'unused code', holds: 'no unused export, package or file', command: ['knip', '--no-progress'] },
];
