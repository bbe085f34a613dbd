import type { Locator, Page } from '@playwright/test';

type Group = 'Aparência' | 'Conforto' | 'Mensagens e sons' | 'Páginas do menu' | 'Conta e privacidade';

/** Opens the settings with the button in the header, and then a group if `group` is given. Returns the dialog. */
export async function openSettings(page: Page, group?: Group): Promise<Locator> {
  // The name must match exactly, because a link in the sidebar has a longer name with the same beginning.
  await page.getByRole('button', { name: 'Ajustes', exact: true }).click();
  if (group) await page.getByRole('dialog').getByRole('button', { name: group }).click();
  return page.getByRole('dialog', { name: group ?? 'Ajustes' });
}

/** Closes the settings by their button. Esc could close a toast first, or return from a group. */
export async function closeSettings(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar', exact: true }).click();
}
