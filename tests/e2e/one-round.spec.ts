import type { Browser, Page } from '@playwright/test';
import { pagesInSidebar } from '../support/registry.ts';
import { isInThirdOfThisRun } from '../support/rotation.ts';
import { writeSampleRows } from '../support/sample-rows.ts';
import { expect, makePerson, rememberSession, test } from '../support/test.ts';
import type { Session } from '../support/person.ts';

/** What a page asks of the server for its records: the table and its conditions, whatever the order. */
const nameOf = (url: string) => {
  const { pathname, searchParams } = new URL(url);
  return `${pathname.replace(/^.*\/rest\/v1\//, '')} ${[...searchParams.keys()].sort().join(' ')}`;
};

/** A page of a browser that has seen nothing yet, signed in. */
async function newcomer(browser: Browser, session: Session): Promise<Page> {
  const context = await browser.newContext({ serviceWorkers: 'block', timezoneId: 'America/Sao_Paulo', locale: 'pt-BR' });
  const page = await context.newPage();
  await rememberSession(page, session);
  return page;
}

/** All that a page asks for by itself when the server answers. */
async function askedFor(browser: Browser, session: Session, url: string): Promise<Set<string>> {
  const page = await newcomer(browser, session);
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/rest/v1/')) asked.add(nameOf(request.url()));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.context().close();
  return asked;
}

/** What is asked for while the server says nothing at all; waits until it is everything, or fails naming what waits for an answer. */
async function expectAllAtOnce(browser: Browser, session: Session, url: string, all: Set<string>): Promise<void> {
  const page = await newcomer(browser, session);
  const held = new Set<string>();
  await page.route('**/rest/v1/**', (route) => {
    held.add(nameOf(route.request().url()));
  });
  await page.goto(url);
  await expect
    .poll(() => [...all].filter((each) => !held.has(each)), { message: `${url} asks only after another answer` })
    .toEqual([]);
  await page.context().close();
}

test('every page asks for all of its records in one round, none waiting for another’s answer', async ({
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
    await expectAllAtOnce(browser, person.session, url, await askedFor(browser, person.session, url));
  }
});
