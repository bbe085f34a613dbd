import type { Locator, Page } from '@playwright/test';
import type { Appearance } from '../appearances.ts';
import { makePerson, type Session } from '../person.ts';
import { signedOutPaths, pagesInSidebar } from '../registry.ts';
import { writeSampleRows } from '../sample-rows.ts';
import type { RunningServer } from '../server.ts';
import { dialogsOf, openByKeyboard } from './dialogs.ts';

/** Time limit in ms for a walk through all places on a busy machine. It must grow with the number of pages. */
export const walkTimeout = 1_500_000;

/** A place of the app: a route, or a dialog that is open over one. */
export interface Place {
  name: string;
  kind: 'signedOut' | 'page' | 'dialog';
  /** The control that opened the dialog and gets the focus again when the dialog closes. */
  opener?: Locator;
}

/** Waits until a route shows its heading and first rows, and has finished all requests. */
export async function waitUntilLoaded(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
}

/** Stores a session where the app stores it; the next page that opens is signed in. */
async function signInAs(page: Page, session: Session): Promise<void> {
  await page.evaluate((text) => localStorage.setItem('cogn-session', text), JSON.stringify(session));
}

/**
 * Visits every route and every dialog of the app and yields at each: signed out, then as a user with premium and entries, as an
 * administrator, and as a user whose pages are locked. The pages come from the sidebar itself, so new pages are included.
 */
export async function* everywhere(page: Page, server: RunningServer, appearance: Appearance): AsyncGenerator<Place> {
  for (const path of signedOutPaths) {
    await page.goto(server.url + path);
    await waitUntilLoaded(page);
    yield { name: path, kind: 'signedOut' };
  }
  const person = await makePerson(server, { premium: true });
  await writeSampleRows(server, person);
  await signInAs(page, person.session);
  await page.goto(server.url);
  for (const path of [...(await pagesInSidebar(page)), '/pricing']) {
    await page.goto(server.url + path);
    await waitUntilLoaded(page);
    yield { name: path, kind: 'page' };
  }
  yield* administration(page, server);
  const locked = await makePerson(server);
  for (const dialog of await dialogsOf(appearance)) {
    await signInAs(page, dialog.locked ? locked.session : person.session);
    await page.goto(server.url + dialog.path);
    await waitUntilLoaded(page);
    await openByKeyboard(page, dialog);
    await page.waitForLoadState('networkidle');
    yield { name: dialog.name, kind: 'dialog', opener: dialog.way(page)[0]! };
  }
}

/** The administration page: each of its parts in order, and an account. Each part reloads the page, because a keyboard walk marks elements. */
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
    await openPart(place);
    yield { name: `/admin, ${part}`, kind: 'page' };
  }
  await openPart(0);
  await page.locator('main li button').first().click();
  await page.locator('main dl').waitFor();
  await waitUntilLoaded(page);
  yield { name: '/admin, an account', kind: 'page' };
}
