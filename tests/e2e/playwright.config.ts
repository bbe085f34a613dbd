import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../scripts/system-packages.mjs';

/** A person's stories in a real browser, against the real server on the embedded database. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Two cores: one server and one browser at a time is what keeps the stories steady.
  workers: 1,
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
    // Tracing every story would cost two fifths of the run. What failed leaves a picture and its page in words; COGN_TRACE=1 traces.
    trace: process.env['COGN_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // A worker answers before `route` sees a request, and keeps what another story altered. Its own stories (offline.spec.ts) allow it.
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
