import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** Own tags: made in an entry's form, shown in its list, renamed and merged for all entries at once. */
test('a tag is made in the form without saving the entry, and a later rename and merge show on the entry', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server, { premium: true });
  const page = await openAs(person, '/mood');
  const list = page.getByRole('region', { name: /^Registros de/ });
  const field = page.getByLabel('Nova etiqueta');

  await page.getByText('Etiquetas', { exact: true }).click();
  for (const name of ['praia', 'férias']) {
    await field.fill(name);
    await field.press('Enter');
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('aria-pressed', 'true');
  }
  await field.fill(' PRAIA ');
  await field.press('Enter');
  await expect(field).toHaveValue('');
  expect(await rowsOnServer(server, person, 'mood_entries')).toEqual([]);
  await page.getByRole('radio', { name: 'com calma' }).click();
  await page.getByRole('radio', { name: 'Média' }).click();
  await page.getByRole('button', { name: 'Salvar registro' }).click();
  await expect(list.getByRole('listitem').filter({ hasText: /^praia$/ })).toBeVisible();
  await expect(list.getByRole('listitem').filter({ hasText: /^férias$/ })).toBeVisible();

  await page.getByRole('button', { name: 'Organizar etiquetas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Organizar etiquetas' });
  await dialog.getByRole('button', { name: 'praia', exact: true }).click();
  await dialog.getByLabel('Nome', { exact: true }).fill('Mar');
  await dialog.getByRole('button', { name: 'Mudar o nome' }).click();
  await expect(dialog.getByRole('button', { name: 'Mar', exact: true })).toBeVisible();
  await dialog.getByLabel('Juntar a outra etiqueta').selectOption({ label: 'férias' });
  await dialog.getByRole('button', { name: 'Juntar', exact: true }).click();
  await expect(dialog.getByRole('button', { name: 'Mar', exact: true })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expect(list.getByText('férias', { exact: true })).toBeVisible();
  await expect(list.getByText('Mar', { exact: true })).toHaveCount(0);
  // Waits for the toast of the merge. Until it appears, the toast of the rename is visible, and its button undoes the rename.
  await expect(page.getByText('Etiquetas juntas').first()).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(list.getByText('Mar', { exact: true })).toBeVisible();
});
