import type { Locator, Page } from '@playwright/test';
import { helpNowIsFetched } from '../help-now-is-fetched.ts';
import type { Appearance } from '../appearances.ts';
import { messagesOf } from '../app-messages.ts';

/** A dialog of the app and how to open it. */
export interface DialogPlace {
  name: string;
  /** The route behind the dialog. */
  path: string;
  /** Whether only a user without premium can open the dialog. */
  locked: boolean;
  /** Waits for what the dialog needs, such as its content in the cache. */
  prepare?: (page: Page) => Promise<void>;
  /** The controls to press, in order. After the dialog closes, the first of them has the focus again. */
  way: (page: Page) => Locator[];
}

/** The dialog that is open now, whichever it is. */
export const openDialog = (page: Page) => page.locator('[role="dialog"], [role="alertdialog"]');

/**
 * Opens a dialog by keyboard and waits for it. The dialog of the previous step may still be open, so each step waits until
 * the user can no longer reach the pressed control.
 */
export async function openByKeyboard(page: Page, { prepare, way }: DialogPlace): Promise<void> {
  await prepare?.(page);
  for (const step of way(page)) {
    await step.focus();
    const pressed = await step.elementHandle();
    await step.press('Enter');
    await page.waitForFunction((each) => !each?.isConnected || each.closest('[inert]') !== null, pressed);
    await openDialog(page).waitFor();
  }
}

/** The groups of the settings, by their `data-group` attribute. */
const settingsGroups = ['look', 'comfort', 'notices', 'pages', 'account'];

/** All dialogs that a user can open in this appearance. On a small screen, some are behind the menu. */
export async function dialogsOf({ language, width }: Appearance): Promise<DialogPlace[]> {
  const { app, core, help } = await messagesOf(language);
  const narrow = width < 1024;
  const menu = (page: Page) => page.getByRole('button', { name: app.pages, exact: true });
  const fromShell = (button: (within: Page | Locator) => Locator) => (page: Page) =>
    narrow ? [menu(page), button(openDialog(page))] : [button(page)];
  const settings = (within: Page | Locator) => within.getByRole('button', { name: app.settings, exact: true });
  const lockedPage = (within: Page | Locator) =>
    within.getByRole('navigation', { name: app.pages, exact: true }).locator('button[aria-haspopup="dialog"]').first();
  const named = (page: Page, words: string) => page.getByRole('button', { name: new RegExp(`^${words} · `) }).first();
  const edit = (page: Page) => named(page, core.actions.edit);
  const remove = (page: Page) => named(page, core.actions.remove);
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
      prepare: helpNowIsFetched,
      way: (page) => [page.getByRole('button', { name: help, exact: true })],
    },
    {
      name: 'confirmation',
      path: '/water',
      locked: false,
      prepare: (page) => edit(page).press('Enter'),
      way: (page) => [remove(page)],
    },
    { name: 'premium', path: '/water', locked: true, way: fromShell(lockedPage) },
  ];
}
