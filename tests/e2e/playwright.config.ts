import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../scripts/system-packages.mjs';
import { pinEnvironment } from '../support/pinned-environment.ts';
import { isInThirdOfThisRun } from '../support/rotation.ts';

// For workers, servers and browsers alike.
pinEnvironment();
process.env['FONTCONFIG_FILE'] = join(import.meta.dirname, 'fonts.conf');

/** Files about what would hurt a person most. `npm test` takes a third of the other files, by rotation. */
const inEveryRun =
  /account-deletion|everywhere|crisis|help-now|journey|medications|nothing-lost|offline|outbox|shared-device|two-versions/;

const files = globSync(['e2e/**/*.spec.ts', 'stories/*.spec.ts'], { cwd: join(import.meta.dirname, '..') }).sort();
const chosen = process.env.COGN_THIRD
  ? files.filter((file, index) => inEveryRun.test(file) || isInThirdOfThisRun(file, index))
  : files;

/**
 * Stories in a real browser, against the real server on the embedded database: those of this folder, and those of ../stories with the tag
 * `@browser`. The others run in jsdom; a long run has them here too (docs/decisions/0088).
 */
export default defineConfig({
  testDir: '..',
  ...(process.env.COGN_LONG ? {} : { grep: /\be2e\/|@browser/ }),
  // Only failing stories wait this long; a busy machine needs some of it.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // Each worker has its own server and browser, and often waits for a timer or the disk: two of them leave a third of two cores idle.
  // A long run, whose surveys of all pages never wait, has a worker for each core.
  workers: Math.min(process.env.COGN_LONG ? 2 : 3, availableParallelism() + 1),
  retries: 0,
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../../test-results/browser.json' }],
  ],
  outputDir: '../../test-results/e2e',
  projects: [
    // Starts first: its alarm waits up to a minute for the server's sweep, while the other workers are busy.
    { name: 'alarms', testMatch: chosen.filter((file) => file.includes('push')) },
    { name: 'stories', testMatch: chosen.filter((file) => !file.includes('push')) },
  ],
  use: {
    browserName: 'chromium',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 800 },
    // Tracing every story would cost two fifths of the run. A failed story leaves a picture (support/test.ts) and its page as text;
    // COGN_TRACE=1 traces.
    trace: process.env['COGN_TRACE'] ? 'retain-on-failure' : 'off',
    // A service worker answers before `route` sees a request, and caches what another story altered. Its own stories (offline.spec.ts) allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
