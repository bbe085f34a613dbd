import type { Locator, Page } from '@playwright/test';
import type { Look } from '../looks.ts';
import { makePerson, type Session } from '../person.ts';
import { signedOutPaths, pagesInSidebar } from '../registry.ts';
import { writeSampleRows } from '../sample-rows.ts';
import type { RunningServer } from '../server.ts';
import { dialogsOf, openByKeyboard } from './dialogs.ts';

/** How long a walk through everything may take on a busy machine, in ms: it grows with every page. */
export const walkTimeout = 600_000;

/** A place where the person is now: a route, or a dialog that lies open over one. */
export interface Place {
  name: string;
  kind: 'door' | 'page' | 'dialog';
  /** What opened the dialog first, and has the focus again once it is closed. */
  opener?: Locator;
}

/** Waits until a route shows its heading, its first rows, and has nothing left to fetch. */
export async function standsStill(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
}

/** Signs somebody in where the app keeps its session; the next page that opens is theirs. */
async function signInAs(page: Page, session: Session): Promise<void> {
  await page.evaluate((text) => localStorage.setItem('cogn-session', text), JSON.stringify(session));
}

/**
 * Leads through every route and every dialog of the app, one after the other, and pauses at each: signed out through the door, then as
 * somebody with premium and a few days of entries, as an administrator, then as somebody whose pages are locked. The pages come from the sidebar itself, so a
 * later page is walked too.
 */
export async function* everywhere(page: Page, server: RunningServer, look: Look): AsyncGenerator<Place> {
  for (const path of signedOutPaths) {
    await page.goto(server.url + path);
    await standsStill(page);
    yield { name: path, kind: 'door' };
  }
  const person = await makePerson(server, { premium: true });
  await writeSampleRows(server, person);
  await signInAs(page, person.session);
  await page.goto(server.url);
  for (const path of [...(await pagesInSidebar(page)), '/pricing']) {
    await page.goto(server.url + path);
    await standsStill(page);
    yield { name: path, kind: 'page' };
  }
  yield* administration(page, server);
  const locked = await makePerson(server);
  for (const dialog of await dialogsOf(look)) {
    await signInAs(page, dialog.locked ? locked.session : person.session);
    await page.goto(server.url + dialog.path);
    await standsStill(page);
    await openByKeyboard(page, dialog);
    await page.waitForLoadState('networkidle');
    yield { name: dialog.name, kind: 'dialog', opener: dialog.way(page)[0]! };
  }
}

/** The administrators' page: each of its parts, in their order, and an account. Loaded anew for each, for a walk by keyboard leaves its marks. */
async function* administration(page: Page, server: RunningServer): AsyncGenerator<Place> {
  const admin = await makePerson(server, { admin: true });
  await signInAs(page, admin.session);
  const openPart = async (place: number) => {
    await page.goto(`${server.url}/admin`);
    await standsStill(page);
    await page.locator('main input[name="part"]').nth(place).check();
    await standsStill(page);
  };
  for (const [place, part] of ['people', 'numbers', 'queue', 'log'].entries()) {
    await openPart(place);
    yield { name: `/admin, ${part}`, kind: 'page' };
  }
  await openPart(0);
  await page.locator('main li button').first().click();
  await page.locator('main dl').waitFor();
  await standsStill(page);
  yield { name: '/admin, an account', kind: 'page' };
}
