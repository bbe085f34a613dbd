import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { openSettings } from '../support/settings.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** A user’s operations on their account: passwords, consents and the second factor. */

async function openAccount(page: Page, part: string) {
  await openSettings(page, 'Conta e privacidade');
  await page.getByRole('button', { name: part }).click();
  return page.getByRole('dialog', { name: part });
}

test('password recovery gives the same response for an address without an account', async ({ page, server }) => {
  await page.goto(`${server.url}/forgot-password`);
  await page.getByLabel('E-mail').fill(`nobody-${randomUUID().slice(0, 8)}@example.org`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Confira o seu e-mail' })).toBeVisible();
});

test('changing the password moves the focus to the mailed code, and back to it when the server refuses the code', async ({
  openAs,
  page,
  server,
}) => {
  let code = 'reauthentication_needed';
  await page.route('**/auth/v1/user', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 422, headers: { 'x-supabase-api-version': '2024-01-01' }, json: { code, message: code } })
      : route.fallback(),
  );
  await openAs(await makePerson(server));
  const change = await openAccount(page, 'Trocar a senha');
  const password = `calm-${randomUUID()}`;
  await change.getByRole('textbox', { name: 'Senha nova' }).fill(password);
  await change.getByLabel('Repita a senha').fill(password);
  await page.keyboard.press('Enter');
  const field = change.getByLabel('Código de seis números');
  await expect(field).toBeFocused();
  code = 'reauthentication_not_valid';
  await field.fill('123456');
  await change.getByRole('button', { name: 'Salvar senha nova' }).press('Enter');
  await expect(field).toBeFocused();
  await expect(change.getByText('O código não confere ou já venceu.')).toBeVisible();
});
