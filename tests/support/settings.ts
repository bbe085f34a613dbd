import type { Locator, Page } from '@playwright/test';

type Group = 'Aparência' | 'Conforto' | 'Mensagens e sons' | 'Páginas do menu' | 'Conta e privacidade';

/** Opens the settings for everyone by the header's shortcut, and one of their groups; answers their dialog. */
export async function openSettings(page: Page, group?: Group): Promise<Locator> {
  // The sidebar's page has a longer name that begins alike.
  await page.getByRole('button', { name: 'Ajustes', exact: true }).click();
  if (group) await page.getByRole('dialog').getByRole('button', { name: group }).click();
  return page.getByRole('dialog', { name: group ?? 'Ajustes' });
}

/** Closes the settings by their button: Esc would close a toast first, and go one step back. */
export async function closeSettings(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar', exact: true }).click();
}
