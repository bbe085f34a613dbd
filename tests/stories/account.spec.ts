import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from '../support/comfort/axe.ts';
import { codeIn, linkIn, newestMail } from '../support/mail-catcher.ts';
import { closeSettings, openSettings } from '../support/settings.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** The user’s own actions on the account: passwords, consents and the second factor. */

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar na conta' }).click();
}

async function openAccount(page: Page, part: string) {
  await openSettings(page, 'Conta e privacidade');
  await page.getByRole('button', { name: part }).click();
  return page.getByRole('dialog', { name: part });
}

/** Closes the dialogs of the settings by their buttons, because Esc would close an open toast first. */
async function closeDialogs(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button', { name: 'Voltar' }).click();
  await expect(page.getByRole('dialog', { name: 'Conta e privacidade' })).toBeVisible();
  await closeSettings(page);
}

test(
  'a forgotten password is replaced by the mail and its button, and the new password signs in',
  { tag: '@browser' },
  async ({ page, server }) => {
    const { email } = await makePerson(server);
    const password = `calm-${randomUUID()}`;
    await page.goto(`${server.url}/auth`);
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('link', { name: 'Esqueci a minha senha' }).click();
    await expect(page.getByLabel('E-mail')).toHaveValue(email);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Enviar o link' }).click();
    await expect(page.getByRole('heading', { name: 'Confira o seu e-mail' })).toBeFocused();

    const link = linkIn(await newestMail(server, email, '/update-password'));
    await page.goto(link);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('heading', { name: 'Senha nova' })).toBeVisible();
    expect(page.url()).toBe(`${server.url}/update-password`);
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Senha nova' }).fill('12345678');
    await page.getByLabel('Repita a senha').fill('12345678');
    await page.getByRole('button', { name: 'Salvar senha nova' }).click();
    await expect(page.getByText('Esta senha é muito comum')).toBeVisible();
    await page.getByRole('textbox', { name: 'Senha nova' }).fill(password);
    await page.getByLabel('Repita a senha').fill(password);
    await page.getByRole('button', { name: 'Salvar senha nova' }).click();
    await expect(page.getByText('Senha atualizada').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Hoje' })).toBeVisible();

    await page.getByRole('button', { name: 'Sair da conta' }).click();
    await logIn(page, email, password);
    await expect(page.getByRole('heading', { level: 1, name: 'Hoje' })).toBeVisible();

    await page.getByRole('button', { name: 'Sair da conta' }).click();
    await expect(page.getByRole('heading', { name: 'Entrar', exact: true })).toBeVisible();
    await page.goto(link);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible();
  },
);

test(
  'a forgotten password is replaced by the code alone when the mail is read on another device',
  { tag: '@browser' },
  async ({ page, server }) => {
    const { email } = await makePerson(server);
    const password = `calm-${randomUUID()}`;
    await page.goto(`${server.url}/forgot-password`);
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Enviar o link' }).click();
    await expect(page.getByRole('heading', { name: 'Confira o seu e-mail' })).toBeFocused();
    const mail = await newestMail(server, email, '/update-password');
    expect(mail.text).toContain('digite este código no COGN, na página “Esqueci a senha”');
    // Reloads the page, as if the user had closed it in the meantime.
    await page.reload();
    await page.getByLabel('E-mail').fill(email);
    await page.getByRole('button', { name: 'Já tenho o código' }).click();
    await expectAccessible(page);
    const code = codeIn(mail);
    const use = async (typed: string) => {
      await page.getByLabel('Código de seis números').fill(typed);
      await page.getByRole('button', { name: 'Continuar com o código' }).click();
    };
    await use(code === '000000' ? '000001' : '000000');
    await expect(page.getByLabel('Código de seis números')).toHaveAttribute('aria-invalid', 'true');
    await use(code);
    await page.getByRole('textbox', { name: 'Senha nova' }).fill(password);
    await page.getByLabel('Repita a senha').fill(password);
    await page.getByRole('button', { name: 'Salvar senha nova' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hoje' })).toBeVisible();
  },
);

test('password recovery gives the same response for an address without an account', async ({ page, server }) => {
  await page.goto(`${server.url}/forgot-password`);
  await page.getByLabel('E-mail').fill(`nobody-${randomUUID().slice(0, 8)}@example.org`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Confira o seu e-mail' })).toBeVisible();
});

test(
  'writing health data fails while the health consent is withdrawn, and works again after it is given',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const page = await openAs(await makePerson(server), '/water');
    const glass = page.getByRole('button', { name: /Bebi um copo/ });
    await expect(glass).toBeEnabled();
    const part = await openAccount(page, 'Privacidade e dados');
    await expect(part.getByText(/Você permite desde/)).toBeVisible();
    await expectAccessible(page);
    await part.getByRole('button', { name: 'Retirar permissão: Dados de saúde' }).click();
    await expect(part.getByText(/Sem permissão desde/)).toBeVisible();
    await closeDialogs(page);
    await expect(page.getByRole('heading', { name: 'Permissão para guardar' })).toBeVisible();
    await expect(page.getByText('Tudo salvo').first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Permissão para guardar' })).toBeVisible();
    const again = await openAccount(page, 'Privacidade e dados');
    await again.getByRole('button', { name: 'Permitir: Dados de saúde' }).click();
    await expect(again.getByText(/Você permite desde/)).toBeVisible();
  },
);

test(
  'the password is changed in the settings, and another device is signed out from there',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const person = await makePerson(server);
    const other = await fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: person.email, password: person.password }),
    });
    expect(other.status).toBe(200);
    const page = await openAs(person);
    const devices = await openAccount(page, 'Aparelhos conectados');
    await expect(devices.getByText('Este aparelho')).toBeVisible();
    await expectAccessible(page);
    await devices.getByRole('button', { name: 'Encerrar acesso' }).first().click();
    await expect(devices.getByRole('button', { name: /Encerrar/ })).toHaveCount(0);
    await devices.getByRole('button', { name: 'Voltar' }).click();

    await page.getByRole('button', { name: 'Trocar a senha' }).click();
    const change = page.getByRole('dialog', { name: 'Trocar a senha' });
    const password = `calm-${randomUUID()}`;
    await change.getByRole('textbox', { name: 'Senha nova' }).fill(password);
    await change.getByLabel('Repita a senha').fill(password);
    await change.getByRole('button', { name: 'Salvar senha nova' }).click();
    await expect(page.getByText('Senha atualizada').first()).toBeVisible();
    await closeDialogs(page);
    await page.getByRole('button', { name: 'Sair da conta' }).click();
    await logIn(page, person.email, password);
    await expect(page.getByRole('heading', { level: 1, name: 'Hoje' })).toBeVisible();
  },
);

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

test('a change of e-mail takes effect once both addresses have confirmed it', async ({ openAs, server }) => {
  const person = await makePerson(server);
  const next = `new-${randomUUID().slice(0, 8)}@example.org`;
  const page = await openAs(person);
  const part = await openAccount(page, 'Trocar o e-mail');
  await part.getByLabel('E-mail novo').fill(next);
  await part.getByRole('button', { name: 'Enviar os dois e-mails' }).click();
  await expect(part.getByText(`outro para ${next}`)).toBeVisible();
  await expect(part.getByLabel('E-mail novo')).toBeHidden();
  await part.getByRole('button', { name: 'Usar outro endereço' }).click();
  await expect(part.getByLabel('E-mail novo')).toBeFocused();
  await page.goto(linkIn(await newestMail(server, person.email, 'email_change')));
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
  await expect(page.getByRole('heading', { name: 'Falta só o outro e-mail' })).toBeVisible();
  await page.goto(linkIn(await newestMail(server, next, 'email_change')));
  await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
  await expect(page.getByRole('heading', { name: 'O seu e-mail foi trocado' })).toBeVisible();
  // The user is still signed in with the same session, the only one of the account.
  await expect(page.getByRole('link', { name: 'Continuar' })).toBeVisible();
});

test(
  'a change of e-mail that is confirmed in a signed-out browser asks the user to sign in',
  { tag: '@browser' },
  async ({ browser, openAs, server }) => {
    const person = await makePerson(server);
    const next = `new-${randomUUID().slice(0, 8)}@example.org`;
    const page = await openAs(person);
    const part = await openAccount(page, 'Trocar o e-mail');
    await part.getByLabel('E-mail novo').fill(next);
    await part.getByRole('button', { name: 'Enviar os dois e-mails' }).click();
    const elsewhere = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
    for (const [to, heading] of [
      [person.email, 'Falta só o outro e-mail'],
      [next, 'O seu e-mail foi trocado'],
    ] as const) {
      await elsewhere.goto(linkIn(await newestMail(server, to, 'email_change')));
      await elsewhere.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
      await expect(elsewhere.getByRole('heading', { name: heading })).toBeVisible();
      await expect(elsewhere.getByRole('link', { name: 'Entrar na conta' })).toBeVisible();
    }
    await elsewhere.context().close();
  },
);

test(
  'a second factor is set up, required at sign-in before anything opens, and removed with a recovery code',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const person = await makePerson(server);
    const page = await openAs(person);
    const part = await openAccount(page, 'Verificação em duas etapas');
    await part.getByRole('button', { name: 'Começar' }).click();
    await expect(part.getByRole('img', { name: /Código QR/ })).toBeVisible();
    await expectAccessible(page);
    const secret = await part.locator('code').first().innerText();
    const onThisDevice = part.getByRole('link', { name: 'Abrir o autenticador neste aparelho' });
    await expect(onThisDevice).toHaveAttribute(
      'href',
      new RegExp(`^otpauth://totp/.*secret=${secret.replaceAll(/\s/g, '')}`),
    );
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    await part.getByLabel('Código que o aplicativo mostra').fill(totp.generate());
    await part.getByRole('button', { name: 'Ativar verificação' }).click();
    await expect(part.getByText('Eles aparecem só desta vez')).toBeVisible();
    const codes = await part.getByRole('listitem').allInnerTexts();
    expect(codes).toHaveLength(10);
    await expectAccessible(page);
    await closeDialogs(page);
    await page.getByRole('button', { name: 'Sair da conta' }).click();

    await logIn(page, person.email, person.password);
    await expect(page.getByRole('heading', { name: 'Confirme que é você' })).toBeFocused();
    await page.goto(`${server.url}/water`);
    await expect(page.getByRole('heading', { name: 'Confirme que é você' })).toBeVisible();
    await expectAccessible(page);
    const code = page.getByLabel('Código do aplicativo autenticador');
    await code.fill('000000');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByText('O código não confere')).toBeVisible();
    // Each code is valid only once. So the test uses the next code, which the server accepts half a minute early.
    await code.fill(totp.generate({ timestamp: Date.now() + 30_000 }));
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('heading', { name: 'Água' })).toBeFocused();

    const again = await openAccount(page, 'Verificação em duas etapas');
    await again.getByRole('button', { name: 'Usar um código de recuperação' }).click();
    await again.getByLabel('Código de recuperação', { exact: true }).fill(codes[0] ?? '');
    await again.getByRole('button', { name: 'Desativar verificação' }).click();
    await expect(again.getByRole('button', { name: 'Começar' })).toBeVisible();
  },
);

test(
  'recovery codes can be copied and saved as a file, and new ones replace them',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const page = await openAs(await makePerson(server));
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url });
    const part = await openAccount(page, 'Verificação em duas etapas');
    await part.getByRole('button', { name: 'Começar' }).click();
    const totp = new TOTP({ secret: Secret.fromBase32(await part.locator('code').first().innerText()) });
    await part.getByLabel('Código que o aplicativo mostra').fill(totp.generate());
    await part.getByRole('button', { name: 'Ativar verificação' }).click();
    await expect(part.getByRole('listitem')).toHaveCount(10);
    const codes = await part.getByRole('listitem').allInnerTexts();

    await part.getByRole('button', { name: 'Copiar códigos' }).click();
    await expect(page.getByText('Códigos copiados').first()).toBeVisible();
    expect((await page.evaluate(() => navigator.clipboard.readText())).split('\n')).toEqual(codes);

    const coming = page.waitForEvent('download');
    await part.getByRole('button', { name: 'Baixar códigos' }).click();
    const download = await coming;
    expect(download.suggestedFilename()).toMatch(/\.txt$/);
    const text = await readFile(await download.path(), 'utf8');
    expect(text.split('\n').filter((line) => codes.includes(line))).toEqual(codes);

    // The page shows the codes only once. Later the user can only create new ones.
    await part.getByRole('button', { name: 'Voltar' }).click();
    await page.getByRole('button', { name: 'Verificação em duas etapas' }).click();
    await expect(part.getByRole('listitem')).toHaveCount(0);
    await part.getByRole('button', { name: 'Criar códigos novos' }).click();
    await expect(part.getByRole('listitem')).toHaveCount(10);
    expect(await part.getByRole('listitem').allInnerTexts()).not.toContain(codes[0]);
  },
);
