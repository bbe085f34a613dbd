import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expectAccessible } from '../support/comfort/axe.ts';
import { plantRow } from '../support/plant-row.ts';
import { openSettings } from '../support/settings.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** Privacy and data, which is everyone's: a copy of everything, and who sees what. */

async function openYourData(page: Page): Promise<void> {
  await openSettings(page, 'Conta e privacidade');
  await page.getByRole('button', { name: 'Privacidade e dados' }).click();
  await expect(page.getByRole('dialog', { name: 'Privacidade e dados' })).toBeVisible();
}

const line = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

test('somebody without premium takes all of their data along, in one file that says what is in it', async ({
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
  await expect(page.getByText(/foi entregue ao navegador, com \d+ registros/)).toBeVisible();
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

test('who sees what is told, and a consent is taken back in the same place', async ({ openAs, server }) => {
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
