import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyTemplate } from '../server/src/database/pglite/empty-template.ts';
import { ofThisRun } from '../tests/support/rotation.ts';

const root = resolve(import.meta.dirname, '..');
const titles = {
  pt: 'Diário do sono',
  en: "Sleep's diary",
  es: 'Diario del sueño',
  fr: 'Journal du sommeil',
  it: 'Diario del sonno',
  ja: '睡眠日記',
  zh: '睡眠日记',
};
const titleFlags = Object.entries(titles).flatMap(([language, title]) => [`--title-${language}`, title]);
const parts = ['web', 'server', 'shared', 'tests', 'database', 'scripts', 'docs'];
const notCopied = /(^|\/)(node_modules|dist|data|\.cache)(\/|$)/;

/** The timeout of each test in milliseconds. The compiler and three test runs are slow on a busy machine. */
const patience = 300_000;

let copy;
beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'cogn-new-feature-'));
  const filter = (path) => !notCopied.test(path.slice(root.length));
  for (const part of [...parts, 'package.json', 'tsconfig.base.json', 'vitest.config.ts', '.oxfmtrc.json']) {
    cpSync(join(root, part), join(copy, part), { recursive: true, filter });
  }
  for (const part of ['.', ...parts]) {
    const modules = join(root, part, 'node_modules');
    if (existsSync(modules)) symlinkSync(modules, join(copy, part, 'node_modules'));
  }
  // Copy the cached empty database, so that the tests need not run every migration. The copy lacks only the new migration.
  mkdirSync(join(copy, '.cache/database'), { recursive: true });
  execFileSync('cp', ['-a', await emptyTemplate(), join(copy, '.cache/database')]);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Runs a program in the copy. If a signal ended the program, `status` is the signal's name. */
const run = (...command) => {
  const { status, signal, stdout, stderr } = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' });
  return { status: status ?? signal, printed: stdout + stderr };
};
const newFeature = (...given) => run('scripts/new-feature.mjs', ...given);
const tool = (path, ...given) => run(join(root, 'node_modules', path), ...given);

/** Reads every file of the copy, so that the test detects a change anywhere. */
function tree() {
  const files = parts.flatMap((part) =>
    readdirSync(join(copy, part), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return new Map(files.map((file) => [file.slice(copy.length + 1), readFileSync(file, 'utf8')]));
}

describe('npm run new:feature', () => {
  it('--help prints the usage and writes nothing', () => {
    const before = tree();
    const { status, printed } = newFeature('--help');
    expect([status, printed]).toEqual([0, expect.stringContaining('--register')]);
    expect(tree()).toEqual(before);
  });

  it('names the missing titles and writes nothing', () => {
    const before = tree();
    const { status, printed } = newFeature('sleep-diary', '--title-pt', 'Diário do sono');
    expect(status).toBe(1);
    expect(printed).toContain('--title-ja "..."');
    expect(printed).not.toContain('--title-pt');
    expect(tree()).toEqual(before);
  });

  it.each([
    ['an invalid name', ['Sleep Diary', ...titleFlags], 'small letters'],
    ['an existing page', ['water', ...titleFlags], 'web/src/features/water/water.ts'],
    ['an unsupported kind', ['sleep-diary', '--kind', 'list', ...titleFlags], '--kind journal'],
    ['an unknown flag', ['sleep-diary', '--colour', 'red', ...titleFlags], '--colour'],
  ])('refuses %s in one clear sentence', (_, given, sentence) => {
    const { status, printed } = newFeature(...given);
    expect([status, printed]).toEqual([1, expect.stringContaining(sentence)]);
    expect(printed).not.toContain('    at ');
  });

  it('adds a premium journal and changes only its folder, one migration, its rights, its example year, the registry and the schemas', () => {
    const before = tree();
    const { status, printed } = newFeature('sleep-diary', '--kind', 'journal', '--premium', '--register', ...titleFlags);
    expect(status, printed).toBe(0);
    expect(printed).toContain('Added to');

    const changed = [...tree()].filter(([file, text]) => before.get(file) !== text).map(([file]) => file);
    const migration = changed.find((file) => file.startsWith('database/migrations/'));
    expect(migration).toMatch(/^database\/migrations\/\d{4}_sleep_diary\.sql$/);
    const outside = changed.filter((file) => !file.startsWith('web/src/features/sleep-diary/') && file !== migration);
    expect(outside.sort()).toEqual([
      'database/schema.sql',
      'docs/cogn-export.schema.json',
      'tests/contract/rights/sleep_diary_entries.ts',
      'tests/demo/tables/sleep_diary_entries.ts',
      'web/src/registry/definitions.ts',
      'web/src/registry/pages.ts',
    ]);
    expect(readFileSync(join(copy, migration), 'utf8')).toContain('premium => true');

    const lines = (text) => new Set(text.split('\n'));
    const addedTo = (place) =>
      [...lines(tree().get(place))].filter((line) => !lines(before.get(place)).has(line)).map((line) => line.trim());
    expect(addedTo('web/src/registry/pages.ts')).toEqual([
      "import { sleepDiary } from '#features/sleep-diary/sleep-diary.ts';",
      'sleepDiary,',
    ]);
    expect(addedTo('web/src/registry/definitions.ts')).toEqual([
      "import { sleepDiaryEntries } from '#features/sleep-diary/sleep-diary-entries.ts';",
      'sleepDiaryEntries,',
    ]);
  });

  const checks = [
    [
      'writes code that compiles and is formatted',
      () => {
        expect(tool('typescript-native/bin/tsc', '-p', 'web')).toEqual({ status: 0, printed: '' });
        const made = [
          'web/src/features/sleep-diary',
          'web/src/registry/pages.ts',
          'web/src/registry/definitions.ts',
          'tests/contract/rights/sleep_diary_entries.ts',
          'tests/demo/tables/sleep_diary_entries.ts',
          'docs/cogn-export.schema.json',
        ];
        expect(tool('oxfmt/bin/oxfmt', '--check', ...made).status).toBe(0);
      },
    ],
    [
      'writes messages that pass the gate `words`',
      () => {
        const { printed } = run('scripts/words/check.mjs');
        expect(printed).toContain('problem(s)');
        expect(printed.split('\n').filter((line) => line.includes('sleep-diary'))).toEqual([]);
      },
    ],
    [
      'passes its own test and the contract tests of tables, dates, export files and rights',
      () => {
        const vitest = (...given) => tool('vitest/vitest.mjs', 'run', ...given);
        const own = vitest('--project', 'web*', 'src/features/sleep-diary');
        expect([own.status, own.printed]).toEqual([0, expect.stringContaining('2 passed')]);
        // All journals share one SQL pattern, and other tests run that pattern on both engines. So one engine is enough except in
        // a long run: the engine on which this run's contract tests run (`engineOfThisRun`).
        const engine = `(${ofThisRun(['pglite', 'postgres']).join('|')})`;
        const titlePatterns = [
          'sleep-diary',
          'definitions to compare',
          'lists for each table',
          `on ${engine}.*(every dated journal|knows which tables require consent|sleep_diary_entries|every table)`,
        ];
        const files = ['journals-match-schema', 'dates.test', 'import.test', 'portable-schema', 'rights.test'];
        const { status, printed } = vitest('--project', 'contract*', ...files, '-t', titlePatterns.join('|'));
        const output = stripVTControlCharacters(printed);
        expect([status, output]).toEqual([0, expect.stringMatching(/Test Files +5 passed/)]);
        // Eight tests of the journal's form, and 28 tests of the rights of each role.
        expect(Number(/Tests +(\d+) passed/.exec(output)?.[1])).toBeGreaterThan(8 + 28);
      },
    ],
  ];
  // Each check takes as much processor time as a whole gate. So a short run includes only one of them, by rotation.
  for (const [title, check] of ofThisRun(checks)) it(title, check, patience);
});
