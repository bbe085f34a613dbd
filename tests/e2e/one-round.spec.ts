import type { Browser, Page } from '@playwright/test';
import { pagesInSidebar } from '../support/registry.ts';
import { isInThirdOfThisRun } from '../support/rotation.ts';
import { writeSampleRows } from '../support/sample-rows.ts';
import { expect, makePerson, rememberSession, test } from '../support/test.ts';
import type { Session } from '../support/person.ts';

/** Identifies a page’s request for records: the table and its conditions in any order. */
const nameOf = (url: string) => {
  const { pathname, searchParams } = new URL(url);
  return `${pathname.replace(/^.*\/rest\/v1\//, '')} ${[...searchParams.keys()].sort().join(' ')}`;
};

/** A signed-in page of a browser without any cache. */
async function newcomer(browser: Browser, session: Session): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', timezoneId: 'America/Sao_Paulo', locale: 'pt-BR' });
  const page = await context.newPage();
  await rememberSession(page, session);
  return page;
}

/** All requests for records that a page sends by itself while the server responds. */
async function requestsOf(browser: Browser, session: Session, url: string): Promise<Set<string>> {
  const page = await newcomer(browser, session);
  const requested = new Set<string>();
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/rest/v1/')) requested.add(nameOf(request.url()));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.context().close();
  return requested;
}

/** The requests that the page sends while the server does not respond. Waits until they are all there, or fails and names the missing ones. */
async function expectOneRound(browser: Browser, session: Session, url: string, all: Set<string>): Promise<void> {
  const page = await newcomer(browser, session);
  const started = new Set<string>();
  await page.route('**/rest/v1/**', (route) => {
    started.add(nameOf(route.request().url()));
  });
  await page.goto(url);
  await expect
    .poll(() => [...all].filter((each) => !started.has(each)), {
      message: `${url} requests these only after another response`,
    })
    .toEqual([]);
  await page.context().close();
}

test('every page requests all of its records in one round, and no request waits for the response to another', async ({
  browser,
  page,
  server,
}) => {
  test.setTimeout(300_000);
  const person = await makePerson(server, { premium: true });
  await writeSampleRows(server, person);
  await rememberSession(page, person.session);
  await page.goto(server.url);
  for (const path of (await pagesInSidebar(page)).filter(isInThirdOfThisRun)) {
    const url = server.url + path;
    await expectOneRound(browser, person.session, url, await requestsOf(browser, person.session, url));
  }
});

test('a first visit requests the files of its page before the program runs', async ({ browser, server }) => {
  const { session } = await makePerson(server);
  const files = {
    '/auth': ['page-', 'auth.pt.json', 'start.pt.json'],
    '/': ['signed-in-', 'today-', 'page-', 'signed-in.pt.json', 'today.pt.json', 'mood.pt.json'],
  };
  for (const [path, wanted] of Object.entries(files)) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    if (path === '/') await rememberSession(page, session);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    // The program never arrives, so it can request nothing itself.
    await page.route('**/assets/start-*.js', () => undefined);
    await page.goto(server.url + path, { waitUntil: 'commit' });
    await expect.poll(() => wanted.filter((name) => !requested.some((url) => url.includes(`/${name}`)))).toEqual([]);
    await context.close();
  }
});
