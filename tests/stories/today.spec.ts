import type { Page } from '@playwright/test';
import { plantRow } from '../support/plant-row.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** The index: what matters now, the person's own choice of journals, and a light day. */

const now = (page: Page) => page.getByRole('region', { name: 'Agora' });
const journals = (page: Page) => page.getByRole('region', { name: 'Seus registros' });
const energy = (page: Page) => page.getByRole('region', { name: 'Como está sua energia?' });

test('a past day shows its own values, and its buttons lead to the pages of that day', async ({ openAs, server }) => {
  const person = await makePerson(server);
  await plantRow(server, person, 'water_entries', { date: '2026-03-11', amount_ml: 750 });
  const page = await openAs(person, '/?date=2026-03-11');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seu dia');
  await expect(page.getByRole('navigation', { name: 'Data' }).getByText('qua., 11 de mar.').first()).toBeVisible();
  await expect(journals(page).getByText(/^750\sml/)).toBeVisible();
  await expect(now(page)).toHaveCount(0);
  await expect(energy(page)).toHaveCount(0);
  await journals(page).getByRole('link', { name: 'Anotar: Água' }).click();
  await expect(page).toHaveURL(`${server.url}/water?date=2026-03-11`);
});
