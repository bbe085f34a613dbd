import type { Locator, Page } from '@playwright/test';
import type { Appearance } from '../appearances.ts';
import { makePerson, type Session } from '../person.ts';
import { isInFifthOfThisRun } from '../rotation.ts';
import { signedOutPaths, pagesInSidebar } from '../registry.ts';
import { writeSampleRows } from '../sample-rows.ts';
import type { RunningServer } from '../server.ts';
import { dialogsOf, openByKeyboard } from './dialogs.ts';

/** The time limit in ms for visiting all places on a busy machine. Raise it when pages are added. */
export const walkTimeout = 1_500_000;

/** A place of the app: a route, or an open dialog over a route. */
export interface Place {
  name: string;
  kind: 'signedOut' | 'page' | 'dialog';
  /** The control that opened the dialog. It gets the focus again when the dialog closes. */
  opener?: Locator;
}

/** Waits until a route shows its heading and its first rows, and no request is pending. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
}

/** Stores a session as the app does. The next page that opens is signed in. */
async function signInAs(page: Page, session: Session): Promise<void> {
  await page.evaluate((text) => localStorage.setItem('cogn-session', text), JSON.stringify(session));
}

/** Places that every run visits. A short run visits only a fifth of the other pages and dialogs, by rotation. */
const alwaysVisited = new Set(['/auth', '/', '/crisis', 'menu', 'help now', 'quick sheet']);

const isVisited = (name: string, place: number) => alwaysVisited.has(name) || isInFifthOfThisRun(name, place);

/**
 * Visits the routes and dialogs of the app and yields at each. It visits them signed out, then as a user with premium and
 * entries, as an administrator, and as a user whose pages are locked. It reads the pages from the sidebar, so it includes new
 * pages.
 */
export async function* everywhere(page: Page, server: RunningServer, appearance: Appearance): AsyncGenerator<Place> {
  for (const path of signedOutPaths.filter(isVisited)) {
    await page.goto(server.url + path);
    await waitUntilLoaded(page);
    yield { name: path, kind: 'signedOut' };
  }
  const person = await makePerson(server, { premium: true });
  await writeSampleRows(server, person);
  await signInAs(page, person.session);
  await page.goto(server.url);
  const pages = [...(await pagesInSidebar(page)), '/pricing'];
  for (const path of pages.filter(isVisited)) {
    await page.goto(server.url + path);
    await waitUntilLoaded(page);
    yield { name: path, kind: 'page' };
  }
  yield* administration(page, server);
  const locked = await makePerson(server);
  const dialogs = await dialogsOf(appearance);
  for (const dialog of dialogs.filter(({ name }, place) => isVisited(name, place))) {
    await signInAs(page, dialog.locked ? locked.session : person.session);
    await page.goto(server.url + dialog.path);
    await waitUntilLoaded(page);
    await openByKeyboard(page, dialog);
    await page.waitForLoadState('networkidle');
    yield { name: dialog.name, kind: 'dialog', opener: dialog.way(page)[0]! };
  }
}

/**
 * Visits the parts of the administration page, then an account; a short run visits only a fifth of them. Reloads the page for
 * each part, because `walkByTab` leaves marks on elements.
 */
async function* administration(page: Page, server: RunningServer): AsyncGenerator<Place> {
  const admin = await makePerson(server, { admin: true });
  await signInAs(page, admin.session);
  const openPart = async (place: number) => {
    await page.goto(`${server.url}/admin`);
    await waitUntilLoaded(page);
    await page.locator('main input[name="part"]').nth(place).check();
    await waitUntilLoaded(page);
  };
  for (const [place, part] of ['people', 'numbers', 'queue', 'log'].entries()) {
    if (!isVisited(part, place)) continue;
    await openPart(place);
    yield { name: `/admin, ${part}`, kind: 'page' };
  }
  if (!isVisited('an account', 4)) return;
  await openPart(0);
  await page.locator('main li button').first().click();
  await page.locator('main dl').waitFor();
  await waitUntilLoaded(page);
  yield { name: '/admin, an account', kind: 'page' };
}
