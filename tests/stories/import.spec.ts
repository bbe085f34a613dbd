import type { Locator, Page } from '@playwright/test';
import { ownConnection } from '../support/own-connection.ts';
import type { Person } from '../support/person.ts';
import { plantRow } from '../support/plant-row.ts';
import type { RunningServer } from '../support/server.ts';
import { openSettings } from '../support/settings.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** Import from a file: a preview before writing, detection of known records, and undo of the last import. */

async function openImport(page: Page): Promise<Locator> {
  await openSettings(page, 'Conta e privacidade');
  await page.getByRole('button', { name: 'Privacidade e dados' }).click();
  await page.getByRole('heading', { level: 2, name: 'Trazer registros de um arquivo' }).click();
  return page.getByRole('dialog', { name: 'Privacidade e dados' });
}

async function choose(page: Page, panel: Locator, name: string, content: unknown): Promise<void> {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  await expect(panel.getByRole('button', { name: /^Escolher/ })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
}

async function rowsOf(server: RunningServer, { session }: Person, table: string): Promise<Record<string, unknown>[]> {
  const answer = await fetch(`${server.url}/rest/v1/${table}?order=created_at`, {
    headers: { ...ownConnection, authorization: `Bearer ${session.access_token}` },
  });
  return (await answer.json()) as Record<string, unknown>[];
}
const glass = { id: '6b8c0a8e-4c62-4f7b-9d3c-1d1d1f6f0a01', date: '2026-03-11', created_at: '2026-03-11T12:00:00Z' };
const file = (tables: object, version = 1) => ({ format: 'cogn-export', version, tables });

test('different records are overwritten only on request, and an invalid file shows the reason', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server);
  await plantRow(server, person, 'water_entries', { ...glass, id: '6b8c0a8e-4c62-4f7b-9d3c-1d1d1f6f0a03', amount_ml: 200 });
  const [stored] = await rowsOf(server, person, 'water_entries');
  const page = await openAs(person);
  const panel = await openImport(page);
  const faults: [string, unknown, string][] = [
    ['a.json', '{"format":', 'Este arquivo não tem dados que o COGN consiga ler.'],
    ['b.json', { format: 'other' }, 'Este arquivo não foi feito pelo COGN.'],
    ['c.json', file({}, 2), 'Este arquivo é de uma versão mais nova do COGN.'],
    ['d.json', file({ water_entries: {} }), 'Partes deste arquivo estão danificadas.'],
  ];
  for (const [name, content, words] of faults) {
    await choose(page, panel, name, content);
    await expect(panel.getByRole('alert').getByText(words)).toBeVisible();
  }
  await choose(page, panel, 'e.json', file({ water_entries: [{ ...stored, amount_ml: 350 }] }));
  await expect(panel.getByText('1 diferente do que está aqui')).toBeVisible();
  // The focus is just before the first control of the preview, one Tab away.
  await page.keyboard.press('Tab');
  await expect(panel.getByText('Ver os primeiros: Água')).toBeFocused();
  await expect(panel.getByRole('radio', { name: 'Manter o que está aqui' })).toBeChecked();
  await expect(panel.getByRole('button', { name: 'Importar', exact: true })).toHaveCount(0);
  await panel.getByRole('radio', { name: 'Usar o que está no arquivo' }).check();
  await panel.getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(panel.getByText('1 registro alterado.')).toBeVisible();
  expect(await rowsOf(server, person, 'water_entries')).toMatchObject([{ id: stored?.['id'], amount_ml: 350 }]);

  // The preview always shows changes of emergency contacts unfolded: both the stored phone number and the one of the file.
  await plantRow(server, person, 'emergency_contacts', { name: 'Bia', phone: '111222' });
  const [contact] = await rowsOf(server, person, 'emergency_contacts');
  await choose(page, panel, 'f.json', file({ emergency_contacts: [{ ...contact, phone: '999888' }] }));
  await expect(panel.getByText('111222')).toBeVisible();
  await expect(panel.getByText('999888')).toBeVisible();
});
