import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startMailCatcher } from '../../server/src/mail-catcher/start-mail-catcher.ts';
import { catchTexts, type CaughtTexts } from '../../server/src/testing/caught-texts.ts';
import { button, consents } from '../support/crisis.ts';
import { plantRow } from '../support/plant-row.ts';
import { newestMail } from '../support/mail-catcher.ts';
import type { Person } from '../support/person.ts';
import { makePreparedDataFolder, removeDataFolder, startServer, type RunningServer } from '../support/server.ts';
import { expect, makePerson, test as base } from '../support/test.ts';

/**
 * The delivery status that the page shows for each alert message. The server sends to a stub of a text provider and to a mail
 * server.
 */

const test = base.extend<object, { texts: CaughtTexts; server: RunningServer }>({
  texts: [
    async ({}, use) => {
      const texts = await catchTexts();
      await use(texts);
      await texts.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ texts }, use) => {
      const dataFolder = await makePreparedDataFolder();
      const mails = await startMailCatcher(join(dataFolder, 'mails'));
      const server = await startServer(dataFolder, { environment: { ...texts.environment, SMTP_URL: mails.smtpUrl } });
      await use({ ...server, outboxUrl: mails.pageUrl.replace(/\/$/, '') });
      await server.stop();
      await mails.close();
      await removeDataFolder(dataFolder);
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

async function personWith(server: RunningServer, contacts: readonly object[]): Promise<Person> {
  const person = await makePerson(server, { premium: true, consents });
  for (const contact of contacts) await plantRow(server, person, 'emergency_contacts', contact);
  return person;
}

async function askForHelp(page: Page): Promise<void> {
  await button(page).press('Enter');
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
}

const message = (page: Page, name: string, way: string) =>
  page
    .getByRole('region', { name: 'Estado de cada mensagem' })
    .getByRole('listitem')
    .filter({ hasText: `${name}, por ${way}:` });

test('each message shows its status, and updates it on a change', async ({ openAs, server, texts }) => {
  const email = `rosa-${crypto.randomUUID()}@example.org`;
  const person = await personWith(server, [
    { name: 'Rosa', phone: '+55 11 98888-0001', email },
    { name: 'Caio', phone: '+55 11 98888-0002', email: null },
    { name: 'Lia', phone: '+55 11 98888-0003', email: null },
    { name: 'Beto', phone: '11 98888-0004', email: null },
  ]);
  texts.trouble('5511988880001', 503);
  texts.trouble('5511988880002', 'hang up');
  texts.trouble('5511988880003', 400);
  const page = await openAs(person, '/crisis');
  await askForHelp(page);

  await expect(page.getByRole('heading', { name: 'Pedido aceito e na fila de envio' })).toBeVisible();
  await expect(message(page, 'Rosa', 'SMS')).toContainText(
    /na fila, ainda não enviado\.\s*Uma tentativa não deu certo\. Haverá outra\./,
  );
  await expect(message(page, 'Rosa', 'e-mail')).toContainText('aceito pelo servidor de e-mail. Mais que isso não se sabe.');
  expect((await newestMail(server, email)).subject).toBe('Ana Souza pediu a sua ajuda');
  await expect(message(page, 'Lia', 'SMS')).toContainText('não foi entregue, e não haverá outra tentativa.');
  await expect(message(page, 'Beto', 'SMS')).toContainText('não parece um telefone com código do país.');
  const caio = message(page, 'Caio', 'SMS');
  await expect(caio).toContainText(/não se sabe se saiu\.\s*Será tentado mais uma vez\. A mensagem pode chegar repetida\./);
  // Some messages were not sent, so the page offers to call the contact.
  await expect(page.getByRole('link', { name: 'Ligar para Rosa' })).toBeVisible();

  // On a slow machine, several attempts may have failed by now. Each failure delays the next attempt, so the test waits up
  // to a minute.
  const toCaio = () => texts.all.filter(({ to }) => to === '5511988880002').length;
  const before = toCaio();
  expect(before).toBeGreaterThan(0);
  texts.trouble('5511988880001', undefined);
  texts.trouble('5511988880002', undefined);
  const later = { timeout: 60_000 };
  await expect(caio).toContainText(
    /enviado à operadora\. Ainda não se sabe se chegou\.\s*A mensagem pode chegar repetida\./,
    later,
  );
  await expect(message(page, 'Rosa', 'SMS')).toContainText('enviado à operadora.', later);
  texts.reportStatus('5511988880001', { status: 'delivered' });
  texts.reportStatus('5511988880002', { status: 'undelivered', error_code: 30003 });
  await expect(message(page, 'Rosa', 'SMS')).toContainText('entregue.', { timeout: 20_000 });
  await expect(caio).toContainText('não foi entregue');
  expect(toCaio()).toBe(before + 1);
});

test('while every message is queued the page claims no more than that, and offers no alternative', async ({
  openAs,
  server,
  texts,
}) => {
  const person = await personWith(server, [{ name: 'Rosa', phone: '+55 11 98888-0005' }]);
  const { arrived, letGo } = texts.holdNext();
  const page = await openAs(person, '/crisis');
  await askForHelp(page);
  await arrived;
  // The provider has received the message but not confirmed it, so the page must not show it as sent.
  await expect(message(page, 'Rosa', 'SMS')).toContainText('na fila, ainda não enviado.');
  await expect(page.getByText('entregue.')).toHaveCount(0);
  letGo();
  await expect(message(page, 'Rosa', 'SMS')).toContainText('enviado à operadora. Ainda não se sabe se chegou.');
  await expect(page.getByRole('link', { name: 'Ligar para Rosa' })).toHaveCount(0);
  await page.reload();
  await expect(message(page, 'Rosa', 'SMS')).toContainText('enviado à operadora.');
});
