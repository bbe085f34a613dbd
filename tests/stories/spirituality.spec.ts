import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';

const consents = ['privacy_policy', 'health', 'spirituality'];

test('a practice is recorded with one tap, and a sentence reports it for the week', async ({ openAs, server }) => {
  const person = await makePerson(server, { consents });
  const page = await openAs(person, '/spirituality');
  await page.getByRole('button', { name: 'Respiração' }).click();
  await expect(page.getByLabel('Prática')).toHaveValue('Respiração');
  await page.getByLabel('Duração').fill('15');
  await page.getByRole('button', { name: 'Salvar registro' }).click();
  await expect(page.getByRole('listitem').getByText('15 min')).toBeVisible();
  await expect(page.getByText(/^Há registro em 1 dia\. Somam 15/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Igual à última vez: Respiração' })).toBeVisible();
  await expect
    .poll(() => rowsOnServer(server, person, 'spirituality_entries'))
    .toMatchObject([{ practice: 'Respiração', duration_minutes: 15, notes: null }]);
});
