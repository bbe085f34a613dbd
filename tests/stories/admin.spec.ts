import { expect, makePerson, test } from '../support/test.ts';

/** The administrators’ page. tests/contract/admin.test.ts proves that other users get no data, and that no response contains journal rows. */

test('a user who is not an administrator is redirected home and sees no administration page in the menu', async ({
  openAs,
  server,
}) => {
  const page = await openAs(await makePerson(server), '/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Hoje' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  await expect(page.locator('nav a[href="/admin"]')).toHaveCount(0);
});
