import { expectAccessible } from '../support/comfort/axe.ts';
import { rowsOnServer } from '../support/rows.ts';
import { makePreparedDataFolder, removeDataFolder, startServer } from '../support/server.ts';
import { openSettings } from '../support/settings.ts';
import { expect, makePerson, test } from '../support/test.ts';
import { readAlone } from '../support/failing-table.ts';

/** The policy is public: users can read it before, during and after the sign-up (docs/decisions/0013). */

test(
  'a signed-in user reads the policy from the settings without a request to agree, and returns',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const page = await openAs(await makePerson(server), '/water');
    await openSettings(page, 'Conta e privacidade');
    await page.getByRole('button', { name: 'Privacidade e dados' }).click();
    await page.getByRole('link', { name: 'Ler a Política de Privacidade' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Política de Privacidade' })).toBeFocused();
    await expect(page).toHaveTitle('Política de Privacidade · COGN');
    await expect(page.getByText('Última atualização: 28 de setembro de 2025')).toBeVisible();
    await expect(page.getByText('Complemento de 28 de novembro de 2026')).toBeVisible();
    await expect(page.getByText('O COGN guarda nome, e-mail, telefone, informações de saúde')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Concordo com a política' })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Voltar' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Água' })).toBeVisible();

    await page.goto(`${server.url}/auth?view=privacy`);
    await expect(page.getByRole('heading', { level: 1, name: 'Política de Privacidade' })).toBeVisible();
    await expect(page).toHaveTitle('Política de Privacidade · COGN');
    await page.getByRole('button', { name: 'Voltar' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hoje' })).toBeVisible();
    await page.goto(`${server.url}/auth?view=signup`);
    await expect(page.getByRole('heading', { level: 1, name: 'Hoje' })).toBeVisible();
  },
);

test(
  'the footer links to the policy and back, the sign-up form keeps its text, and agreeing ticks its box',
  { tag: '@browser' },
  async ({ page, server }) => {
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
  },
);

test(
  'a user who agreed to an older policy is informed of the supplement, reads it, and may agree at any time',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const person = await makePerson(server, { version: '2025-09-28' });
    const page = await openAs(person, '/water');
    const notice = page.getByRole('button', { name: 'Ler o complemento' });
    await expect(notice).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole('heading', { level: 1, name: 'Água' })).toBeVisible();
    await notice.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Política de Privacidade' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Complemento: o que guardamos hoje' })).toBeVisible();

    // The user leaves the policy without an answer, and can still use the app. The settings still link to the supplement.
    await page.getByRole('button', { name: 'Voltar' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Água' })).toBeVisible();
    await openSettings(page, 'Conta e privacidade');
    await page.getByRole('button', { name: 'Privacidade e dados' }).click();
    await expect(page.getByText(/Depois veio um complemento/)).toBeVisible();
    await page.getByRole('link', { name: 'Ler a Política de Privacidade' }).click();
    await page.getByRole('button', { name: 'Concordo com a política' }).click();
    await expect(page.getByText('Sua resposta foi salva').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Água' })).toBeVisible();

    // The server has stored the consent, so the next visit shows no notice.
    await expect.poll(() => rowsOnServer(server, person, 'consents')).toHaveLength(3);
    await readAlone(page, 'consents');
    const answered = page.waitForResponse(
      (response) => /\/rest\/v1\/consents\?.*order=/.test(response.url()) && response.request().method() === 'GET',
    );
    await page.reload();
    expect(await (await answered).json()).toEqual([
      expect.objectContaining({ version: '2025-09-28' }),
      expect.objectContaining({ version: '2025-09-28' }),
      expect.objectContaining({ purpose: 'privacy_policy', granted: true, version: '2026-11-28' }),
    ]);
    await openSettings(page, 'Conta e privacidade');
    await page.getByRole('button', { name: 'Privacidade e dados' }).click();
    await expect(page.getByText(/^Você concordou com a política em [^.]+\.$/)).toBeVisible();
  },
);

test('the policy names the operator and their contact, or states that they are unknown', async ({ page, server }) => {
  await page.goto(`${server.url}/auth?view=privacy`);
  await expect(page.getByText('O nome ainda não foi informado aqui.')).toBeVisible();
  await expect(page.getByText(/O contato ainda não foi informado aqui/)).toBeVisible();

  const dataFolder = await makePreparedDataFolder();
  const environment = { OPERATOR_NAME: 'Clínica Aurora', OPERATOR_CONTACT: 'dados@clinica.example' };
  const named = await startServer(dataFolder, { environment });
  try {
    await page.goto(`${named.url}/auth?view=privacy`);
    await expect(page.getByText('Clínica Aurora')).toBeVisible();
    const contact = page.getByRole('link', { name: 'dados@clinica.example' });
    await expect(contact).toHaveAttribute('href', 'mailto:dados@clinica.example');
  } finally {
    await named.stop();
    await removeDataFolder(dataFolder);
  }
});

test('after “Agora não” no other page of the visit asks for the same permission, and each page still offers it', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server, { premium: true, consents: ['privacy_policy'] });
  const page = await openAs(person, '/mood');
  const question = page.getByRole('region', { name: 'Permissão para guardar' });
  await question.getByRole('button', { name: 'Agora não' }).click();
  await page.getByRole('link', { name: 'Sono' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sono' })).toBeVisible();
  await expect(page.getByText('Você pode ler esta página e permitir quando quiser.')).toBeVisible();
  await expect(question).toHaveCount(0);
  // Each purpose needs its own consent, so the page asks again.
  await page.getByRole('link', { name: 'Espiritualidade' }).first().click();
  await expect(question.getByText('Estes registros falam da sua espiritualidade.')).toBeVisible();
  await page.getByRole('link', { name: 'Humor' }).first().click();
  await page.getByRole('button', { name: 'Ver a permissão' }).click();
  await question.getByRole('button', { name: 'Permitir guardar' }).click();
  await expect(page.getByRole('button', { name: 'Salvar registro' })).toBeEnabled();
});
