import { daysAgo, plantRow } from '../support/plant-row.ts';
import { expect, makePerson, test } from '../support/test.ts';

test('a future day says so and offers no form, and today offers it again', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server), '/weight');
  const form = page.getByRole('button', { name: 'Salvar registro' });
  await expect(form).toBeVisible();
  await page.getByRole('button', { name: 'Próximo', exact: true }).click();
  await expect(page.getByText('Este dia ainda não chegou.', { exact: false })).toBeVisible();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Anterior', exact: true }).click();
  await expect(form).toBeVisible();
});

test('an entry on a future day, written in a timezone where that day had begun, can be removed but not changed', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server);
  const tomorrow = daysAgo(-1);
  await plantRow(server, person, 'weight_entries', { date: tomorrow, weight_kg: 70 });
  const page = await openAs(person, `/weight?date=${tomorrow}`);
  const entry = page.getByRole('listitem').filter({ hasText: '70' });
  await expect(entry).toBeVisible();
  await expect(entry.getByRole('button', { name: /^Editar/ })).toHaveCount(0);
  await entry.getByRole('button', { name: /^Remover/ }).click();
  await page.getByRole('button', { name: 'Remover registro' }).click();
  await expect(entry).toHaveCount(0);
});
