import type { Page } from '@playwright/test';
import { signedOutPaths } from '../support/registry.ts';

/** One view to take a screenshot of. */
export interface View {
  name: string;
  path: string;
  /** `free` and `newcomer` are new users without and with premium; `regular` has premium and records; `nobody` is signed out. */
  person: 'nobody' | 'free' | 'newcomer' | 'regular' | 'admin';
  /** An action after the page has opened, such as opening a dialog. */
  act?: (page: Page) => Promise<void>;
  /** The only screen width at which the view exists, in CSS pixels; absent if it exists at both widths. */
  width?: 390 | 1280;
}

/** A past day, so that screenshots taken in different weeks are similar. */
export const shownDate = '2026-03-11';
const onDate = (path: string) => `${path}?date=${shownDate}`;
const nameOfPath = (path: string) => path.slice(1).replace('?view=', '-') || 'home';

/** Presses the first visible button with this icon. Icons are the same in every language; labels are not. */
const press = (page: Page, icon: string) => page.locator(`button:visible:has(svg.lucide-${icon})`).first().click();
const isOpen = (page: Page) => page.locator('[role=dialog], [role=alertdialog]').first().waitFor();
const isExplained = (page: Page) => page.locator('li[data-state=open]').first().waitFor();

/** Opens a dialog by its button. On a small screen the button is in the menu, which opens first. */
const openBy = (icon: string) => async (page: Page) => {
  const button = page.locator(`button:visible:has(svg.lucide-${icon})`).first();
  if (!(await button.isVisible())) {
    await press(page, 'menu');
    await isOpen(page);
  }
  await button.click();
  await isOpen(page);
};
const drink = async (page: Page) => {
  await press(page, 'glass-water');
  await isExplained(page);
};
const logInWrongly = async (page: Page) => {
  await page.locator('input[type=email]').fill('nobody@example.org');
  await page.locator('input[name=password]').fill('not this one');
  await page.keyboard.press('Enter');
  await isExplained(page);
};
const openNotices = async (page: Page) => {
  await page.keyboard.press('F8');
  await page.locator('section:focus').waitFor();
};
/** On the administration page, opens the part with this index, or the first account if the index is 0. */
const openOfAdmin = (place: number) => async (page: Page) => {
  if (place === 0) await page.locator('main li button').first().click();
  else await page.locator('main input[name=part]').nth(place).check({ force: true });
  await page
    .locator(place === 0 ? 'main dl' : 'main h2')
    .first()
    .waitFor();
};
const closeOffer = async (page: Page) => {
  await isOpen(page);
  await page.keyboard.press('Escape');
};

const states: View[] = [
  { name: 'settings', path: onDate('/water'), person: 'regular', act: openBy('settings-2') },
  { name: 'drawer', path: onDate('/water'), person: 'regular', act: openBy('menu'), width: 390 },
  { name: 'upsell', path: onDate('/water'), person: 'free', act: openBy('lock') },
  { name: 'locked', path: onDate('/mood'), person: 'free', act: closeOffer },
  { name: 'other-day', path: onDate('/water'), person: 'regular', act: openBy('calendar-days') },
  { name: 'confirm', path: onDate('/water'), person: 'regular', act: openBy('trash') },
  { name: 'toast', path: onDate('/water'), person: 'newcomer', act: drink },
  { name: 'toast-problem', path: '/auth', person: 'nobody', act: logInWrongly },
  { name: 'help-now', path: onDate('/water'), person: 'regular', act: openBy('life-buoy') },
  { name: 'notices', path: onDate('/water'), person: 'regular', act: openNotices },
];

/** Returns the views: all signed-out addresses, the given pages, the plans, the administration, and the dialogs. */
export function viewsOf(pages: readonly string[]): View[] {
  return [
    ...signedOutPaths.map((path): View => ({ name: nameOfPath(path), path, person: 'nobody' })),
    ...pages.flatMap((path): View[] => [
      { name: `${nameOfPath(path)}-empty`, path: onDate(path), person: 'newcomer' },
      { name: nameOfPath(path), path: onDate(path), person: 'regular' },
    ]),
    { name: 'pricing', path: '/pricing', person: 'free' },
    { name: 'pricing-premium', path: '/pricing', person: 'regular' },
    { name: 'admin', path: '/admin', person: 'admin' },
    ...['account', 'numbers', 'queue', 'log'].map((part, place): View => ({
      name: `admin-${part}`,
      path: '/admin',
      person: 'admin',
      act: openOfAdmin(place),
    })),
    ...states,
  ];
}
