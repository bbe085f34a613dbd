import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../scripts/system-packages.mjs';
import { pinEnvironment } from '../support/pinned-environment.ts';

// For workers, servers and browsers alike.
pinEnvironment();
process.env['FONTCONFIG_FILE'] = join(import.meta.dirname, 'fonts.conf');

/**
 * Users' stories in a real browser, against the real server on the embedded database. A long run also has those of ../stories, which otherwise
 * run in jsdom (docs/decisions/0088).
 */
export default defineConfig({
  testDir: '..',
  testMatch: process.env.COGN_LONG ? ['e2e/**/*.spec.ts', 'stories/*.spec.ts'] : 'e2e/**/*.spec.ts',
  // Only failing stories wait this long; a busy machine needs some of it.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // Each worker has its own server and browser. A third one on two cores made the survey of all pages take over ten minutes.
  workers: Math.min(2, availableParallelism()),
  retries: 0,
  forbidOnly: true,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '../../test-results/browser.json' }],
  ],
  outputDir: '../../test-results/e2e',
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
