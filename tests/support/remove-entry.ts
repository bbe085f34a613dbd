import type { Locator, Page } from '@playwright/test';

/** Presses "Remover" of the first entry within `where`: in its edit form, above the list. The page's question then stands open. */
export async function askToRemove(page: Page, where: Page | Locator = page): Promise<void> {
  await where
    .getByRole('button', { name: /^Editar/ })
    .first()
    .click();
  // Other buttons of a page begin alike ("Remover filtro"); the form's names its entry after a dot.
  await page.getByRole('button', { name: /^Remover · / }).click();
}

/** Removes the first entry within `where`, and answers the page's question. */
export async function removeEntry(page: Page, where?: Page | Locator): Promise<void> {
  await askToRemove(page, where);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover registro' }).click();
}
