import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { expectAccessible } from '../support/comfort/axe.ts';
import type { Person } from '../support/person.ts';
import { plantRow } from '../support/plant-row.ts';
import type { RunningServer } from '../support/server.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** Export of the user’s records: its content and its language. The file is either complete or not created. */

const asTable = (page: Page) => page.getByRole('radio', { name: 'Tabela (CSV)' });
const unfoldPages = (page: Page) => page.getByText('Escolher o que incluir').click();
const make = (page: Page) => page.getByRole('button', { name: 'Criar arquivo' });

async function personWithNights(server: RunningServer): Promise<Person> {
  const person = await makePerson(server, { premium: true, consents: ['privacy_policy', 'health'] });
  const written = { created_at: '2026-03-14T12:00:00Z' };
  const notes = '=1+1; "ótima"\nnoite';
  await plantRow(server, person, 'sleep_entries', { ...written, date: '2026-03-11', hours: 7.5, quality: 'restful', notes });
  await plantRow(server, person, 'sleep_entries', { ...written, date: '2026-03-12', hours: 6, quality: 'wokeUpOften' });
  return person;
}

async function textOfDownload(page: Page, press: () => Promise<void>): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download');
  await press();
  const download = await coming;
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test(
  'a table of chosen records opens in a spreadsheet program, in the chosen language',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const page = await openAs(await personWithNights(server), '/export');
    await expect(page.getByText('Tudo: o perfil e os registros de todas as páginas.')).toBeVisible();
    await unfoldPages(page);
    await page.getByRole('button', { name: 'Desmarcar tudo' }).click();
    await expect(page.getByText('Nada escolhido ainda.')).toBeVisible();
    await make(page).click();
    await expect(page.getByText('Escolha ao menos um item.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Humor' }).check();
    await page.getByRole('checkbox', { name: 'Sono' }).check();
    await expect(page.getByText('Humor e Sono', { exact: true })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Humor' }).uncheck();
    await asTable(page).check();

    const { name, text } = await textOfDownload(page, () => make(page).click());
    expect(name).toMatch(/^cogn-\d{4}-\d\d-\d\d\.csv$/);
    const lines = [
      '\uFEFF"data";"tipo";"campo";"valor";"número do registro"',
      '"2026-03-11";"Sono";"Horas de sono (h)";"7,5";"1"',
      '"2026-03-11";"Sono";"Como foi o sono?";"reparador";"1"',
      `"2026-03-11";"Sono";"Notas";"'=1+1; ""ótima""\nnoite";"1"`,
      '"2026-03-12";"Sono";"Horas de sono (h)";"6";"2"',
      '"2026-03-12";"Sono";"Como foi o sono?";"acordei várias vezes";"2"',
      '',
    ];
    expect(text).toBe(lines.join('\r\n'));
    await expect(page.getByText(`${name} foi entregue ao navegador, feito de 2 registros.`)).toBeVisible();
    await expectAccessible(page);

    await page.getByLabel('Idioma do arquivo').selectOption('en');
    const again = await textOfDownload(page, () => make(page).click());
    expect(again.text).toContain('"date","type","field","value","entry number"');
    expect(again.text).toContain('"7.5"');

    await page.getByRole('radio', { name: 'Uma linha por registro' }).check();
    const wide = await textOfDownload(page, () => make(page).click());
    const [header, ...rows] = wide.text.trimEnd().split('\r\n');
    expect(header).toMatch(/^\uFEFF"entry number \[record\]","date \[date\]".*\[quality\]","Notes \[notes\]"$/);
    expect(rows.map((row) => row.slice(0, 16))).toEqual(['"1","2026-03-11"', '"2","2026-03-12"']);
  },
);

test(
  'a data copy contains the unchanged rows of a period, and an empty selection is reported',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const page = await openAs(await personWithNights(server), '/export');
    await page.getByRole('radio', { name: 'Dados (JSON)' }).check();
    // The browser reports a day without a month as an empty field. If the page took the empty field literally, the export
    // would include all dates.
    await page.getByLabel('De', { exact: true }).press('1');
    await make(page).click();
    await expect(page.getByText('Complete esta data ou deixe em branco.')).toBeVisible();
    await expect(page.getByLabel('De', { exact: true })).toBeFocused();
    await page.getByLabel('De', { exact: true }).fill('2026-03-12');
    await page.getByLabel('Até', { exact: true }).fill('2026-03-01');
    await make(page).click();
    await expect(page.getByText('A data final vem antes da inicial.')).toBeVisible();
    await expect(page.getByLabel('Até', { exact: true })).toBeFocused();
    await page.getByLabel('Até', { exact: true }).fill('2026-03-31');
    const { text } = await textOfDownload(page, () => make(page).click());
    const file = JSON.parse(text) as { tables: Record<string, Record<string, unknown>[]> };
    expect(file).toMatchObject({ format: 'cogn-export', version: 1, period: { from: '2026-03-12', to: '2026-03-31' } });
    expect(file.tables['sleep_entries']).toMatchObject([{ date: '2026-03-12', hours: 6, quality: 'wokeUpOften' }]);
    expect(file.tables['sleep_entries']?.[0]).not.toHaveProperty('user_id');

    await unfoldPages(page);
    await page.getByRole('button', { name: 'Desmarcar tudo' }).click();
    await unfoldPages(page);
    await make(page).click();
    await expect(page.getByText('Escolha ao menos um item.')).toBeVisible();
    await expect(page.getByRole('checkbox').first()).toBeFocused();
    await page.getByRole('checkbox', { name: 'Humor' }).check();
    await make(page).click();
    await expect(page.getByText('Não há dados para exportar nas opções e no período escolhidos.')).toBeVisible();
  },
);

test(
  'an export can be cancelled, and one that reaches no server keeps the selection',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const page = await openAs(await personWithNights(server), '/export');
    let answer: () => void = () => undefined;
    const blocked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/rest/v1/rpc/own_rows', async (route) => {
      await blocked;
      await route.abort();
    });
    await unfoldPages(page);
    await asTable(page).check();
    await make(page).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await expect(page.getByText('Exportação cancelada. Nenhum arquivo foi criado.')).toBeVisible();
    await page.getByRole('checkbox', { name: 'Receitas' }).uncheck();
    answer();
    await make(page).click();
    await expect(page.getByText('Sem conexão com o servidor')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Receitas' })).not.toBeChecked();
    await page.unroute('**/rest/v1/rpc/own_rows');
    const { name } = await textOfDownload(page, () => page.getByRole('button', { name: 'Tentar de novo' }).click());
    expect(name).toMatch(/\.csv$/);
  },
);

test('the rows of two pages are read with one request', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server, { premium: true }), '/export');
  await asTable(page).check();
  await unfoldPages(page);
  await page.getByRole('button', { name: 'Desmarcar tudo' }).click();
  for (const name of ['Humor', 'Sono']) await page.getByRole('checkbox', { name }).check();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await make(page).click();
  await expect(page.getByText('Não há dados para exportar nas opções e no período escolhidos.')).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/rest/'))).toEqual(['/rest/v1/rpc/own_rows']);
});

test('a report has only its summary at first, and some pages only if they are ticked', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server, { premium: true }), '/export');
  await expect(page.getByRole('radio', { name: 'Só o resumo' })).toBeChecked();
  const also = page.getByRole('group', { name: 'Juntar também' });
  await expect(also).toHaveCount(0);
  await page.getByRole('radio', { name: 'Resumo e registros' }).check();
  for (const name of ['Nutrição', 'Água', 'Receitas', 'Comunicação'])
    await expect(also.getByRole('checkbox', { name })).not.toBeChecked();
  await unfoldPages(page);
  await page.getByRole('checkbox', { name: 'Água' }).first().uncheck();
  await expect(also.getByRole('checkbox', { name: 'Água' })).toHaveCount(0);
  await asTable(page).check();
  await expect(page.getByRole('radio', { name: 'Só o resumo' })).toHaveCount(0);
});

test('without premium the page is locked and says what premium would add', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server), '/export');
  await expect(page.getByText('Com o Premium você cria arquivos para levar a uma consulta.')).toBeVisible();
  await expect(make(page)).toHaveCount(0);
});

test(
  'a report is typeset in a worker while the page stays responsive, and can be cancelled',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const page = await openAs(await personWithNights(server), '/export');
    let answer: () => void = () => undefined;
    const blocked = new Promise<void>((resolve) => (answer = resolve));
    // Blocks the worker’s request for its first font file.
    const asked = page.waitForRequest(/NotoSans-Regular/);
    await page.route(/NotoSans-Regular/, async (route) => {
      await blocked;
      await route.continue();
    });
    await expect(page.getByRole('radio', { name: 'Relatório (PDF)' })).toBeChecked();
    await unfoldPages(page);
    await make(page).press('Enter');
    await asked;
    await expect(page.getByText('Criando o arquivo: 30%')).toBeVisible();
    // The pressed button no longer exists. The focus moved to the area with the progress, so that Tab reaches the button there.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await page.getByRole('checkbox', { name: 'Receitas' }).uncheck();
    await page.getByRole('button', { name: 'Cancelar' }).press('Enter');
    await expect(page.getByText('Exportação cancelada. Nenhum arquivo foi criado.')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(make(page)).toBeFocused();
    answer();
    const { name, text } = await textOfDownload(page, () => make(page).click());
    expect(name).toMatch(/^cogn-.*\.pdf$/);
    expect(text).toMatch(/^%PDF-1\.7[^]*%%EOF\s*$/);
  },
);

test.describe('on a device that caches the program', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a report is made offline from the records as of the last visit', { tag: '@browser' }, async ({ openAs, server }) => {
    const page = await openAs(await personWithNights(server), '/export');
    await expect(page.getByText(/Pronto para usar sem internet, com os registros como estavam hoje às/)).toBeVisible({
      timeout: 30_000,
    });
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByText(/Sem internet, o arquivo é feito com os registros como estavam hoje às/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('radio', { name: 'Resumo e registros' }).check();
    const coming = page.waitForEvent('download');
    await make(page).click();
    const bytes = await readFile(await (await coming).path());
    await expect(page.getByText(/Foi feito sem internet, com os registros como estavam hoje às/)).toBeVisible();
    const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
    expect(text).toMatch(/Feito sem internet, com os registros como estavam em/);
    expect(text).toContain('acordei várias vezes');
  });
});
