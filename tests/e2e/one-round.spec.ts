import type { Browser, Page, Request } from '@playwright/test';
import { pagesInSidebar } from '../support/registry.ts';
import { isInFifthOfThisRun } from '../support/rotation.ts';
import { writeSampleRows } from '../support/sample-rows.ts';
import { expect, makePerson, rememberSession, test } from '../support/test.ts';
import type { Session } from '../support/person.ts';

const notConditions = ['select', 'order', 'offset', 'limit'];

/**
 * Returns a name for each table that a page’s request reads: the table, and the columns of the request’s conditions in
 * alphabetical order. A page may read a table alone, or together with other tables in one request (`own_rows`). The name is the
 * same in both cases.
 */
function readsOf(request: Request): string[] {
  const { pathname, searchParams } = new URL(request.url());
  const name = pathname.replace(/^.*\/rest\/v1\//, '');
  if (name === 'rpc/own_rows') {
    const { tables, from_dates } = request.postDataJSON() as { tables: string[]; from_dates: (string | null)[] };
    return tables.map((table, place) => (from_dates[place] === null ? table : `${table} date date`));
  }
  if (request.method() !== 'GET') return [];
  const conditions = [...searchParams.keys()].filter((key) => !notConditions.includes(key)).sort();
  return [[name, ...conditions].join(' ')];
}

/** A signed-in page in a browser without any cache. */
async function newcomer(browser: Browser, session: Session): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', timezoneId: 'America/Sao_Paulo', locale: 'pt-BR' });
  const page = await context.newPage();
  await rememberSession(page, session);
  return page;
}

/** Opens a page on a server that responds, and returns a name (`readsOf`) for everything that the page reads. */
async function requestsOf(browser: Browser, session: Session, url: string): Promise<Set<string>> {
  const page = await newcomer(browser, session);
  const requested = new Set<string>();
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/')) for (const read of readsOf(request)) requested.add(read);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.context().close();
  return requested;
}

/**
 * Checks that no read of a page waits for the response to another read. Requests to rest/v1 get no response here, and the page
 * must still request everything in `all`. Fails with the names of the missing reads.
 */
async function expectOneRound(browser: Browser, session: Session, url: string, all: Set<string>): Promise<void> {
  const page = await newcomer(browser, session);
  const started = new Set<string>();
  await page.route('**/rest/v1/**', (route) => {
    for (const read of readsOf(route.request())) started.add(read);
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
  for (const path of (await pagesInSidebar(page)).filter(isInFifthOfThisRun)) {
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
    // Blocks the app’s start script, so that only the page’s HTML can request the files.
    await page.route('**/assets/start-*.js', () => undefined);
    await page.goto(server.url + path, { waitUntil: 'commit' });
    await expect.poll(() => wanted.filter((name) => !requested.some((url) => url.includes(`/${name}`)))).toEqual([]);
    await context.close();
  }
});
