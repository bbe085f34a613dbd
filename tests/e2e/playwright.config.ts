import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../scripts/system-packages.mjs';
import { pinEnvironment } from '../support/pinned-environment.ts';
import { filesOfThisRun } from '../support/rotation.ts';

// Workers, servers and browsers all get the same time zone, language and fonts.
pinEnvironment();
process.env['FONTCONFIG_FILE'] = join(import.meta.dirname, 'fonts.conf');

const files = globSync(['e2e/**/*.spec.ts', 'stories/*.spec.ts'], { cwd: join(import.meta.dirname, '..') }).sort();
const chosen = filesOfThisRun(files, 5);

/**
 * Stories in a real browser, against the real server on the embedded database: those of this folder, and those of ../stories
 * with the tag `@browser`. Stories without the tag run in jsdom; a long run runs them here too (docs/decisions/0088).
 */
export default defineConfig({
  testDir: '..',
  ...(process.env.COGN_LONG ? {} : { grep: /\be2e\/|@browser/ }),
  // The time limit of one story in milliseconds. A busy machine can need much of it.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // Each worker has its own server and browser, and often waits for a timer or the disk. Two workers leave a third of two cores
  // idle, so a short run has three. A long run has two, because its surveys of all pages never wait.
  workers: Math.min(process.env.COGN_LONG ? 2 : 3, availableParallelism() + 1),
  retries: 0,
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../../test-results/browser.json' }],
  ],
  outputDir: '../../test-results/e2e',
  projects: [
    // The push stories start first, because their alarm waits up to a minute for the server's next poll. Meanwhile the other
    // workers are busy.
    { name: 'alarms', testMatch: chosen.filter((file) => file.includes('push')) },
    { name: 'stories', testMatch: chosen.filter((file) => !file.includes('push')) },
  ],
  use: {
    browserName: 'chromium',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    viewport: { width: 1280, height: 800 },
    // Tracing every story would take two fifths of the run's time. A failed story leaves a screenshot (support/test.ts) and its
    // page as text. COGN_TRACE=1 turns traces on.
    trace: process.env['COGN_TRACE'] ? 'retain-on-failure' : 'off',
    // A service worker would answer requests before `route` sees them, and cache responses that another story altered. The
    // stories about the service worker (offline.spec.ts) allow it.
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
