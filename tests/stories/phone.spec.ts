import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { consentVersions } from '../../web/src/core/consent/consent-purposes.ts';
import { expectAccessible } from '../support/comfort/axe.ts';
import { codeIn, linkIn, newestMail } from '../support/mail-catcher.ts';
import { makePreparedDataFolder, removeDataFolder, startServer, type RunningServer } from '../support/server.ts';
import { openSettings } from '../support/settings.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** Users sign up, sign in and change their number by text messages, which the mail catcher receives. */
test.use({ environment: { SMS_PROVIDER: 'outbox', SEND_INTERVAL_SECONDS: '0' } });

const password = 'três palavras calmas';
const newNumber = () => `+55119${String(randomInt(10_000_000, 99_999_999))}`;

/** Returns the code of the newest text message to this number. Given an earlier code as `unlike`, waits for another code. */
async function textCode(server: RunningServer, phone: string, unlike?: string): Promise<string> {
  const read = async () => codeIn(await newestMail(server, `${phone.slice(1)}@sms.localhost`));
  await expect.poll(read).not.toBe(unlike);
  return read();
}

async function agreeAndSignUp(page: Page, plan = /Gratuito/): Promise<void> {
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByLabel('Repita a senha').fill(password);
  await page.getByRole('radio', { name: plan }).check();
  await page.getByRole('checkbox', { name: /Concordo com a Política/ }).check();
  await page.getByRole('button', { name: 'Criar conta' }).click();
}

async function typeCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Código de seis números').fill(code);
  await page.getByRole('button', { name: 'Confirmar código' }).click();
}

/** Creates an account that has only a phone number. */
async function phonePerson(server: RunningServer): Promise<string> {
  const phone = newNumber();
  const post = (path: string, body: object) =>
    fetch(`${server.url}/auth/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const consents = (['privacy_policy', 'health'] as const).map((purpose) => ({
    purpose,
    version: consentVersions[purpose],
    language: 'pt',
  }));
  await post('signup', { phone, password, data: { full_name: 'Ana Souza', language: 'pt', consents } });
  const verified = await post('verify', { type: 'sms', phone, token: await textCode(server, phone) });
  expect(verified.status).toBe(200);
  return phone;
}

test(
  'a user signs up by phone, types the code, and ends at the plans that they chose to see',
  { tag: '@browser' },
  async ({ page, server }) => {
    const phone = newNumber();
    await page.goto(`${server.url}/auth?view=signup`);
    await page.getByRole('button', { name: 'Usar o telefone no lugar do e-mail' }).click();
    await expect(page.getByLabel('E-mail')).toHaveCount(0);
    await page.getByLabel('Telefone').fill('81 91234-5678');
    await agreeAndSignUp(page, /Premium/);
    await expect(page.getByText('Ele começa com + e o código do país, como +55.').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Telefone').fill(`${phone.slice(0, 3)} (${phone.slice(3, 5)}) ${phone.slice(5)}`);
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await expect(page.getByRole('heading', { name: 'Confirme o seu telefone' })).toBeFocused();
    await expect(page.getByText(`O código vai para ${phone}.`)).toBeVisible();
    await expectAccessible(page);

    const code = await textCode(server, phone);
    await typeCode(page, code === '000000' ? '000001' : '000000');
    await expect(page.getByLabel('Código de seis números')).toHaveAccessibleDescription(/O código não confere ou já venceu/);
    await expect(page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: 'Código inválido' })).toBeVisible();
    await expect(page.getByLabel('Código de seis números')).toBeFocused();
    // Types the code with a space, as in a pasted text.
    await typeCode(page, `${code.slice(0, 3)} ${code.slice(3)}`);
    await expect(page.getByRole('heading', { name: 'Boas-vindas ao COGN' })).toBeVisible();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('heading', { name: 'Planos' })).toBeVisible();
    await page.goto(`${server.url}/profile`);
    await expect(page.getByRole('heading', { name: 'Perfil', exact: true })).toBeVisible();
  },
);

test(
  'a user signs in by a code, requested again a minute later, and by the password',
  { tag: '@browser' },
  async ({ page, server }) => {
    const phone = await phonePerson(server);
    const first = await textCode(server, phone);
    // The test server allows an immediate resend, because its clock cannot be moved. The page gets the usual delay of a minute.
    await page.route('**/auth', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace('&quot;resendSeconds&quot;:0', '&quot;resendSeconds&quot;:60');
      await route.fulfill({ response, body: html });
    });
    await page.clock.install();
    await page.goto(`${server.url}/auth`);
    await page.getByRole('link', { name: 'Entrar com telefone' }).click();
    await expect(page.getByRole('heading', { name: 'Entrar com telefone' })).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel('Telefone').fill(phone);
    await page.getByRole('button', { name: 'Enviar código por SMS' }).click();
    const field = page.getByLabel('Código de seis números');
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    const second = await textCode(server, phone, first);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Enviar outro código' }).click();
    await expect(page.getByText('É preciso esperar 60 segundos').first()).toBeVisible();
    await expect(page.getByText(/Você pode pedir de novo às \d\d:\d\d/).first()).toBeVisible();
    await page.clock.fastForward(61_000);
    // The button shows no remaining time, so the user can press it.
    await expect(page.locator('#code-again')).toBeEmpty();
    await page.getByRole('button', { name: 'Enviar outro código' }).click();
    const third = await textCode(server, phone, second);
    await typeCode(page, second);
    await expect(page.getByText('O código não confere ou já venceu').first()).toBeVisible();
    await typeCode(page, third);
    await expect(page.getByRole('heading', { level: 1, name: 'Hoje' })).toBeVisible();

    await page.getByRole('button', { name: 'Sair da conta' }).click();
    await page.getByRole('link', { name: 'Entrar com telefone' }).click();
    await page.getByRole('button', { name: 'Usar a senha' }).click();
    await page.getByRole('textbox', { name: 'Telefone' }).fill(phone);
    await page.getByLabel('Senha', { exact: true }).fill('não é esta senha');
    await page.getByRole('button', { name: 'Entrar na conta' }).click();
    await expect(page.getByText('Telefone ou senha inválidos').first()).toBeVisible();
    await page.getByLabel('Senha', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Entrar na conta' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hoje' })).toBeVisible();
  },
);

test('a number without an account gets the same response as any other, and can be changed', async ({ page, server }) => {
  const nobody = newNumber();
  const phone = await phonePerson(server);
  const before = await textCode(server, phone);
  await page.goto(`${server.url}/auth?view=phone`);
  await page.getByLabel('Telefone').fill(nobody);
  await page.getByRole('button', { name: 'Enviar código por SMS' }).click();
  await expect(page.getByText('Se este número tiver uma conta, o código chega em instantes.')).toBeVisible();
  await typeCode(page, '123456');
  await expect(page.getByText('O código não confere ou já venceu').first()).toBeVisible();
  await page.getByRole('button', { name: 'Usar outro número' }).click();
  await expect(page.getByLabel('Telefone')).toBeFocused();
  await page.getByLabel('Telefone').fill(phone);
  await page.getByRole('button', { name: 'Enviar código por SMS' }).click();
  await typeCode(page, await textCode(server, phone, before));
  await expect(page.getByRole('heading', { level: 1, name: 'Hoje' })).toBeVisible();
});

test(
  'a text message confirms a sign-up by e-mail instead; its password works at once, its e-mail after its own confirmation',
  { tag: '@browser' },
  async ({ page, server }) => {
    const phone = newNumber();
    await page.goto(`${server.url}/auth?view=signup`);
    await page.getByLabel('Nome completo').fill('Ana Souza');
    await page.getByLabel('Telefone').fill(phone);
    const email = `ana-${randomUUID().slice(0, 8)}@example.org`;
    await page.getByLabel('E-mail').fill(email);
    await agreeAndSignUp(page);
    await expect(page.getByRole('heading', { name: 'Confirme o seu e-mail' })).toBeVisible();
    await page.getByRole('button', { name: 'Receber o código por SMS' }).click();
    await expect(page.getByText('Você entra agora com este telefone, com a mesma senha.')).toBeVisible();
    await expect(page.getByText('Em construção')).toHaveCount(0);
    await expect(page.getByLabel('Telefone')).toHaveValue(phone);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Enviar código por SMS' }).click();
    await typeCode(page, await textCode(server, phone));
    await expect(page.getByRole('heading', { name: 'Telefone confirmado' })).toBeFocused();
    await expect(page.getByText(`Falta confirmar o e-mail ${email}.`)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('heading', { name: 'Boas-vindas ao COGN' })).toBeVisible();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('link', { name: 'Perfil' }).click();
    await expect(page.getByLabel('Nome completo')).toHaveValue('Ana Souza');

    const signIn = (by: object) =>
      fetch(`${server.url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...by, password }),
      });
    expect((await signIn({ phone })).status).toBe(200);
    // Only the recipient of the mail can confirm the address.
    expect((await signIn({ email })).status).toBe(400);
    // The earlier sign-up mail can no longer create a second account, because the address now waits for confirmation in the
    // account with the phone number.
    await expect
      .poll(async () => ((await (await signIn({ email })).json()) as { error_code?: string }).error_code)
      .toBe('invalid_credentials');
    const mail = await newestMail(server, email, 'usar este e-mail na sua conta');
    await page.goto(linkIn(mail));
    await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
    await expect.poll(async () => (await signIn({ email })).status).toBe(200);
  },
);

test(
  'after a reload the page promises no password, and the older sign-up mail creates no second account',
  { tag: '@browser' },
  async ({ page, server }) => {
    const phone = newNumber();
    await page.goto(`${server.url}/auth?view=signup`);
    await page.getByLabel('Nome completo').fill('Ana Souza');
    await page.getByLabel('Telefone').fill(phone);
    const email = `ana-${randomUUID().slice(0, 8)}@example.org`;
    await page.getByLabel('E-mail').fill(email);
    await agreeAndSignUp(page);
    const signUpLink = linkIn(await newestMail(server, email));
    await page.reload();
    await page.getByRole('button', { name: 'Receber o código por SMS' }).click();
    await expect(page.getByText('Você entra agora com este telefone. O e-mail fica na conta')).toBeVisible();
    await page.getByRole('button', { name: 'Enviar código por SMS' }).click();
    await typeCode(page, await textCode(server, phone));
    await expect(page.getByText('A senha você cria em Conta e privacidade.')).toBeVisible();
    await page.goto(signUpLink);
    await page.getByRole('button', { name: 'Confirmar meu e-mail' }).click();
    await expect(page.getByText(/expirou|já foi usado|não vale/)).toBeVisible();
  },
);

test(
  'the phone number of the account is changed, and the session keeps its verified second factor',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const phone = newNumber();
    const page = await openAs(await makePerson(server), '/water');
    const open = async (part: string) => {
      await page.getByRole('button', { name: part }).click();
      return page.getByRole('dialog', { name: part });
    };
    await openSettings(page, 'Conta e privacidade');
    const factor = await open('Verificação em duas etapas');
    await factor.getByRole('button', { name: 'Começar' }).click();
    const secret = await factor.locator('code').first().innerText();
    await factor
      .getByLabel('Código que o aplicativo mostra')
      .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
    await factor.getByRole('button', { name: 'Ativar verificação' }).click();
    await expect(factor.getByText('Eles aparecem só desta vez')).toBeVisible();
    await factor.getByRole('button', { name: 'Voltar' }).click();

    const part = await open('Telefone da conta');
    await part.getByLabel('Telefone novo').fill(phone);
    await part.getByRole('button', { name: 'Enviar código por SMS' }).click();
    const code = await textCode(server, phone);
    await part.getByLabel('Código de seis números').fill(code === '000000' ? '000001' : '000000');
    await part.getByRole('button', { name: 'Confirmar telefone' }).click();
    await expect(part.getByText('O código não confere ou já venceu')).toBeVisible();
    await expectAccessible(page);
    await part.getByLabel('Código de seis números').fill(code);
    await part.getByRole('button', { name: 'Confirmar telefone' }).click();
    await expect(part.getByText(`Telefone atual: ${phone}`)).toBeVisible();
    await part.getByRole('button', { name: 'Voltar' }).click();

    // The user did not need the second factor again, and no second session was created.
    const devices = await open('Aparelhos conectados');
    await expect(devices.getByText('Este aparelho')).toBeVisible();
    await expect(devices.getByRole('button', { name: /Encerrar/ })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Água' })).toBeVisible();
    const level = await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('cogn-session') ?? '{}') as { access_token: string };
      return (JSON.parse(atob(session.access_token.split('.')[1] ?? '')) as { aal: string }).aal;
    });
    expect(level).toBe('aal2');
  },
);

test('a user without e-mail sees which number received the code for deleting the account', async ({ page, server }) => {
  const phone = await phonePerson(server);
  await page.goto(`${server.url}/auth?view=phone`);
  await page.getByRole('button', { name: 'Usar a senha' }).click();
  await page.getByRole('textbox', { name: 'Telefone' }).fill(phone);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar na conta' }).click();
  await openSettings(page, 'Conta e privacidade');
  await page.getByRole('button', { name: 'Privacidade e dados' }).click();
  await page.getByRole('heading', { level: 2, name: 'Excluir minha conta' }).click();
  await page.getByRole('button', { name: 'Usar um código em vez da senha' }).click();
  await expect(page.getByText(`Enviamos um código para ${phone}.`)).toBeVisible();
});

test('an unsent text message is reported, and the typed text stays', async ({ page }) => {
  let broken = true;
  const provider = createServer((_, response) => {
    response.writeHead(broken ? 503 : 201, { 'content-type': 'application/json' });
    response.end(broken ? '{}' : '{"sid":"SM1"}');
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  const dataFolder = await makePreparedDataFolder();
  const server = await startServer(dataFolder, {
    environment: {
      SMS_PROVIDER: 'twilio',
      TWILIO_ACCOUNT_SID: 'AC1',
      TWILIO_AUTH_TOKEN: 'secret',
      TWILIO_FROM: '+15005550006',
      TWILIO_URL: `http://127.0.0.1:${String((provider.address() as AddressInfo).port)}`,
    },
  });
  try {
    const phone = newNumber();
    await page.goto(`${server.url}/auth?view=signup`);
    await page.getByRole('button', { name: 'Usar o telefone no lugar do e-mail' }).click();
    await page.getByLabel('Telefone').fill(phone);
    await agreeAndSignUp(page);
    await expect(page.getByText('O SMS não foi enviado.').first()).toBeVisible();
    await expect(page.getByLabel('Telefone')).toHaveValue(phone);
    // While the provider fails, sign-in reports the failure for every number, with or without an account.
    await page.goto(`${server.url}/auth?view=phone`);
    await page.getByLabel('Telefone').fill(newNumber());
    await page.getByRole('button', { name: 'Enviar código por SMS' }).click();
    await expect(page.getByText('O SMS não foi enviado.').first()).toBeVisible();

    broken = false;
    await page.goto(`${server.url}/auth?view=signup`);
    await expect(page.getByLabel('Telefone')).toHaveValue(phone);
    await page.getByLabel('Senha', { exact: true }).fill(password);
    await page.getByLabel('Repita a senha').fill(password);
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await expect(page.getByRole('heading', { name: 'Confirme o seu telefone' })).toBeVisible();
  } finally {
    await server.stop();
    provider.close();
    await removeDataFolder(dataFolder);
  }
});
