import type { Page } from '@playwright/test';
import { expect, makePerson, test } from '../support/test.ts';

/** The sidebar's names in their order, whatever marks stand beside them. */
const sidebar = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Páginas' })
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.querySelector('span')?.textContent));

test('pages are put in order and hidden in the settings, by keyboard too, and stay so after a reload', async ({
  openAs,
  server,
}) => {
  const page = await openAs(await makePerson(server), '/water');
  await expect.poll(() => sidebar(page)).toEqual(['Perfil', 'Peso', 'Água', 'Humor']);
  await page.getByRole('button', { name: 'Ajustes' }).click();
  const panel = page.getByRole('dialog');
  const up = panel.getByRole('button', { name: 'Subir: Água' });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('status').filter({ hasText: 'Água: posição 2 de 4' })).toBeAttached();
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter');
  // At the top there is nowhere further up: the focus stays with the line.
  await expect(up).toBeDisabled();
  await expect(panel.getByRole('button', { name: 'Descer: Água' })).toBeFocused();
  await expect(page.getByText('Ordem das páginas salva neste aparelho').first()).toBeVisible();
  await panel.getByRole('checkbox', { name: 'Peso' }).uncheck();
  await expect(page.getByText(/^Peso saiu do menu/).first()).toBeVisible();
  await page.reload();
  await expect.poll(() => sidebar(page)).toEqual(['Água', 'Perfil', 'Humor']);

  await page.getByRole('button', { name: 'Ajustes' }).click();
  await page.getByRole('button', { name: 'Voltar ao menu original' }).click();
  await expect(page.getByText('O menu voltou à ordem original').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Fechar', exact: true }).click();
  await expect(panel).toBeHidden();
  await expect.poll(() => sidebar(page)).toEqual(['Perfil', 'Peso', 'Água', 'Humor']);
});
