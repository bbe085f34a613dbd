import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { restartablePort } from '../../server/src/testing/ports.ts';
import { codeIn, linkIn, newestMail } from '../support/mail-catcher.ts';
import { makePremium } from '../support/person.ts';
import { removeEntry } from '../support/remove-entry.ts';
import { makeDataFolder, removeDataFolder, startServer, type RunningServer } from '../support/server.ts';
import { closeSettings, openSettings } from '../support/settings.ts';
import { undo } from '../support/toasts.ts';

/** Everything that one new user does, from the sign-up form to the first visit after the server was killed and restarted. */
test('a new user signs up, confirms, records a day, and finds everything after the server was killed', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const dataFolder = await makeDataFolder();
  const port = await restartablePort();
  let server: RunningServer = await startServer(dataFolder, { port });
  const email = `ana-${randomUUID().slice(0, 8)}@example.org`;
  const password = 'três palavras calmas';

  let context = await browser.newContext();
  let page = await context.newPage();
  try {
    await test.step('signs up in Portuguese, with no consent ticked beforehand', async () => {
      await page.goto(server.url);
      await expect(page).toHaveURL(/\/auth/);
      await page.getByRole('link', { name: 'Criar uma conta' }).click();
      await page.getByLabel('Nome completo').fill('Ana Souza');
      await page.getByLabel('Telefone').fill('+55 81 91234-5678');
      await page.getByLabel('Cidade e estado').fill('Recife, PE');
      await page.getByLabel('E-mail').fill(email);
      await page.getByLabel('Senha', { exact: true }).fill(password);
      await page.getByLabel('Repita a senha').fill(password);
      for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
      await page.getByRole('radio', { name: /Gratuito/ }).check();
      await page.getByRole('checkbox', { name: /Dados de saúde/ }).check();
      await page.getByRole('checkbox', { name: /Concordo com a Política/ }).check();
      await page.getByRole('button', { name: 'Criar conta' }).click();
      await expect(page.getByRole('heading', { name: 'Confirme o seu e-mail' })).toBeVisible();
      await expect(page.getByText(email)).toBeVisible();
    });

    await test.step('opens the mail that was really sent, and presses the button of the linked page', async () => {
      await page.goto(linkIn(await newestMail(server, email)));
      await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
      await expect(page.getByRole('heading', { name: 'Boas-vindas ao COGN' })).toBeVisible();
      await page.getByRole('button', { name: 'Continuar' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Hoje' })).toBeVisible();
    });

    await test.step('fills in the profile, sees the body mass index, and finds both after a reload', async () => {
      await page.getByRole('link', { name: 'Perfil' }).click();
      await expect(page.getByLabel('Nome completo')).toHaveValue('Ana Souza');
      await page.getByLabel('Data de nascimento').fill('1990-05-20');
      await page.getByRole('button', { name: 'Salvar meus dados' }).click();
      await expect(page.getByText('Perfil salvo').first()).toBeVisible();
      // Pressing the heading unfolds the section.
      await page.getByRole('heading', { name: 'Saúde', exact: true }).click();
      await page.getByLabel('Peso').fill('65,5');
      await page.getByLabel('Altura').fill('170');
      await page.getByRole('button', { name: 'Salvar dados de saúde' }).click();
      await expect(page.getByText('22,7').first()).toBeVisible();
      await expect(page.getByText('Tudo salvo').first()).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('Data de nascimento')).toHaveValue('1990-05-20');
      await page.getByRole('heading', { name: 'Saúde', exact: true }).click();
      await expect(page.getByLabel('Peso')).toHaveValue('65,5');
      await expect(page.getByText('22,7').first()).toBeVisible();
    });

    await test.step('adds two glasses, edits one, removes one after a confirmation, and undoes that', async () => {
      await page.getByRole('link', { name: 'Água' }).click();
      const glass = page.getByRole('button', { name: /Bebi um copo/ });
      await glass.click();
      await expect(page.getByText('250 ml neste dia')).toBeVisible();
      await glass.click();
      await expect(page.getByText('500 ml neste dia')).toBeVisible();
      await page
        .getByRole('button', { name: /^Editar/ })
        .first()
        .click();
      await page
        .getByRole('spinbutton', { name: 'Quantidade' })
        .or(page.getByRole('textbox', { name: 'Quantidade' }))
        .first()
        .fill('300');
      await page.getByRole('button', { name: 'Salvar mudanças' }).click();
      await expect(page.getByText('550 ml neste dia')).toBeVisible();
      await removeEntry(page);
      await expect(page.getByText('550 ml neste dia')).toBeHidden();
      await undo(page, 'Registro removido');
      await expect(page.getByText('550 ml neste dia')).toBeVisible();
      await expect(page.getByText('Tudo salvo').first()).toBeVisible();
    });

    await test.step('meets the upsell at mood while free', async () => {
      await page
        .getByRole('link', { name: /Humor/ })
        .or(page.getByRole('button', { name: /Humor/ }))
        .first()
        .click();
      const upsell = page.getByRole('dialog', { name: 'COGN Premium' });
      await expect(upsell).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(upsell).toBeHidden();
    });

    await test.step('records a mood once premium', async () => {
      makePremium(server, email);
      await page.reload();
      await page.getByRole('link', { name: /Humor/ }).click();
      await page.getByRole('radio', { name: 'com calma' }).check();
      await page
        .getByRole('radio', { name: /^4|forte/ })
        .first()
        .check();
      await page.getByRole('button', { name: 'Salvar registro' }).click();
      await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'com calma' })).toBeVisible();
      await expect(page.getByText('Tudo salvo').first()).toBeVisible();
    });

    await test.step('closes the browser; the server is killed and started again; everything is there', async () => {
      // Copies localStorage with the session into a new browser, but not IndexedDB with the cached rows. So every displayed
      // record must come from the server.
      const storageState = await context.storageState();
      await context.close();
      await server.kill();
      server = await startServer(dataFolder, { port });
      context = await browser.newContext({ storageState });
      page = await context.newPage();
      await page.goto(`${server.url}/mood`);
      await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'com calma' })).toBeVisible();
      await page.getByRole('link', { name: 'Água' }).click();
      await expect(page.getByText('550 ml neste dia')).toBeVisible();
      await page.getByRole('link', { name: 'Perfil' }).click();
      await page.getByRole('heading', { name: 'Saúde', exact: true }).click();
      await expect(page.getByLabel('Altura')).toHaveValue('170');
    });

    await test.step('switches to English and back, changes the theme, and signs out', async () => {
      await page.getByRole('combobox', { name: 'Idioma' }).first().selectOption('en');
      await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.getByRole('combobox', { name: 'Language' }).first().selectOption('pt');
      await expect(page.getByRole('heading', { name: 'Perfil' })).toBeVisible();
      const appearance = await openSettings(page, 'Aparência');
      await appearance.getByRole('radio', { name: 'Escuro', exact: true }).check();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await closeSettings(page);
      await page.getByRole('button', { name: 'Sair da conta' }).click();
      await expect(page).toHaveURL(/\/auth/);
      await page.goto(`${server.url}/water`);
      await expect(page).toHaveURL(/\/auth/);
    });
  } finally {
    await context.close();
    await server.kill();
    await removeDataFolder(dataFolder);
  }
});

/** Makes every session of a stopped server two days older, so that the server treats it as an old session. */
function ageSessions(dataFolder: string): void {
  const script = `
    import('./src/database/open-database.ts').then(async ({ openDatabase }) => {
      const database = await openDatabase({ dataFolder: ${JSON.stringify(dataFolder)} });
      await database.asOwner((transaction) =>
        transaction.query("update auth.sessions set created_at = created_at - interval '2 days'"));
      await database.close();
    });`;
  const root = resolve(import.meta.dirname, '../..');
  const node = resolve(root, 'node_modules/.bin/node');
  const { status, stderr } = spawnSync(node, ['-e', script], {
    cwd: resolve(root, 'server'),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the sessions were not made older: ${stderr}`);
}

/** The server has no text provider, and the user chooses Premium at sign-up. */
test('a user who chose Premium ends at the plans, and days later needs a code to set a password', async ({ page }) => {
  test.setTimeout(120_000);
  const dataFolder = await makeDataFolder();
  const port = await restartablePort();
  let server = await startServer(dataFolder, { port });
  const email = `bia-${randomUUID().slice(0, 8)}@example.org`;
  try {
    await page.goto(`${server.url}/auth`);
    await expect(page.getByRole('heading', { name: 'Entrar', exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Entrar com telefone' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Criar uma conta' }).click();
    await page.getByLabel('E-mail').fill(email);
    await expect(page.getByRole('button', { name: 'Usar o telefone no lugar do e-mail' })).toHaveCount(0);
    await page.getByLabel('Senha', { exact: true }).fill('três palavras calmas');
    await page.getByLabel('Repita a senha').fill('três palavras calmas');
    await page.getByRole('radio', { name: /Premium/ }).check();
    await page.getByRole('checkbox', { name: /Concordo com a Política/ }).check();
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await page.getByRole('button', { name: 'Receber o código por SMS' }).click();
    await expect(page.getByText('A confirmação por SMS ainda está em construção.')).toBeVisible();
    await page.goto(linkIn(await newestMail(server, email)));
    await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page).toHaveURL(/\/pricing/);
    await expect(page.getByRole('heading', { name: 'Planos' })).toBeVisible();

    await server.stop();
    ageSessions(dataFolder);
    server = await startServer(dataFolder, { port });
    await page.goto(`${server.url}/water`);
    await openSettings(page, 'Conta e privacidade');
    await page.getByRole('button', { name: 'Trocar a senha' }).click();
    const part = page.getByRole('dialog', { name: 'Trocar a senha' });
    await part.getByRole('textbox', { name: 'Senha nova' }).fill('quatro palavras bem calmas');
    await part.getByLabel('Repita a senha').fill('quatro palavras bem calmas');
    await part.getByRole('button', { name: 'Salvar senha nova' }).click();
    await expect(part.getByText(`Enviamos um código para ${email}`)).toBeVisible();
    const code = codeIn(await newestMail(server, email, 'Para trocar sua senha'));
    await part.getByLabel('Código de seis números').fill(code === '000000' ? '000001' : '000000');
    await part.getByRole('button', { name: 'Salvar senha nova' }).click();
    await expect(part.getByText('O código não confere')).toBeVisible();
    await part.getByLabel('Código de seis números').fill(code);
    await part.getByRole('button', { name: 'Salvar senha nova' }).click();
    await expect(page.getByText('Senha atualizada').first()).toBeVisible();
  } finally {
    await server.kill();
    await removeDataFolder(dataFolder);
  }
});
