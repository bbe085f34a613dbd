import { expectAccessible } from '../support/comfort/axe.ts';
import { plantRow } from '../support/plant-row.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** Health links: a person shares their passport, and somebody without an account reads it until the person ends the link. */

test(
  'a passport is shared by a link, opened without an account, and opens no more after the person ended the link',
  { tag: '@browser' },
  async ({ browser, openAs, server }) => {
    const person = await makePerson(server);
    await plantRow(server, person, 'health_passports', {
      communication: 'Por escrito.\nÀs vezes não falo.',
      helps: 'Luz baixa',
    });
    const page = await openAs(person, '/sharing');
    const reader = await (await browser.newContext({ locale: 'en-US' })).newPage();
    const requests: string[] = [];
    for (const each of [page, reader])
      each.on('request', (request) =>
        requests.push(`${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`),
      );

    await page.getByRole('button', { name: 'Criar link' }).click();
    await expect(page.getByRole('heading', { name: 'Link pronto' })).toBeFocused();
    await expect(page.getByRole('img', { name: 'QR do link' })).toBeVisible();
    await expectAccessible(page);
    const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    const passcode = (await page.getByText('Código para abrir:').locator('strong').textContent()) ?? '';
    expect(passcode).toMatch(/^\d{6}$/u);

    await test.step('a wrong code shows the remaining tries, and the right one the document', async () => {
      await reader.goto(link);
      await reader.getByLabel('Who is opening it?').fill('Dra. Bia');
      // The link is no longer in the address, where others could see or copy it.
      expect(new URL(reader.url()).hash).toBe('');
      await reader.getByLabel('Code', { exact: true }).fill('errado');
      await reader.getByRole('button', { name: 'Open document' }).click();
      await expect(reader.getByText('There are 9 tries left.')).toBeVisible();
      await reader.getByLabel('Code', { exact: true }).fill(passcode);
      await reader.getByRole('button', { name: 'Open document' }).click();
      await expect(reader.getByRole('heading', { name: 'Passaporte de saúde' })).toBeFocused();
      await expect(reader.getByRole('main').getByText('Às vezes não falo.')).toBeVisible();
      await expect(reader.getByRole('main').getByText('Not included:')).toContainText('Remédios');
      await expectAccessible(reader);
    });

    await test.step('the person sees who opened it, and ends it', async () => {
      await page.reload();
      const list = page.getByRole('region', { name: 'Seus links' });
      await list.getByText('Aberto 1 vez').click();
      await expect(list.getByText('Dra. Bia')).toBeVisible();
      await expect(list.getByText('1 código errado.')).toBeVisible();
      await list.getByRole('button', { name: 'Encerrar link' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar link' }).click();
      await expect(list.getByText('Você encerrou em')).toBeVisible();
    });

    await test.step('it opens no more', async () => {
      await reader.goto(link);
      await reader.getByLabel('Who is opening it?').fill('Dra. Bia');
      await reader.getByLabel('Code', { exact: true }).fill(passcode);
      await reader.getByRole('button', { name: 'Open document' }).click();
      await expect(reader.getByText('This link no longer opens')).toBeVisible();
    });

    const payload = JSON.parse(Buffer.from(link.split('shlink:/')[1] ?? '', 'base64url').toString()) as { key: string };
    expect(payload.key).toMatch(/^[\w-]{43}$/u);
    expect(requests.filter((request) => request.includes(payload.key) || request.includes('shlink:'))).toEqual([]);
    await reader.context().close();
  },
);
