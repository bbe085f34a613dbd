import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';

const consents = ['privacy_policy', 'health', 'spirituality'];

test('the verse of the day is liked, unliked, swapped, and found in the list of liked verses', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server, { consents });
  const page = await openAs(person, '/profile');
  const card = page.getByRole('region', { name: 'Verso do dia' });
  const text = card.locator('blockquote');
  const likes = () => rowsOnServer<{ liked: boolean }>(server, person, 'verse_likes');
  const first = (await text.textContent()) ?? '';

  await card.getByRole('button', { name: 'Trocar este verso' }).click();
  await expect(text).not.toHaveText(first);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(text).toHaveText(first);
  expect(await likes()).toEqual([]);

  await card.getByRole('button', { name: 'Gostei' }).click();
  await expect(card.getByRole('button', { name: 'Gostei' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(likes).toMatchObject([{ liked: true }]);
  // A swapped verse stays liked, and the swap survives a reload.
  await card.getByRole('button', { name: 'Trocar este verso' }).click();
  await expect(card.getByRole('button', { name: 'Gostei' })).toHaveAttribute('aria-pressed', 'false');
  const second = (await text.textContent()) ?? '';
  await page.reload();
  await expect(text).toHaveText(second);
  expect(await likes()).toMatchObject([{ liked: true }]);

  await page.goto(`${server.url}/spirituality`);
  const liked = page.getByRole('region', { name: 'Versos de que você gostou' });
  await expect(liked.getByRole('listitem')).toContainText(first);
  await liked.getByRole('button', { name: /^Tirar da lista/ }).click();
  await expect(liked.getByRole('listitem')).toHaveCount(0);
  await expect.poll(likes).toEqual([]);
});

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
