import { expect, makePerson, test } from '../support/test.ts';

test('a day that has not come says so, offers no form, and today does again', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server), '/weight');
  const form = page.getByRole('button', { name: 'Salvar registro' });
  await expect(form).toBeVisible();
  await page.getByRole('button', { name: 'Dia seguinte' }).click();
  await expect(page.getByText('Este dia ainda não chegou.', { exact: false })).toBeVisible();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Hoje' }).click();
  await expect(form).toBeVisible();
});
