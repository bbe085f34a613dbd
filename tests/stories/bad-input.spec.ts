import { expect, makePerson, test } from '../support/test.ts';

/** Invalid input gets a message at its field, and the typed text is never lost. */

test('the sign-up form shows each problem at its field and keeps the typed text', async ({ page, server }) => {
  await page.goto(`${server.url}/auth?view=signup`);
  await page.getByLabel('Nome completo').fill('Ana Souza');
  await page.getByLabel('E-mail').fill('sem arroba');
  await page.getByLabel('Senha', { exact: true }).fill('palavra calma 1');
  await page.getByLabel('Repita a senha').fill('outra palavra');
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/Escreva o e-mail assim/);
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByLabel('Repita a senha')).toHaveAccessibleDescription(/não são iguais/);
  await expect(page.getByText('É preciso concordar com a Política de Privacidade para criar uma conta.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Nome completo')).toHaveValue('Ana Souza');
  await expect(page.getByLabel('E-mail')).toHaveValue('sem arroba');
  await expect(page.getByLabel('Senha', { exact: true })).toHaveValue('');
});

test('each empty field of the sign-up form asks for one thing, and the specified message is at the end', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/auth?view=signup`);
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('Escreva seu e-mail.');
  await expect(page.getByLabel('Senha', { exact: true })).toHaveAccessibleDescription(/Escreva uma senha\./);
  await expect(page.getByText('Informe um e-mail ou telefone e uma senha.')).toHaveCount(1);
});

test('a common password is refused with the reason', async ({ page, server }) => {
  await page.goto(`${server.url}/auth?view=signup`);
  await page.getByLabel('Nome completo').fill('Ana Souza');
  await page.getByLabel('Telefone').fill('+55 81 91234-5678');
  await page.getByLabel('Cidade e estado').fill('Recife, PE');
  await page.getByLabel('E-mail').fill('common@example.org');
  await page.getByLabel('Senha', { exact: true }).fill('password123');
  await page.getByLabel('Repita a senha').fill('password123');
  await page.getByRole('checkbox', { name: /Concordo com a Política/ }).check();
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByLabel('Senha', { exact: true })).toHaveAccessibleDescription(/muito comum/);
  await expect(page.getByLabel('Nome completo')).toHaveValue('Ana Souza');
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

test('an impossible weight is refused at its field, the notes stay, and an unlikely weight is asked about', async ({
  openAs,
  server,
}) => {
  const page = await openAs(await makePerson(server), '/weight');
  await page.getByLabel('Notas').fill('depois da caminhada');
  await page.getByRole('button', { name: 'Salvar registro' }).click();
  const weight = page.getByRole('textbox', { name: 'Peso' });
  await expect(weight).toHaveAccessibleDescription(/Por favor, informe seu peso\./);
  for (const [typed, expected] of [
    ['muito', /Escreva um número/],
    ['9999', /até 700/],
    ['0', /a partir de 1/],
  ] as const) {
    await weight.fill(typed);
    await page.getByRole('button', { name: 'Salvar registro' }).click();
    await expect(weight).toHaveAccessibleDescription(expected);
    await expect(weight).toHaveValue(typed);
  }
  await expect(page.getByLabel('Notas')).toHaveValue('depois da caminhada');
  await weight.fill('72,5');
  await page.getByRole('button', { name: 'Salvar registro' }).click();
  await expect(page.getByText('72,5').first()).toBeVisible();

  // If a digit seems to be missing, the page asks the user about the weight. The user can still save it.
  const question = page.getByText('Este peso é bem diferente do último.');
  await weight.fill('73');
  await page.getByLabel('Notas').focus();
  await expect(question).toBeHidden();
  await weight.fill('7,2');
  await page.getByLabel('Notas').focus();
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Salvar registro' }).click();
  await expect(page.getByText('7,2 kg').first()).toBeVisible();
});
