import type { Locator, Page } from '@playwright/test';
import { helpNowIsFetched } from '../help-now-is-fetched.ts';
import type { Look } from '../looks.ts';
import { wordsOf } from '../words.ts';

/** A dialog of the app and the way to it. */
export interface DialogPlace {
  name: string;
  /** The route beneath it. */
  path: string;
  /** Only somebody without premium meets it. */
  locked: boolean;
  /** Resolves when what the dialog shows lies on the device, where something else is shown before. */
  isFetched?: (page: Page) => Promise<void>;
  /** What is pressed one after the other. The first has the focus again once the dialog is closed. */
  way: (page: Page) => Locator[];
}

/** Whatever dialog is open now. */
export const openDialog = (page: Page) => page.locator('[role="dialog"], [role="alertdialog"]');

/**
 * Presses what leads to the dialog, by keyboard, and waits until it is there. That one is open is not enough: it may be the one that leads
 * on. What was pressed is out of reach once the next holds the place.
 */
export async function openByKeyboard(page: Page, { isFetched, way }: DialogPlace): Promise<void> {
  await isFetched?.(page);
  for (const step of way(page)) {
    await step.focus();
    const pressed = await step.elementHandle();
    await step.press('Enter');
    await page.waitForFunction((each) => !each?.isConnected || each.closest('[inert]') !== null, pressed);
    await openDialog(page).waitFor();
  }
}

/** The steps of the settings, which say their names in the document. */
const settingsGroups = ['look', 'comfort', 'notices', 'pages', 'account'];

/** Every dialog that a person in this look can meet, whatever its language. On a small screen some lie behind the menu. */
export async function dialogsOf({ language, width }: Look): Promise<DialogPlace[]> {
  const { app, core, help } = await wordsOf(language);
  const narrow = width < 1024;
  const menu = (page: Page) => page.getByRole('button', { name: app.menu, exact: true });
  const fromShell = (button: (within: Page | Locator) => Locator) => (page: Page) =>
    narrow ? [menu(page), button(openDialog(page))] : [button(page)];
  const settings = (within: Page | Locator) => within.getByRole('button', { name: app.settings, exact: true });
  const lockedPage = (within: Page | Locator) => within.locator('nav button[aria-haspopup="dialog"]').first();
  const remove = (page: Page) => page.getByRole('button', { name: new RegExp(`^${core.actions.remove} `) }).first();
  return [
    ...(narrow ? [{ name: 'menu', path: '/water', locked: false, way: (page: Page) => [menu(page)] }] : []),
    { name: 'settings', path: '/water', locked: false, way: fromShell(settings) },
    ...settingsGroups.map((group) => ({
      name: `settings, ${group}`,
      path: '/water',
      locked: false,
      way: (page: Page) => [...fromShell(settings)(page), openDialog(page).locator(`[data-group="${group}"]`)],
    })),
    {
      name: 'quick sheet',
      path: '/weight',
      locked: false,
      way: (page) => [page.getByRole('button', { name: app.quick, exact: true })],
    },
    {
      name: 'help now',
      path: '/water',
      locked: false,
      isFetched: helpNowIsFetched,
      way: (page) => [page.getByRole('button', { name: help, exact: true })],
    },
    { name: 'confirmation', path: '/water', locked: false, way: (page) => [remove(page)] },
    { name: 'premium', path: '/water', locked: true, way: fromShell(lockedPage) },
  ];
}
