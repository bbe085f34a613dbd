import { readdir, stat } from 'node:fs/promises';
import { request } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CaughtMessage } from './mail-store.ts';
import { startMailCatcher, type MailCatcher } from './start-mail-catcher.ts';

describe('the local outbox', () => {
  let folder: string;
  let mailCatcher: MailCatcher;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cogn-outbox-'));
    mailCatcher = await startMailCatcher(join(folder, 'outbox'));
  });
  afterEach(async () => {
    await mailCatcher.close();
    await rm(folder, { recursive: true });
  });

  async function send(subject: string, text: string): Promise<void> {
    const transport = createTransport(mailCatcher.smtpUrl);
    await transport.sendMail({ from: 'cogn@example.org', to: 'ana@example.org', subject, text });
    transport.close();
  }
  const page = async () => (await fetch(mailCatcher.pageUrl)).text();

  it('shows that it is empty', async () => {
    expect(await page()).toContain('No mail yet.');
  });

  it('shows mails received over SMTP, newest first, with clickable links', async () => {
    await send('Olá, primeira', 'Confirme aqui: https://cogn.example.org/welcome#token_hash=abc&type=signup.');
    await send('Segunda', 'Oi');
    const html = await page();
    expect(html.indexOf('Segunda')).toBeLessThan(html.indexOf('Olá, primeira'));
    expect(html).toContain('<a href="https://cogn.example.org/welcome#token_hash=abc&amp;type=signup" rel="noreferrer">');
  });

  it('escapes markup in mails, and links only web addresses', async () => {
    await send(
      '<img src=x onerror=alert(1)>',
      '<script>alert(1)</script> javascript:alert(1) "https://a.example/"onclick=x',
    );
    const html = await page();
    expect(html).not.toContain('<script');
    expect(html).not.toContain('<img');
    expect(html).not.toContain('href="javascript');
    expect(html).not.toMatch(/<a [^>]*onclick/);
  });

  it('removes only the mails to an address and the text messages to a number', async () => {
    await send('Para Ana', 'Oi');
    const transport = createTransport(mailCatcher.smtpUrl);
    for (const to of ['rui@example.org', '5511955555555@sms.localhost'])
      await transport.sendMail({ from: 'cogn@example.org', to, subject: `Para ${to}`, text: 'Oi' });
    transport.close();
    await mailCatcher.forget(['ana@example.org', '+5511955555555']);
    const names = await readdir(join(folder, 'outbox'));
    expect(names).toHaveLength(1);
    expect(await page()).toContain('Para rui@example.org');
  });

  it('returns the mails as JSON for tests', async () => {
    await send('Código', 'O código é 123456. https://cogn.example.org/a?b=1');
    const mails = (await (await fetch(`${mailCatcher.pageUrl}messages.json`)).json()) as CaughtMessage[];
    expect(mails).toMatchObject([
      { to: ['ana@example.org'], subject: 'Código', links: ['https://cogn.example.org/a?b=1'], from: 'cogn@example.org' },
    ]);
  });

  it('stores the mails in files that only their owner can read', async () => {
    await send('a', 'b');
    const kept = await readdir(join(folder, 'outbox'));
    expect(kept).toHaveLength(1);
    const file = await stat(join(folder, 'outbox', kept[0] ?? ''));
    expect(file.mode & 0o077).toBe(0);
  });

  it('refuses requests with a foreign host name', async () => {
    const { port } = new URL(mailCatcher.pageUrl);
    const status = await new Promise((resolve, reject) => {
      const asking = request({ port, host: '127.0.0.1', path: '/messages.json', headers: { host: `evil.example:${port}` } });
      asking.on('response', (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      asking.on('error', reject).end();
    });
    expect(status).toBe(403);
  });

  it('serves only its three addresses, and only by GET', async () => {
    expect((await fetch(`${mailCatcher.pageUrl}other`)).status).toBe(404);
    expect((await fetch(mailCatcher.pageUrl, { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${mailCatcher.pageUrl}constructor`)).status).toBe(404);
  });
});
