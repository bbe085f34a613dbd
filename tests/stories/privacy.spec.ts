import { expect, test } from '../support/test.ts';

/** The policy is public: readable before, during and after the sign-up (docs/decisions/0013). */

test('the footer links to the policy and back, the sign-up form keeps its text, and agreeing ticks its box', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/forgot-password`);
  await page.getByRole('link', { name: 'Política de Privacidade' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Política de Privacidade' })).toBeFocused();
  await page.getByRole('button', { name: 'Voltar' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Esqueci a senha' })).toBeVisible();

  await page.goto(`${server.url}/auth?view=signup`);
  await page.getByLabel('Senha', { exact: true }).fill('três palavras calmas');
  await page.getByRole('link', { name: 'Ler a Política de Privacidade' }).click();
  await page.getByRole('button', { name: 'Concordo com a política' }).click();
  await expect(page.getByRole('checkbox', { name: /Concordo com a Política/ })).toBeChecked();
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('três palavras calmas');
});
