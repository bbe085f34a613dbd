import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from '../support/test.ts';
import { linkIn, newestMail } from '../support/mail-catcher.ts';

const root = resolve(import.meta.dirname, '../..');

test.use({
  environment: {
    ...{ SIGN_UP: 'invitation', PREMIUM_GRANT_DAYS: 'everybody' },
    ...{ OPERATOR_NAME: 'Clínica Aurora', OPERATOR_CONTACT: 'contas@clinica.example' },
  },
});

test('with sign-up by invitation, others find no form, and an invited user chooses a password and signs in', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/auth`);
  await expect(page.getByText('é preciso um convite para criar uma conta')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Criar uma conta' })).toHaveCount(0);
  // Both pages name the contact who invites users, as a link.
  const contact = page.getByRole('link', { name: 'contas@clinica.example' });
  await expect(contact).toHaveAttribute('href', 'mailto:contas@clinica.example');
  await page.goto(`${server.url}/auth?view=signup`);
  await expect(page.getByRole('heading', { name: 'Contas por convite' })).toBeVisible();
  await expect(page.getByText('Clínica Aurora')).toBeVisible();
  await expect(contact).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);

  const email = 'convidada@example.org';
  const command = ['server/src/commands/account.ts', email, '--invite', '--data', server.dataFolder];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain(`${email} is invited`);

  await page.goto(linkIn(await newestMail(server, email)));
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('textbox', { name: 'Senha nova' }).fill('três palavras calmas');
  await page.getByLabel('Repita a senha').fill('três palavras calmas');
  await page.getByRole('button', { name: 'Salvar senha nova' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hoje' })).toBeVisible();

  await page.goto(`${server.url}/pricing`);
  await expect(page.getByText('Neste servidor, todo mundo tem Premium, sem custo.')).toBeVisible();
  await expect(page.getByRole('button', { name: /(Escolher|Renovar) Premium/ })).toHaveCount(0);
});
