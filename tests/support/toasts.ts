import type { Locator, Page } from '@playwright/test';

/** The toast that says that the entry with this name was saved, on the server or on this device. */
export function savedToast(page: Page, name: string | RegExp): Locator {
  return page.locator('[data-toasts] li').filter({ hasText: name }).filter({ hasText: 'Registro salvo' }).first();
}

/**
 * Presses the undo button of the toast with this text. The text is needed, because the toast of an earlier action may still
 * be visible while the newest one has not appeared yet.
 */
export function undo(page: Page, said: string | RegExp): Promise<void> {
  return page.locator('[data-toasts]').filter({ hasText: said }).getByRole('button', { name: 'Desfazer' }).click();
}
