import { expect, makePerson, test } from '../support/test.ts';
import { troubleTable } from '../support/troubled-table.ts';

/** Rights, typed text and saved records survive server errors and the moment in which a device synchronises. */

test('an administrator keeps the role while the server is busy', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server, { admin: true }), '/admin');
  const part = page.getByRole('group', { name: 'O que ver' }).or(page.getByRole('radiogroup')).first();
  await expect(part).toBeVisible();
  await troubleTable(page, 'profiles', 'busy');
  await page.reload();
  await expect(part).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
});
