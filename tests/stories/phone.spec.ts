import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { consentVersions } from '../../web/src/core/consent/consent-purposes.ts';
import { codeIn, newestMail } from '../support/mail-catcher.ts';
import { type RunningServer } from '../support/server.ts';
import { openSettings } from '../support/settings.ts';
import { expect, test } from '../support/test.ts';

/** Signing up, signing in and changing the number by text messages, which the mail catcher receives. */

/** Signing up, signing in and changing the number by text messages, which the mail catcher receives. */
test.use({ environment: { SMS_PROVIDER: 'outbox', SEND_INTERVAL_SECONDS: '0' } });

const password = 'três palavras calmas';
const newNumber = () => `+55119${String(randomInt(10_000_000, 99_999_999))}`;

/** The code of the newest text message to this number; `unlike` skips an earlier code. */
async function textCode(server: RunningServer, phone: string, unlike?: string): Promise<string> {
  const read = async () => codeIn(await newestMail(server, `${phone.slice(1)}@sms.localhost`));
  await expect.poll(read).not.toBe(unlike);
  return read();
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
