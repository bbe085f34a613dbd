import type { Locator, Page } from '@playwright/test';

/** Opens the edit form of the first entry within `where` and presses "Remover" in it. The page then asks for confirmation. */
export async function askToRemove(page: Page, where: Page | Locator = page): Promise<void> {
  await where
    .getByRole('button', { name: /^Editar/ })
    .first()
    .click();
  // Other buttons also begin with "Remover", such as "Remover filtro". In the form's button, a dot and the entry's name follow.
  await page.getByRole('button', { name: /^Remover · / }).click();
}

/** Removes the first entry within `where`, and confirms this in the page's dialog. */
export async function removeEntry(page: Page, where?: Page | Locator): Promise<void> {
  await askToRemove(page, where);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover registro' }).click();
}
