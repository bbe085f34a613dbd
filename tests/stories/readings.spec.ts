import { plantRow } from '../support/plant-row.ts';
import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';

interface BookRow {
  title: string;
  author: string | null;
  status: string;
}

test('a book is added with its title alone, finished with one press, counted in the year, and edited in place', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server);
  const page = await openAs(person, '/readings');
  const readings = () => rowsOnServer<BookRow>(server, person, 'readings');
  await expect(page.getByText('Nenhuma leitura ainda')).toBeVisible();

  await page.getByRole('button', { name: 'Adicionar leitura' }).click();
  await expect(page.getByLabel('Título')).toBeFocused();
  await page.getByRole('button', { name: 'Salvar leitura' }).click();
  await expect(page.getByLabel('Título')).toHaveAccessibleDescription(/Preencha este campo/);
  await page.getByLabel('Título').fill('Vidas secas');
  await page.getByRole('button', { name: 'Salvar leitura' }).click();
  await expect(page.getByRole('button', { name: 'Adicionar leitura' })).toBeFocused();
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Vidas secas' });
  await expect(row.getByText('Lendo')).toBeVisible();

  await row.getByRole('button', { name: 'Marcar como lida hoje: Vidas secas' }).click();
  await expect(row.getByText('Lida', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Em \d{4}, 1 leitura terminada\.$/).first()).toBeVisible();

  await row.getByRole('button', { name: 'Editar: Vidas secas' }).click();
  await page.getByLabel('Autoria').fill('Graciliano Ramos');
  await page.getByRole('button', { name: 'Salvar leitura' }).click();
  await expect(row.getByRole('button', { name: 'Editar: Vidas secas' })).toBeFocused();
  await expect.poll(readings).toMatchObject([{ title: 'Vidas secas', author: 'Graciliano Ramos', status: 'finished' }]);
});

test('books are grouped by month, filtered by status, removed and restored', async ({ openAs, server }) => {
  const person = await makePerson(server);
  const page = await openAs(person, '/readings?date=2025-03-10');
  for (const [title, status] of [
    ['Dom Casmurro', 'Lida'],
    ['O cortiço', 'Quero ler'],
  ] as const) {
    await page.getByRole('button', { name: 'Adicionar leitura' }).click();
    await page.getByLabel('Título').fill(title);
    await page.getByRole('group', { name: 'Situação' }).getByText(status, { exact: true }).click();
    await page.getByRole('button', { name: 'Salvar leitura' }).click();
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: title })).toBeVisible();
  }
  const month = page.getByRole('region', { name: 'março de 2025' });
  await expect(month.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('radio', { name: 'Quero ler' }).check();
  await expect(month.getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Remover: O cortiço' }).click();
  await page.getByRole('button', { name: 'Remover O cortiço', exact: true }).click();
  await expect(page.getByText('Nenhuma leitura nesta situação.')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(month.getByRole('listitem')).toContainText('O cortiço');
});

test('of 400 readings in a month the page shows twenty, more on request, folds older months, and finds one by a word', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server);
  const ofMonth = Array.from({ length: 400 }, (_, place) => ({
    title: `Conto ${String(place)}`,
    status: 'finished',
    date: `2025-03-${String(1 + (place % 28)).padStart(2, '0')}`,
  }));
  await plantRow(server, person, 'readings', ofMonth);
  await plantRow(server, person, 'readings', { title: 'Vidas secas', status: 'finished', date: '2024-11-12' });
  const page = await openAs(person, '/readings');
  const month = page.getByRole('region', { name: 'março de 2025' });
  await expect(month.getByRole('listitem')).toHaveCount(20);
  await expect(month.getByText('Na tela: 20 de 400')).toBeVisible();
  await month.getByRole('button', { name: 'Mostrar mais 20' }).click();
  await expect(month.getByRole('listitem')).toHaveCount(40);
  await expect(month.getByRole('button', { name: 'Mostrar mais 40' })).toBeFocused();

  await expect(page.getByRole('listitem').filter({ hasText: 'Vidas secas' })).toHaveCount(0);
  await page.getByText('novembro de 2024').click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Vidas secas' })).toBeVisible();

  await page.getByLabel('Buscar por título').fill('conto 31');
  await expect(page.getByText('14 leituras', { exact: true })).toBeVisible();
  await expect(month.getByRole('listitem')).toHaveCount(14);
});
