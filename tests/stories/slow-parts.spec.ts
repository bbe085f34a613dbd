import type { Page } from '@playwright/test';
import { plantRow, daysAgo } from '../support/plant-row.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** A part of a page whose data is slow or never arrives must not delay the page’s other parts. */

const topOf = async (page: Page, name: string) =>
  (await page.getByRole('heading', { name }).first().boundingBox())?.y ?? Number.NaN;

for (const width of [390, 1280]) {
  test(
    `the rest of Today neither waits for the companion nor moves when it comes, ${width} px wide`,
    { tag: '@browser' },
    async ({ openAs, server, page }) => {
      await page.setViewportSize({ width, height: 844 });
      const person = await makePerson(server, { premium: true });
      await plantRow(server, person, 'pets', { name: 'Nuvem' });
      let come: () => void = () => undefined;
      const coming = new Promise<void>((resolve) => (come = resolve));
      await page.route(/\/words-[^/]*\/cogni_pet\./, async (route) => {
        await coming;
        await route.continue();
      });
      await openAs(person);
      await expect(page.getByRole('link', { name: 'Ver: Meu COGN' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Seu perfil' })).toBeVisible();
      await expect(page.getByText('Nuvem está por aqui')).toHaveCount(0);
      const before = await topOf(page, 'Seu perfil');
      come();
      await expect(page.getByText('Nuvem está por aqui')).toBeVisible();
      expect(await topOf(page, 'Seu perfil')).toBe(before);
    },
  );
}

test('without premium the companion’s drawing is not fetched', async ({ openAs, server, page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await openAs(await makePerson(server));
  await expect(page.getByRole('heading', { name: 'Seu perfil' })).toBeVisible();
  expect(fetched.filter((url) => url.includes('/cogni_pet.'))).toEqual([]);
});

test('rows of the server show although the device’s database never answers', async ({ openAs, server, page }) => {
  const person = await makePerson(server, { premium: true });
  await plantRow(server, person, 'water_entries', { date: daysAgo(0), amount_ml: 250, notes: 'Chá frio' });
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (...given) {
      return Object.assign(open.apply(this, given), { addEventListener: () => undefined });
    };
    // Disables the app’s long timeout for the device’s database, so that only the short one can make the rows appear.
    const later = window.setTimeout;
    window.setTimeout = ((work: TimerHandler, delay?: number) =>
      delay === 5000 ? 0 : later(work, delay)) as typeof window.setTimeout;
  });
  await openAs(person, '/water');
  await expect(page.getByText('Chá frio')).toBeVisible();
  await expect(page.getByText('Tudo salvo')).toHaveCount(0);
});
