import { codeIn, newestMail } from '../support/mail-catcher.ts';
import { openSettings } from '../support/settings.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** The operator has configured no grace period. */

test.use({ environment: { ACCOUNT_DELETION_DAYS: '0' } });

test('without a grace period an account is deleted at once by a mailed code, and nobody can sign in to it again', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server);
  const page = await openAs(person, '/water');
  await openSettings(page, 'Conta e privacidade');
  await page.getByRole('button', { name: 'Privacidade e dados' }).click();
  await page.getByRole('heading', { level: 2, name: 'Excluir minha conta' }).click();
  await expect(page.getByText('Neste servidor acontece na hora, sem volta.')).toBeVisible();
  await page.getByLabel('Para confirmar, escreva EXCLUIR').fill('EXCLUIR');
  await page.getByRole('button', { name: 'Usar um código em vez da senha' }).click();
  const field = page.getByLabel('Código de seis números');
  await expect(field).toBeFocused();
  await expect(page.getByText(`Enviamos um código para ${person.email}.`)).toBeVisible();
  await field.fill(codeIn(await newestMail(server, person.email, 'excluir sua conta')));
  await page.getByRole('button', { name: 'Excluir minha conta' }).click();
  await expect(page.getByText(/^A sua conta e os seus dados estão sendo excluídos agora\./)).toBeVisible();
  await page.getByRole('button', { name: 'Entendi' }).click();
  expect((await newestMail(server, person.email, 'saíram do servidor')).subject).toBe('A sua conta do COGN foi excluída');

  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Entrar na conta' }).click();
  await expect(page.getByText('E-mail ou senha inválidos').first()).toBeVisible();
});
