import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expectAccessible } from '../support/comfort/axe.ts';
import { plantRow } from '../support/plant-row.ts';
import { openSettings } from '../support/settings.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** The page "Privacy and data" is free for everyone. It offers a copy of all data and lists the recipients of data. */

async function openYourData(page: Page): Promise<void> {
  await openSettings(page, 'Conta e privacidade');
  await page.getByRole('button', { name: 'Privacidade e dados' }).click();
  await expect(page.getByRole('dialog', { name: 'Privacidade e dados' })).toBeVisible();
}

const line = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

test('a user without premium downloads all of their data in one file with a description of its contents', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server);
  await plantRow(server, person, 'water_entries', { date: '2026-03-11', amount_ml: 250 });
  const page = await openAs(person, '/water');
  await openYourData(page);
  await line(page, 'Baixar todos os meus dados').click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar meus dados' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^cogn-\d{4}-\d\d-\d\d\.zip$/);
  await expect(page.getByText(/foi entregue ao navegador, feito de \d+ registros/)).toBeVisible();
  await expectAccessible(page);

  const files = unzipSync(await readFile(await download.path()));
  const textOf = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  expect(textOf('LEIA-ME.txt')).toContain('tables/water_entries.csv: Água (1)');
  expect(textOf('tables/water_entries.csv')).toContain('"250"');
  const everything = JSON.parse(textOf('cogn.json')) as { tables: Record<string, Record<string, unknown>[]> };
  expect(everything.tables['profiles']).toMatchObject([{ full_name: 'Ana Souza' }]);
  expect(everything.tables['consents']?.map(({ purpose }) => purpose)).toContain('health');
  expect(JSON.parse(textOf('account.json'))).toMatchObject({ user: { email: person.email } });
});

test('the recipients of data are listed, and a consent is withdrawn in the same place', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server), '/water');
  await openYourData(page);
  await line(page, 'Quem vê o quê').focus();
  await line(page, 'Quem vê o quê').click();
  await expect(page.getByText('O banco de dados não lhe entrega diários.')).toBeVisible();
  await expect(page.getByText('No COGN: Exportar dados').first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Retirar permissão: Dados de saúde' }).click();
  await expect(page.getByRole('button', { name: 'Permitir: Dados de saúde' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 720 }, hasTouch: true });

  /** Whether a touch at the centre of this button would reach the button, and not an element above it. */
  const meetsFinger = (button: Locator) =>
    button.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const met = document.elementFromPoint(left + width / 2, top + height / 2);
      return met !== null && element.contains(met);
    });

  test('the finished file is in sight, above the bar that makes another', async ({ openAs, server }) => {
    const person = await makePerson(server, { premium: true });
    await plantRow(server, person, 'water_entries', { date: '2026-03-11', amount_ml: 250 });
    const page = await openAs(person, '/export');
    await page.getByRole('radio', { name: 'Dados (JSON)', exact: true }).check();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Criar arquivo' }).click();
    await coming;
    const again = page.getByRole('button', { name: 'Baixar de novo' });
    await expect(again).toBeVisible();
    await expect.poll(() => meetsFinger(again)).toBe(true);
  });

  test('a toast covers neither the pressed button nor the last button of the panel', async ({ openAs, server }) => {
    const page = await openAs(await makePerson(server), '/water');
    let requests = 0;
    await page.route('**/functions/v1/account-deletion', (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      requests += 1;
      return route.fulfill({ status: 500, json: { code: 'unexpected_failure', message: 'x' } });
    });
    await page.getByRole('button', { name: 'Páginas', exact: true }).click();
    await openYourData(page);
    await line(page, 'Excluir minha conta').click();
    await page.getByLabel(/Para confirmar, escreva/).fill('EXCLUIR');
    await page.getByLabel('Senha', { exact: true }).fill('a senha dela');
    const button = page.getByRole('button', { name: 'Excluir minha conta' }).last();
    await button.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    const press = () => page.touchscreen.tap(x + width / 2, y + height / 2);
    const message = page.locator('[data-toasts] li').filter({ hasText: 'A conta não foi excluída' });
    await press();
    await expect(message).toBeVisible();
    expect(await meetsFinger(button)).toBe(true);
    // A second touch at the same point reaches the button again, because neither the button nor the toast has moved.
    await press();
    await expect.poll(() => requests).toBe(2);

    await expect(message).toBeVisible();
    await message.getByRole('button', { name: 'Dispensar' }).tap();

    // Now the user submits by Enter in a field, and the message appears. The message must not cover the button at two scroll
    // positions: with the button at the bottom of the screen (`foot`), and at the end of the panel (`end`).
    const scrollTo = (place: 'foot' | 'end') =>
      button.evaluate((element, to) => {
        let scroller = element.parentElement;
        while (scroller && getComputedStyle(scroller).overflowY !== 'auto') scroller = scroller.parentElement;
        const beyond = window.innerHeight - 12 - element.getBoundingClientRect().bottom;
        scroller?.scrollBy(0, to === 'end' ? scroller.scrollHeight : -beyond);
      }, place);
    await page.getByLabel(/Para confirmar, escreva/).tap();
    await scrollTo('foot');
    await page.keyboard.press('Enter');
    await expect(message).toBeVisible();
    await scrollTo('foot');
    expect(await meetsFinger(button)).toBe(true);
    await scrollTo('end');
    expect(await meetsFinger(button)).toBe(true);
  });
});
