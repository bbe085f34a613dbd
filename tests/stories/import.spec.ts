import type { Locator, Page } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';
import { expectAccessible } from '../support/comfort/axe.ts';
import { ownConnection } from '../support/own-connection.ts';
import type { Person } from '../support/person.ts';
import { plantRow } from '../support/plant-row.ts';
import type { RunningServer } from '../support/server.ts';
import { openSettings } from '../support/settings.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** Import from a file: a preview before writing, recognition of existing records, and undo of the last import. */

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

/** An image of a single pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const glass = { id: '6b8c0a8e-4c62-4f7b-9d3c-1d1d1f6f0a01', date: '2026-03-11', created_at: '2026-03-11T12:00:00Z' };
const file = (tables: object, version = 1) => ({ format: 'cogn-export', version, tables });

test(
  'a file of another account is previewed, imported, recognised the second time, and undone',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const person = await makePerson(server);
    const other = { id: '6b8c0a8e-4c62-4f7b-9d3c-1d1d1f6f0a02', full_name: 'Bia', height_cm: 168 };
    const water = [
      { ...glass, amount_ml: 300 },
      { ...glass, id: other.id, amount_ml: 90_000 },
    ];
    const content = file({
      profiles: [other],
      water_entries: water,
      mood_entries: [{ ...glass, mood: 'calm', intensity: 3 }],
      dreams: [{}],
    });
    const page = await openAs(person);
    const panel = await openImport(page);
    await choose(page, panel, 'cogn.json', content);
    await expect(panel.getByText('1 fica no arquivo: parte do Premium')).toBeVisible();
    await expect(panel.getByText('2 novos')).toBeVisible();
    await expect(panel.getByText('deixa de fora: dreams.')).toBeVisible();
    await panel.getByText('Ver os primeiros: Água').click();
    await expect(panel.getByText('300', { exact: true })).toBeVisible();
    expect(await rowsOf(server, person, 'water_entries')).toEqual([]);
    await expectAccessible(page);

    await panel.getByRole('button', { name: 'Importar', exact: true }).click();
    await expect(panel.getByText('Importação concluída')).toBeVisible();
    await expect(panel.getByText('1 registro adicionado.')).toBeVisible();
    await expect(panel.getByText('1 registro não foi aceito:')).toBeVisible();
    expect(await rowsOf(server, person, 'water_entries')).toMatchObject([{ amount_ml: 300, date: '2026-03-11' }]);
    // The import keeps the user’s name and fills in the empty height.
    expect(await rowsOf(server, person, 'profiles')).toMatchObject([{ full_name: 'Ana Souza', height_cm: 168 }]);
    await expectAccessible(page);

    await choose(page, panel, 'cogn.json', file({ profiles: [other], water_entries: water.slice(0, 1) }));
    await expect(panel.getByText('Não há nada de novo para importar neste arquivo.')).toBeVisible();

    await panel.getByRole('button', { name: /^Desfazer: cogn\.json/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer' }).click();
    await expect(panel.getByText('1 registro saiu.')).toBeVisible();
    expect(await rowsOf(server, person, 'water_entries')).toEqual([]);
    expect(await rowsOf(server, person, 'profiles')).toMatchObject([{ full_name: 'Ana Souza', height_cm: null }]);
    await expect(panel.getByText('Importações que podem ser desfeitas')).toHaveCount(0);
  },
);

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
  // Tab leads from the focus to the first control of the preview.
  await page.keyboard.press('Tab');
  await expect(panel.getByText('Ver os primeiros: Água')).toBeFocused();
  await expect(panel.getByRole('radio', { name: 'Manter o que está aqui' })).toBeChecked();
  await expect(panel.getByRole('button', { name: 'Importar', exact: true })).toHaveCount(0);
  await panel.getByRole('radio', { name: 'Usar o que está no arquivo' }).check();
  await panel.getByRole('button', { name: 'Importar', exact: true }).click();
  await expect(panel.getByText('1 registro alterado.')).toBeVisible();
  expect(await rowsOf(server, person, 'water_entries')).toMatchObject([{ id: stored?.['id'], amount_ml: 350 }]);

  // The preview always shows changes of emergency contacts unfolded, with both the stored phone number and the file’s.
  await plantRow(server, person, 'emergency_contacts', { name: 'Bia', phone: '111222' });
  const [contact] = await rowsOf(server, person, 'emergency_contacts');
  await choose(page, panel, 'f.json', file({ emergency_contacts: [{ ...contact, phone: '999888' }] }));
  await expect(panel.getByText('111222')).toBeVisible();
  await expect(panel.getByText('999888')).toBeVisible();
});

test(
  'a copy of all data imports the profile photo if there is none, and undo removes it',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const person = await makePerson(server);
    const copy = zipSync({
      'cogn.json': strToU8(JSON.stringify(file({ water_entries: [{ ...glass, amount_ml: 300 }] }))),
      'photos/photo.png': dot,
    });
    const page = await openAs(person);
    const panel = await openImport(page);
    const chooseCopy = () =>
      page
        .locator('input[type=file]')
        .setInputFiles({ name: 'cogn.zip', mimeType: 'application/zip', buffer: Buffer.from(copy) });
    const photo = async () => (await rowsOf(server, person, 'profiles'))[0]?.['photo_url'];
    await expect(panel.getByRole('button', { name: /^Escolher/ })).toBeVisible();
    await chooseCopy();
    await expect(panel.getByText('A foto do perfil também entra.')).toBeVisible();
    expect(await photo()).toBeNull();
    await panel.getByRole('button', { name: 'Importar', exact: true }).click();
    await expect(panel.getByText('A foto do perfil foi adicionada.')).toBeVisible();
    expect(await photo()).toContain(`avatars/${person.session.user.id}/photo`);

    await chooseCopy();
    await expect(panel.getByText('A foto do perfil que está aqui fica.')).toBeVisible();
    await panel.getByRole('button', { name: 'Cancelar' }).click();
    await panel.getByRole('button', { name: /^Desfazer: cogn\.zip/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer' }).click();
    await expect(panel.getByText('Importação desfeita')).toBeVisible();
    expect(await photo()).toBeNull();
  },
);

test(
  'Daylio moods and activities become the app’s records as the user maps them, are recognised the second time, and undone',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const person = await makePerson(server, { premium: true });
    const table = [
      '\uFEFFfull_date,date,weekday,time,mood,activities,note_title,note',
      '2026-03-11,March 11,Wednesday,9:05 pm,rad,"music | walk","","Um dia, bom"',
      '2026-03-11,March 11,Wednesday,8:00 am,meh,"","",""',
      '2026-03-10,March 10,Tuesday,22:30,zumbi,"","",""',
    ].join('\r\n');
    const page = await openAs(person);
    const panel = await openImport(page);
    await choose(page, panel, 'daylio_export.csv', table);
    const rad = panel.getByRole('group', { name: '“rad”, 1 registro' });
    await expect(rad.getByLabel('Aqui vira')).toHaveValue('happy');
    await rad.getByLabel('Aqui vira').selectOption('Com entusiasmo');
    await rad.getByLabel('Com que intensidade?').selectOption('Forte');
    // A custom mood has no default mapping. The preview waits until the user maps it or leaves it out.
    const zumbi = panel.getByRole('group', { name: '“zumbi”, 1 registro' }).getByLabel('Aqui vira');
    await expect(zumbi).toHaveValue('');
    await expect(panel.getByText('Falta escolher o que vira 1 registro, de um destes humores: zumbi.')).toBeVisible();
    await panel.getByRole('button', { name: 'Ver prévia' }).click();
    await expect(panel.getByText('Escolha um humor daqui, ou “Deixar de fora”.')).toBeVisible();
    await expect(zumbi).toBeFocused();
    await panel.getByRole('button', { name: 'Deixar estes de fora' }).click();
    await expect(panel.getByText('1 registro fica de fora, por ter um destes humores: zumbi.')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Ver prévia' })).toBeFocused();

    // An activity becomes a record only where the user chooses so; all others become tags.
    await panel.getByText('Escolher o que cada atividade vira (2)').click();
    const walk = panel.getByLabel('“walk”, 1 vez');
    await expect(walk).toHaveValue('tag');
    await walk.selectOption('Registro em “Atividade física”');
    await panel.getByRole('button', { name: 'Ver prévia' }).click();
    await expect(panel.getByLabel('Duração de cada vez, em minutos')).toBeFocused();
    await panel.getByLabel('Duração de cada vez, em minutos').fill('30');
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Ver prévia' }).click();
    await panel.getByRole('button', { name: 'Mudar as escolhas' }).click();
    await expect(zumbi).toHaveValue('leftOut');
    await expect(walk).toHaveValue('exercise');
    await panel.getByRole('button', { name: 'Ver prévia' }).click();
    await expect(panel.getByText('2 novos')).toBeVisible();
    const leftOut = panel.getByText('1 registro do arquivo fica de fora, porque o humor dele não vira nenhum daqui.');
    await expect(leftOut).toBeVisible();
    await panel.getByRole('button', { name: 'Importar', exact: true }).click();
    await expect(panel.getByText('4 registros adicionados.')).toBeVisible();
    await expect(leftOut).toBeVisible();
    expect(await rowsOf(server, person, 'mood_entries')).toMatchObject([
      { date: '2026-03-11', mood: 'thoughtful', intensity: 2, notes: null },
      { date: '2026-03-11', mood: 'excited', intensity: 4, notes: 'Um dia, bom', tags: [expect.any(String)] },
    ]);
    expect(await rowsOf(server, person, 'activity_entries')).toMatchObject([
      { date: '2026-03-11', type: 'walking', own_name: null, duration_minutes: 30 },
    ]);

    await choose(page, panel, 'daylio_export.csv', table);
    await panel.getByRole('group', { name: '“zumbi”, 1 registro' }).getByLabel('Aqui vira').selectOption('Com cansaço');
    await panel.getByRole('button', { name: 'Ver prévia' }).click();
    // A mood and the tag “walk” are new, the other mood and the tag “music” are known.
    await expect(panel.getByText('1 novo', { exact: true })).toHaveCount(2);
    await expect(panel.getByText('1 já está aqui')).toHaveCount(2);
    await panel.getByRole('button', { name: 'Cancelar' }).click();
    await panel.getByRole('button', { name: /^Desfazer: daylio_export\.csv/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer' }).click();
    await expect(panel.getByText('4 registros saíram.')).toBeVisible();
    expect(await rowsOf(server, person, 'mood_entries')).toEqual([]);
    expect(await rowsOf(server, person, 'activity_entries')).toEqual([]);
  },
);
