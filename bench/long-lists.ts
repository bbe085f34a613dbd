// Measures pages with 400 and 2,000 entries: the time from the last response with rows to the finished page, its height and its
// elements. No check depends on the result. Run: npm run bench:long-lists
import { loadavg } from 'node:os';
import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '../scripts/system-packages.mjs';
import { exampleConsents } from '../tests/demo/sign-in-or-sign-up.ts';
import { makePerson, type Person, type Session } from '../tests/support/person.ts';
import { daysAgo, plantRow } from '../tests/support/plant-row.ts';
import { makePreparedDataFolder, removeDataFolder, startServer, type RunningServer } from '../tests/support/server.ts';
import { describeMachine } from './describe-machine.ts';
import { listPages, rowsOfTables, type ListPage } from './long-lists/list-pages.ts';
import { summarize } from './sample-statistics.ts';

const rounds = Number(process.env.COGN_BENCH_ROUNDS ?? 3);
const slowdown = Number(process.env.COGN_BENCH_SLOWDOWN ?? 1);
const amounts = [
  { count: 400, days: 28 },
  { count: 2000, days: 28 },
  { count: 2000, days: 365 },
];
/** Rows of one request, below the server's limit on the size of a request. */
const rowsAtOnce = 100;
/** The wait, in milliseconds, after the last request and before a page is measured. */
const calm = 700;

interface Opening {
  /** Milliseconds from the last large response, or from the last action of `part`, to the frame after the last change. */
  painted: number;
  /** The longest task in that time, in milliseconds; 0 if none took 50 ms. */
  longest: number;
  /** Processor time of the main thread since the navigation or that action, in milliseconds. Other work hardly changes it. */
  busy: number;
  /** Height of the whole page, in CSS pixels. */
  height: number;
  elements: number;
}

/** Fills a new account with `count` entries for each page, on the `days` days until today. */
async function fill(server: RunningServer, { count, days }: (typeof amounts)[number]): Promise<Person> {
  const person = await makePerson(server, { premium: true, consents: exampleConsents });
  for (const [table, ofDay] of Object.entries(rowsOfTables)) {
    const rows = Array.from({ length: count }, (_, index) => ofDay(daysAgo(index % days), index));
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      await plantRow(server, person, table, rows.slice(start, start + rowsAtOnce));
    }
  }
  return person;
}

/** Notes the page's changes and long tasks. Runs in the page. */
function observe(): void {
  const seen = { changed: 0, tasks: [] as { start: number; end: number }[] };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      seen.tasks.push({ start: startTime, end: startTime + duration });
  }).observe({ type: 'longtask', buffered: true });
  const changes = new MutationObserver(() => requestAnimationFrame(() => (seen.changed = performance.now())));
  const all = { childList: true, subtree: true, characterData: true };
  document.addEventListener('DOMContentLoaded', () => changes.observe(document.body, all));
}

/** What `observe` noted since `moment`; if it is undefined, since the end of the last large response. Runs in the page. */
function figuresSince(moment: number | undefined): Omit<Opening, 'busy'> {
  type Seen = { changed: number; tasks: { start: number; end: number }[] };
  const { seen } = globalThis as unknown as { seen: Seen };
  const asked = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const withRows = asked.filter(({ name }) => name.includes('/rest/v1/'));
  const most = Math.max(0, ...withRows.map(({ decodedBodySize }) => decodedBodySize));
  // A long table comes in several responses of about the same size. All of them count as large.
  const big = withRows.filter(({ decodedBodySize }) => decodedBodySize > most / 2);
  const from = moment ?? Math.max(0, ...big.map(({ responseEnd }) => responseEnd));
  return {
    painted: Math.max(0, seen.changed - from),
    longest: Math.max(0, ...seen.tasks.filter(({ end }) => end > from).map(({ start, end }) => end - start)),
    height: document.documentElement.scrollHeight,
    elements: document.querySelectorAll('*').length,
  };
}

/** Opens a page in a new context, whose caches are empty. */
async function open(browser: Browser, session: Session, url: string, { part }: ListPage): Promise<Opening> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'pt-BR',
    reducedMotion: 'reduce',
  });
  await context.addInitScript((text) => localStorage.setItem('cogn-session', text), JSON.stringify(session));
  await context.addInitScript(observe);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busy = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const settle = async () => {
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(calm);
  };
  await page.goto(url, { timeout: 120_000 });
  await settle();
  let started: number | undefined;
  let busyBefore = 0;
  for (const press of part ?? []) {
    busyBefore = await busy();
    started = await page.evaluate(() => performance.now());
    await press(page.locator('main'));
    await settle();
  }
  const result = { busy: (await busy()) - busyBefore, ...(await page.evaluate(figuresSince, started)) };
  await context.close();
  return result;
}

const only = process.argv[2]?.split(',');
const dataFolder = await makePreparedDataFolder();
const server = await startServer(dataFolder, {
  environment: { LIMIT_REQUESTS_PER_MINUTE: '100000', LIMIT_AUTH_PER_FIVE_MINUTES: '10000' },
});
const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: ['--no-sandbox', '--disable-gpu'] });
const loadBefore = loadavg()[0]!.toFixed(1);
try {
  for (const amount of amounts) {
    const person = await fill(server, amount);
    console.log(`\n${String(amount.count)} entries on ${String(amount.days)} days`);
    for (const each of listPages) {
      if (only && !only.includes(each.name)) continue;
      const all: Opening[] = [];
      for (let round = 0; round < rounds; round += 1)
        all.push(await open(browser, person.session, server.url + each.path, each));
      const of = (figure: keyof Opening) => {
        const values = all.map((opening) => Math.round(opening[figure]));
        return `${String(summarize(values).median)} (${String(Math.min(...values))}–${String(Math.max(...values))})`;
      };
      const { height, elements } = all[0]!;
      console.log(
        `| ${each.name} | ${of('painted')} | ${of('longest')} | ${of('busy')} | ${String(height)} | ${String(elements)} |`,
      );
    }
  }
} finally {
  await browser.close();
  await server.stop();
  await removeDataFolder(dataFolder);
}
console.log(
  `\n${describeMachine()} · ${browser.version()} · ${String(rounds)} rounds · slowdown ${String(slowdown)} · load ${loadBefore} before, ${loadavg()[0]!.toFixed(1)} after`,
);
