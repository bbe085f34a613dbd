import { exampleConsents } from '../demo/sign-in-or-sign-up.ts';
import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** Own trackers: an example fills the form, one press records a word, and the removal's dialog says that the entries go too. */

test('an example saves nothing by itself, then one press records, and the form keeps what entries use', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server, { consents: exampleConsents });
  const page = await openAs(person, '/trackers');
  const trackers = () => rowsOnServer<{ name: string }>(server, person, 'trackers');
  const entries = () => rowsOnServer<{ word: string | null; amount: number | null }>(server, person, 'tracker_entries');
  await page.getByRole('button', { name: 'Zumbido' }).click();
  await expect(page.getByLabel('Nome')).toHaveValue('Zumbido');
  expect(await trackers()).toEqual([]);
  await page.getByRole('button', { name: 'Salvar registro próprio' }).click();
  await page.getByRole('button', { name: 'médio' }).click();
  await expect.poll(entries).toMatchObject([{ word: 'médio' }]);
  // The controls are gone, so that a second press by mistake records nothing.
  await expect(page.getByRole('button', { name: 'Anotar outra vez: Zumbido' })).toBeFocused();
  await expect(page.getByRole('button', { name: 'médio' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Novo registro próprio' }).click();
  await page.getByLabel('Nome').fill('Água com gás');
  await page.getByRole('radio', { name: /^Número/i }).check();
  await page.getByLabel('Unidade').fill('copos');
  await page.getByRole('button', { name: 'Salvar registro próprio' }).click();
  await page.getByLabel('Água com gás').fill('2');
  await page.getByRole('button', { name: 'Anotar', exact: true }).last().click();
  await expect.poll(async () => (await entries()).map(({ amount }) => amount)).toContain(2);

  await page.getByRole('button', { name: 'Organizar registros próprios' }).click();
  await page.getByRole('button', { name: 'Remover: Zumbido' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('O registro dele também será removido. Isso não tem volta.');
  await question.getByRole('button', { name: 'Remover Zumbido' }).click();
  await expect.poll(async () => (await trackers()).map(({ name }) => name)).toEqual(['Água com gás']);
  await expect.poll(async () => (await entries()).map(({ word }) => word)).toEqual([null]);
});

test('without premium there is room for three, and the form of a fourth says so', async ({ openAs, server }) => {
  const person = await makePerson(server, { consents: exampleConsents });
  const page = await openAs(person, '/trackers');
  for (const example of ['Xícaras de café', 'Zumbido', 'Tempo de leitura']) {
    if (example === 'Xícaras de café') await page.getByRole('button', { name: example }).click();
    else {
      await page.getByRole('button', { name: 'Novo registro próprio' }).click();
      await page.getByLabel('Nome').fill(example);
      await page.getByRole('radio', { name: /^Minutos/i }).check();
    }
    await page.getByRole('button', { name: 'Salvar registro próprio' }).click();
    await expect(page.getByLabel(example)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Novo registro próprio' }).click();
  await page.getByRole('button', { name: 'Novo registro próprio' }).click();
  await expect(page.getByText('Sem o Premium cabem 3 registros próprios, contando os arquivados.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salvar registro próprio' })).toHaveCount(0);
});
