import type { BrowserContext, Page } from '@playwright/test';
import type { Person } from '../support/person.ts';
import { rowsOnServer } from '../support/rows.ts';
import type { RunningServer } from '../support/server.ts';
import { expect, makePerson, rememberSession, test } from '../support/test.ts';

/** Six ways to lose a write or to send it twice. After the page has said "salvo neste aparelho", none of them may do either. */

async function openWater(
  context: BrowserContext,
  server: RunningServer,
  person: Person,
  before?: () => void,
): Promise<Page> {
  const page = await context.newPage();
  if (before) await page.addInitScript(before);
  await rememberSession(page, person.session);
  await page.goto(`${server.url}/water`);
  await expect(page.getByRole('button', { name: /Bebi um copo/ })).toBeVisible();
  return page;
}

const drink = (page: Page) => page.getByRole('button', { name: /Bebi um copo/ }).click();

async function expectOnServer(server: RunningServer, person: Person, count: number): Promise<void> {
  await expect
    .poll(async () => (await rowsOnServer(server, person, 'water_entries')).length, { timeout: 20_000 })
    .toBe(count);
}

test('a write followed by an immediate reload arrives once', async ({ context, server }) => {
  const person = await makePerson(server);
  const page = await openWater(context, server, person);
  await drink(page);
  await expect(page.getByText('250 ml neste dia')).toBeVisible();
  await page.reload();
  await expect(page.getByText('250 ml neste dia')).toBeVisible();
  await expectOnServer(server, person, 1);
});
