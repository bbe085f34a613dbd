import type { Page } from '@playwright/test';

/**
 * Presses the undo of the message that says this. A row changes in sight before its message comes, and one of an earlier press may still stand
 * there by then, with an undo of its own.
 */
export function undo(page: Page, said: string | RegExp): Promise<void> {
  return page.locator('[data-toasts]').filter({ hasText: said }).getByRole('button', { name: 'Desfazer' }).click();
}
