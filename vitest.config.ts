import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { pinEnvironment } from './tests/support/pinned-environment.ts';
import { filesOfThisRun } from './tests/support/rotation.ts';
import { storiesInJsdom } from './tests/support/jsdom/vite-plugin.ts';

// An older Node fails in the middle of some tests, with a message that does not name the cause.
if (Number(process.versions.node.split('.')[0]) < 24)
  throw new Error(
    `The tests run on the project's own Node 24, and this is ${process.version}: npx vitest run …, or npm test -- unit`,
  );

// Must run before any worker starts, because a process reads its time zone and language only once.
pinEnvironment();

/** Long limits, so that a busy machine does not fail a test. Only failing tests wait for them. */
const patient = { testTimeout: 30_000, hookTimeout: 60_000, expect: { poll: { timeout: 15_000 } } };

const sameSeed = join(import.meta.dirname, 'tests/support/same-seed.ts');

/**
 * Test files that cannot share a process. Some change the process, or load a library that reads its environment only once. Others
 * cancel a statement through the inspector, of which a process has only one.
 */
const needsOwnProcess =
  /\bvi\.(?:mock|doMock|hoisted|stubGlobal|stubEnv|resetModules)\(|fake-indexeddb|process\.(?:env|chdir)|EngineThread\.start|57014/;

/**
 * Returns two Vitest projects. The files of the first share processes, which saves two thirds of the processor time. Each file of the
 * second, `<name>-isolated`, gets its own process. `--project '<name>*'` selects both.
 */
function sharingProcesses(name: string, root: string, include: string, options: object = {}) {
  const isolated = globSync(include, { cwd: join(import.meta.dirname, root), exclude: ['**/node_modules/**'] }).filter(
    (file) => needsOwnProcess.test(readFileSync(join(import.meta.dirname, root, file), 'utf8')),
  );
  const common = { root, ...patient, ...options };
  return [
    { test: { name, ...common, include: [include], exclude: ['**/node_modules/**', ...isolated], isolate: false } },
    { test: { name: `${name}-isolated`, ...common, include: isolated } },
  ];
}

/**
 * Stories in jsdom: the whole app against the real server. Stories with the tag `@browser` run in Chromium instead, and
 * `npm run test:long` runs all of them there.
 */
const stories = {
  plugins: [storiesInJsdom()],
  test: {
    name: 'stories',
    root: 'tests/stories',
    include: filesOfThisRun(globSync('*.spec.ts', { cwd: join(import.meta.dirname, 'tests/stories') }).sort(), 3),
    // A file or group may contain only stories that need a browser, so that none runs here.
    passWithNoTests: true,
    ...patient,
    testTimeout: 60_000,
    globalSetup: [join(import.meta.dirname, 'tests/support/jsdom/shared-server.ts')],
    server: { deps: { external: [/jsdom\/load-app\.ts$/] } },
  },
};

/** Unit tests are next to the code. Contract tests send requests to the real server with the real client library. */
export default defineConfig({
  test: {
    // By default Vitest leaves one core free, so it would run one file at a time on a machine with two cores. There we use both cores.
    // Files can run concurrently, because each has its own databases and servers.
    maxWorkers: Math.max(Math.min(2, availableParallelism()), availableParallelism() - 1),
    projects: [
      ...sharingProcesses('server', 'server', 'src/**/*.test.ts', { setupFiles: [sameSeed] }),
      ...sharingProcesses('shared', 'shared', 'src/**/*.test.ts'),
      ...sharingProcesses('web', 'web', '{src,gallery,build}/**/*.test.{ts,tsx}'),
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.{ts,mjs}'], ...patient, testTimeout: 120_000 } },
      { test: { name: 'demo', root: 'tests/demo', include: ['**/*.test.ts'], ...patient } },
      { test: { name: 'support', root: 'tests/support', include: ['**/*.test.ts'], ...patient } },
      ...sharingProcesses('contract', 'tests/contract', '**/*.test.ts', {
        setupFiles: [sameSeed],
        testTimeout: 60_000,
        hookTimeout: 120_000,
      }),
      stories,
      // One file for Firefox and one for WebKitGTK; both run at the same time.
      {
        test: {
          name: 'engines',
          root: 'tests/engines',
          include: ['**/*.test.ts'],
          ...patient,
          expect: { poll: { timeout: 30_000 } },
          // Uses the same fonts as the browser stories.
          env: { FONTCONFIG_FILE: join(import.meta.dirname, 'tests/e2e/fonts.conf') },
        },
      },
      // Fault tests: processes killed at random moments (COGN_KILLS sets how many times), full disks, clock jumps, slow mail.
      // docs/durability.md has the results.
      {
        test: {
          name: 'faults',
          root: 'tests/faults',
          include: filesOfThisRun(
            globSync('**/*.test.ts', { cwd: join(import.meta.dirname, 'tests/faults'), exclude: ['attack.test.ts'] }).sort(),
            3,
          ),
          ...patient,
          testTimeout: 300_000,
          hookTimeout: 120_000,
          // A long run takes measurements, so it runs one file at a time.
          fileParallelism: process.env['COGN_LONG'] === undefined,
        },
      },
      // This file measures how an attack affects ordinary users, so it runs alone.
      {
        test: {
          name: 'attack',
          root: 'tests/faults',
          include: ['attack.test.ts'],
          ...patient,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
