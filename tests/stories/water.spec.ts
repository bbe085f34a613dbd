import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';
import { undo } from '../support/toasts.ts';

/** Water: one press records a glass or a size that the user has recorded before. Each press can be undone. */

test('a recorded size takes one press from then on, and can be undone', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server), '/water');
  const entries = page.getByRole('region', { name: /^Registros de/ });
  const others = page.getByRole('group', { name: 'Seus outros copos' });
  await expect(page.getByRole('img', { name: 'Copo: sem registro neste dia, meta de 2.000 ml' })).toBeVisible();
  await page.getByRole('button', { name: 'Bebi um copo' }).click();
  await expect(page.getByText('250 ml neste dia')).toBeVisible();
  await expect(others).toHaveCount(0);

  await page.getByRole('button', { name: 'Outra quantidade' }).click();
  await page.getByLabel('Quantidade').fill('500');
  await page.getByRole('button', { name: 'Salvar registro' }).click();
  await expect(page.getByText('750 ml neste dia')).toBeVisible();
  await others.getByRole('button', { name: 'Bebi 500 ml' }).click();
  await expect(page.getByText('1.250 ml neste dia')).toBeVisible();
  await expect(entries.getByRole('listitem')).toHaveCount(3);

  await undo(page, /: 500\sml/);
  await expect(page.getByText('750 ml neste dia')).toBeVisible();
  await expect(others.getByRole('button')).toHaveText(['Bebi 500 ml']);
});

test('the user chooses the size of the glass and the goal', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server), '/water');
  await page.getByLabel('Meta do dia').fill('1500');
  await page.getByLabel('Tamanho do copo').fill('300');
  await page.getByRole('button', { name: 'Salvar meta e copo' }).click();
  await expect(page.getByText('Sua meta: 1.500 ml')).toBeVisible();
  await page.getByRole('button', { name: 'Bebi um copo' }).click();
  await expect(page.getByText('300 ml neste dia')).toBeVisible();
});

test('another amount may have notes, and so may a glass when it is edited', async ({ openAs, server }) => {
  const person = await makePerson(server);
  const page = await openAs(person, '/water');
  const entries = page.getByRole('region', { name: /^Registros de/ });
  await page.getByRole('button', { name: 'Outra quantidade' }).click();
  await page.getByLabel('Quantidade').fill('300');
  await page.getByLabel('Notas').fill('Chá de camomila');
  await page.getByRole('button', { name: 'Salvar registro' }).click();
  await expect(entries.getByText('Chá de camomila')).toBeVisible();
  await page.getByRole('button', { name: 'Bebi um copo' }).click();
  await expect(page.getByText('550 ml neste dia')).toBeVisible();
  await expect
    .poll(() => rowsOnServer(server, person, 'water_entries'))
    .toMatchObject([
      { amount_ml: 300, notes: 'Chá de camomila' },
      { amount_ml: 250, notes: null },
    ]);
});
