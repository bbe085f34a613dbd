import type { Page } from '@playwright/test';
import { ownConnection } from '../support/own-connection.ts';
import type { Person } from '../support/person.ts';
import type { RunningServer } from '../support/server.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** Mood: twelve labelled faces, a labelled intensity, several entries a day, and a year of days as small squares. */

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const openYear = (page: Page) => page.getByRole('heading', { name: 'O ano em quadradinhos' }).click();
const yearCard = (page: Page) => page.getByRole('region', { name: 'O ano em quadradinhos' });

/** Writes moods to the server, one after the other. */
async function note(server: RunningServer, person: Person, noted: readonly (readonly [date: string, mood: string])[]) {
  for (const [date, mood] of noted) {
    const answer = await fetch(`${server.url}/rest/v1/mood_entries`, {
      method: 'POST',
      headers: {
        ...ownConnection,
        'content-type': 'application/json',
        authorization: `Bearer ${person.session.access_token}`,
      },
      body: JSON.stringify({ user_id: person.session.user.id, date, mood, intensity: 3 }),
    });
    expect(answer.status).toBe(201);
  }
}

test('the user moves from year to year, not past the current one, and each year is fetched once', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server, { premium: true });
  await note(server, person, [['2025-12-31', 'happy']]);
  const page = await openAs(person, '/mood?date=2026-11-20');
  await page.clock.setFixedTime(new Date('2026-11-20T15:00:00Z'));
  await page.reload();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/mood_entries\?.*-01-01/u.test(request.url())) requests.push(request.url());
  });
  await openYear(page);
  const card = yearCard(page);
  await expect(card.getByText('Nenhum registro neste ano.')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Próximo ano' })).toBeHidden();
  await press(page, 'Ano anterior');
  await expect(card.getByText('Há registro em 1 dia de 2025. O humor que apareceu em mais dias foi “feliz”.')).toBeVisible();
  await press(page, 'Próximo ano');
  await expect(card.getByText('Nenhum registro neste ano.')).toBeVisible();
  expect(requests.filter((url) => url.includes('2025-01-01'))).toHaveLength(1);
});

test('the squares fit the narrowest screen, also with the largest text', async ({ openAs, server }) => {
  const person = await makePerson(server, { premium: true });
  await note(server, person, [['2026-03-01', 'calm']]);
  const page = await openAs(person, '/mood?date=2026-11-20');
  await page.setViewportSize({ width: 320, height: 720 });
  await openYear(page);
  const picture = yearCard(page).getByRole('img');
  await expect(picture).toBeVisible();
  const beyond = () => picture.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expect.poll(beyond).toBe(0);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect.poll(beyond).toBe(0);
});
