// Started by run.mjs, which checks that Lighthouse, a built web app and a Node that reads TypeScript exist.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { findBrowser } from '../../scripts/system-packages.mjs';
import { makePerson } from '../../tests/support/person.ts';
import { makeDataFolder, removeDataFolder, startServer } from '../../tests/support/server.ts';
import { describeMachine } from '../describe-machine.ts';
import { printReport } from './report.mjs';

const rounds = Number(process.env.COGN_BENCH_ROUNDS ?? 5);
const reports = resolve(import.meta.dirname, '../../.cache/lighthouse');

/**
 * Stores the session in the app's format before any script of a page runs. Lighthouse clears the page's storage before each
 * load.
 */
async function plantSession(page, session) {
  await page.evaluateOnNewDocument((text) => {
    if (location.protocol.startsWith('http')) localStorage.setItem('cogn-session', text);
  }, JSON.stringify(session));
}

/**
 * Loads a page once in a new browser with empty caches, under Lighthouse's settings for phones.
 * @returns Lighthouse's result (`lhr`) and its report (`report`, HTML). Throws when Lighthouse failed. Also throws when the
 * load ended on another page than `path`, because the figures would belong to that page.
 */
async function load(url, path, session) {
  const browser = await puppeteer.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--lang=pt-BR'],
  });
  try {
    const page = await browser.newPage();
    if (session) await plantSession(page, session);
    const result = await lighthouse(url + path, { output: 'html', logLevel: 'error' }, undefined, page);
    if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
    const { finalDisplayedUrl, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${path}: ${runtimeError.message}`);
    if (new URL(finalDisplayedUrl).pathname !== path) throw new Error(`${path} ended on ${finalDisplayedUrl}`);
    return { ...result, browser: await browser.version() };
  } finally {
    await browser.close();
  }
}

async function lighthouseVersion() {
  const { version } = JSON.parse(await readFile(join(import.meta.dirname, 'node_modules/lighthouse/package.json'), 'utf8'));
  return version;
}

const loadNow = () =>
  loadavg()
    .map((value) => value.toFixed(2))
    .join(', ');

const dataFolder = await makeDataFolder();
let server;
try {
  server = await startServer(dataFolder);
  const person = await makePerson(server);
  await mkdir(reports, { recursive: true });
  const pages = [
    { name: 'sign-in', title: '/auth, signed out', path: '/auth', results: [] },
    { name: 'first-page', title: '/ (Today), signed in', path: '/', session: person.session, results: [] },
  ];
  const loadBefore = loadNow();
  let browser = '';
  // The pages alternate, so that other work of the machine affects all of them equally.
  for (let round = 1; round <= rounds; round += 1) {
    for (const page of pages) {
      const result = await load(server.url, page.path, page.session);
      await writeFile(join(reports, `${page.name}-${String(round)}.html`), result.report);
      page.results.push(result.lhr);
      console.error(`${page.title}: run ${String(round)} of ${String(rounds)} done`);
      browser = result.browser;
    }
  }
  printReport(pages);
  console.log(`\n${describeMachine()} · Lighthouse ${await lighthouseVersion()}, its phone settings · ${browser}`);
  console.log(`${String(rounds)} runs each, with empty caches. Load before: ${loadBefore}; after: ${loadNow()}`);
} finally {
  await server?.stop();
  await removeDataFolder(dataFolder);
}
