import { expect, makePerson, test } from '../support/test.ts';
import { savedToast } from '../support/toasts.ts';

test('a signed-out user is redirected to the sign-in page and, after signing in, to the requested page', async ({
  page,
  server,
}) => {
  const person = await makePerson(server);
  await page.goto(`${server.url}/weight?date=2026-01-15`);
  await expect(page).toHaveURL(/\/auth/);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/weight\?date=2026-01-15/);
});

test('an unknown address leads to the first page, and a signed-in user does not see the sign-in page', async ({
  openAs,
  server,
}) => {
  const page = await openAs(await makePerson(server), '/no-such-page');
  await expect(page).toHaveURL(`${server.url}/`);
  await expect(page.getByRole('heading', { level: 1, name: 'Hoje' })).toBeVisible();
  await page.goto(`${server.url}/auth`);
  await expect(page).toHaveURL(`${server.url}/`);
});

test('F8 opens the notices, which still list a disappeared toast', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server), '/water');
  await page.getByRole('button', { name: /Bebi um copo/ }).click();
  await expect(savedToast(page, 'Água')).toBeVisible();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Mensagens', exact: true }).getByRole('listitem')).toHaveText(
    /Água: 250\smlRegistro salvo/,
  );
});
