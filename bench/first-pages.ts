// Measures how long a phone takes to show the first pages: the sign-in page, Today with an empty cache, and Today on a later
// visit. Processor and network are throttled to the speed of a cheap phone. No check depends on the result. Run: npm run
// bench:first-pages
import { loadavg } from 'node:os';
import { chromium, type Browser, type Page } from '@playwright/test';
import { findBrowser } from '../scripts/system-packages.mjs';
import { makePerson, type Session } from '../tests/support/person.ts';
import { daysAgo, plantRow } from '../tests/support/plant-row.ts';
import { makePreparedDataFolder, removeDataFolder, startServer } from '../tests/support/server.ts';
import { describeMachine } from './describe-machine.ts';
import { summarize } from './sample-statistics.ts';

const rounds = Number(process.env.COGN_BENCH_ROUNDS ?? 9);
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const slowdown = 4;
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

interface Load {
  /** Milliseconds from the navigation to the largest contentful paint. */
  largest: number;
  /** Milliseconds until the heading of the page's content appears. */
  content: number;
  /** Cumulative layout shift (no unit). */
  shift: number;
}

/** Loads a page on a throttled phone, and waits until all requests have finished. */
async function load(page: Page, url: string, content: string): Promise<Load> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript((selector) => {
    const seen = { largest: 0, content: 0, shift: 0 };
    Object.assign(globalThis, { seen });
    const observe = (type: string, add: (entry: PerformanceEntry & { value: number }) => void) => {
      new PerformanceObserver((list) => list.getEntries().forEach((entry) => add(entry as never))).observe({
        type,
        buffered: true,
      });
    };
    observe('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
    observe('layout-shift', ({ value }) => (seen.shift += value));
    const look = () => {
      if (seen.content === 0 && document.querySelector(selector) !== null) seen.content = performance.now();
      else requestAnimationFrame(look);
    };
    look();
  }, content);
  await page.goto(url, { waitUntil: 'networkidle', timeout: 60_000 });
  await page.locator(content).first().waitFor();
  const seen = await page.evaluate(() => (globalThis as unknown as { seen: Load }).seen);
  await page.close();
  return seen;
}

/** A browser context with empty storage, or one that is signed in with `session`. */
async function newPhone(browser: Browser, session?: Session) {
  const context = await browser.newContext({ ...phone, locale: 'pt-BR' });
  if (session) {
    await context.addInitScript((text) => localStorage.setItem('cogn-session', text), JSON.stringify(session));
  }
  return context;
}

const dataFolder = await makePreparedDataFolder();
const server = await startServer(dataFolder, { environment: { LIMIT_REQUESTS_PER_MINUTE: '100000' } });
const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: ['--no-sandbox', '--disable-gpu'] });
const loads = { '/auth, first visit': [], 'Today, first visit': [], 'Today, later visit': [] } as Record<string, Load[]>;
const loadBefore = loadavg()[0]!.toFixed(1);
try {
  const person = await makePerson(server, { premium: true });
  await plantRow(server, person, 'water_entries', { date: daysAgo(0), amount_ml: 250 });
  for (let round = 0; round < rounds; round += 1) {
    const signedOut = await newPhone(browser);
    loads['/auth, first visit']!.push(await load(await signedOut.newPage(), `${server.url}/auth`, 'main form'));
    await signedOut.close();
    const known = await newPhone(browser, person.session);
    loads['Today, first visit']!.push(await load(await known.newPage(), server.url, 'main h2'));
    // The later visit must find a cache, so wait here until the service worker has stored the build.
    const between = await known.newPage();
    await between.goto(server.url);
    await between.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
    await between.waitForFunction(async () => (await caches.keys()).length > 0);
    await between.close();
    loads['Today, later visit']!.push(await load(await known.newPage(), server.url, 'main h2'));
    await known.close();
  }
} finally {
  await browser.close();
  await server.stop();
  await removeDataFolder(dataFolder);
}
for (const [name, all] of Object.entries(loads)) {
  const of = (figure: keyof Load, divisor: number, digits: number) => {
    const values = all.map((each) => each[figure] / divisor);
    const [median, lowest, highest] = [summarize(values).median, Math.min(...values), Math.max(...values)];
    return `${median.toFixed(digits)} (${lowest.toFixed(digits)}–${highest.toFixed(digits)})`;
  };
  console.log(`| ${name} | ${of('largest', 1000, 2)} | ${of('content', 1000, 2)} | ${of('shift', 1, 3)} |`);
}
console.log(
  `\n${describeMachine()} · ${browser.version()} · ${String(rounds)} rounds · load ${loadBefore} before, ${loadavg()[0]!.toFixed(1)} after`,
);
