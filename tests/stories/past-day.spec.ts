import type { Page } from '@playwright/test';
import { expect, makePerson, test } from '../support/test.ts';

/** A past day with entries opens for reading, with its form behind a button. But a form with unsaved text is always open. */

const day = '/weight?date=2026-03-11';
const weight = (page: Page) => page.getByLabel('Peso', { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Salvar registro' });
const add = (page: Page) => page.getByRole('button', { name: 'Adicionar registro', exact: true });
const entries = (page: Page) => page.getByRole('region', { name: 'Registros de 11 de março' });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

test('the first entry of a past day moves nothing, and on the next visit the entries come first', async ({
  openAs,
  server,
}) => {
  const page = await openAs(await makePerson(server), day);
  await weight(page).fill('70');
  await save(page).click();
  await expect(entries(page).getByText('70 kg')).toBeVisible();
  await expect(weight(page)).toBeVisible();
  await expect(page.getByText('Tudo salvo').first()).toBeVisible();

  await page.reload();
  await expect(add(page)).toBeVisible();
  await expect(weight(page)).toBeHidden();
  await expect(entries(page).getByText('70 kg')).toBeVisible();
  await page.getByRole('button', { name: 'Próximo', exact: true }).click();
  await expect(weight(page)).toBeVisible();
  await page.getByRole('button', { name: 'Anterior', exact: true }).click();
  await expect(add(page)).toBeVisible();
});

test('by keyboard the button leads into the form and back, and then to the entries', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server), day);
  await weight(page).fill('70');
  await save(page).click();
  // "Tudo salvo" is not enough, because it is also visible before the first write.
  await expect(entries(page).getByText('70 kg')).toBeVisible();
  await expect(page.getByText('Tudo salvo').first()).toBeVisible();
  await page.reload();

  await add(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Adicionar registro' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(weight(page)).toBeFocused();
  await page.keyboard.type('71');
  await page.keyboard.press('Enter');
  await expect(entries(page).getByText('71 kg')).toBeVisible();
  await expect(add(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toContain('Repetir');
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('Editar');
});

test('unsaved text of a past day is in an open form again', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server), day);
  await weight(page).fill('70');
  await save(page).click();
  // "Tudo salvo" is not enough, because it is also visible before the first write.
  await expect(entries(page).getByText('70 kg')).toBeVisible();
  await expect(page.getByText('Tudo salvo').first()).toBeVisible();
  await weight(page).fill('72');
  await page.reload();
  await expect(weight(page)).toHaveValue('72');
  await expect(entries(page).getByText('70 kg')).toBeVisible();
});
