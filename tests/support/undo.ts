import type { Page } from '@playwright/test';

/**
 * Presses the undo button of the toast with this text. The row changes before its toast appears, and the toast of an earlier press may still be
 * there with its own undo button.
 */
export function undo(page: Page, said: string | RegExp): Promise<void> {
  return page.locator('[data-toasts]').filter({ hasText: said }).getByRole('button', { name: 'Desfazer' }).click();
}
