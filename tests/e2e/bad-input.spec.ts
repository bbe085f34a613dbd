import { expect, makePerson, test } from '../support/test.ts';

/** Invalid input gets a message at its field, and typed text is never lost. */

test('the sign-up form shows each problem at its field and keeps the typed text', async ({ page, server }) => {
  await page.goto(`${server.url}/auth?view=signup`);
  await page.getByLabel('Nome completo').fill('Ana Souza');
  await page.getByLabel('E-mail').fill('sem arroba');
  await page.getByLabel('Senha', { exact: true }).fill('palavra calma 1');
  await page.getByLabel('Repita a senha').fill('outra palavra');
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/Confira o e-mail/);
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByLabel('Repita a senha')).toHaveAccessibleDescription(/não são iguais/);
  await expect(page.getByText('É preciso concordar com a Política de Privacidade para criar uma conta.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Nome completo')).toHaveValue('Ana Souza');
  await expect(page.getByLabel('E-mail')).toHaveValue('sem arroba');
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('');
});

test('a wrong password and an unknown address get the same response', async ({ page, server }) => {
  const person = await makePerson(server);
  await page.goto(`${server.url}/auth`);
  for (const email of [person.email, 'nobody-here@example.org']) {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Senha', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Entrar na conta' }).click();
    await expect(page.getByText('E-mail ou senha inválidos. Confira os dois e tente de novo.').first()).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await page.reload();
  }
});
