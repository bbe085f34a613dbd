import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, makePerson, test } from '../support/test.ts';

/** Appointments: created, moved, viewed by month, week and list, and exported to another calendar. */

/** Appointments: created, moved, viewed by month, week and list, and exported to another calendar. */

test.describe.configure({ timeout: 120_000 });
/** A day far in the future, so that it is never past during a test run; 12 March 2099 is a Thursday. */
const ahead = '/calendar?date=2099-03-12';

async function add(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Adicionar compromisso' }).click();
  await page.getByLabel('Nome do compromisso').fill(name);
  await page.getByRole('radio', { name: 'Psicologia' }).check();
  await page.getByRole('button', { name: 'Salvar compromisso' }).click();
}

test('appointments are exported as a file and by a private address, which stops working when the user switches it off', async ({
  openAs,
  server,
  request,
}) => {
  const page = await openAs(await makePerson(server), ahead);
  await add(page, 'Sessão');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar arquivo · Sessão' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toBe('cogn.ics');
  expect(await readFile(await file.path(), 'utf8')).toContain('SUMMARY:Sessão\r\n');

  await page.getByRole('button', { name: 'Mostrar opções' }).click();
  await expect(page.getByText('1 compromisso nestes dias.')).toBeVisible();
  await page.getByRole('button', { name: 'Criar endereço' }).click();
  const address = await page.getByLabel('Seu endereço').inputValue();
  const read = async () => await (await request.get(address)).text();
  await expect.poll(read).toContain('SUMMARY:Ocupado\r\n');
  await page.getByRole('radio', { name: 'Nome, hora e lugar' }).check();
  await expect.poll(read).toContain('SUMMARY:Sessão\r\n');
  await page.getByRole('button', { name: 'Desligar endereço' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desligar endereço' }).click();
  await expect(page.getByRole('button', { name: 'Criar endereço' })).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
});
