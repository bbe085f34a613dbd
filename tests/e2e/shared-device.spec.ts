import type { Page } from '@playwright/test';
import { ownConnection } from '../support/own-connection.ts';
import type { Person } from '../support/person.ts';
import { daysAgo, plantRow } from '../support/plant-row.ts';
import type { RunningServer } from '../support/server.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** Two users share a device. The second user, who knows the browser’s developer tools, must find no data of the first. */

test.use({ serviceWorkers: 'allow' });

/** A word that occurs in every row of the user below, and nowhere else. */
const secret = 'jabuticaba';
const day = daysAgo(0);
const rows: Record<string, object> = {
  emergency_contacts: { name: secret, phone: '+55 11 98888-0001' },
  thoughts_entries: { date: day, text: secret },
  mood_entries: { date: day, mood: 'calm', intensity: 2, notes: secret },
  facts_entries: { date: day, category: 'learning', text: secret },
  crisis_events: { date: day, description: secret },
  crisis_settings: { message: secret },
  safety_plans: { own_ways: secret },
  pets: { name: secret },
};
const pages = ['thoughts', 'mood', 'facts', 'crisis', 'cogni_pet', 'profile'];

async function personWithSecrets(server: RunningServer): Promise<Person> {
  const person = await makePerson(server, { premium: true, consents: ['privacy_policy', 'health', 'crisis_messages'] });
  for (const [table, row] of Object.entries(rows)) await plantRow(server, person, table, row);
  return person;
}

async function readEverything(page: Page, server: RunningServer): Promise<void> {
  for (const path of pages) {
    await page.goto(`${server.url}/${path}`);
    await expect.poll(() => left(page), { message: path }).toContain(path === 'cogni_pet' ? ' pets:' : ' cache:');
  }
}

/** Returns everything that a page of this site can read from the device’s storage, as one text. */
function left(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage }), document.cookie];
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(new Error('it could not be opened'));
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<{ table?: string }[]>((resolve) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(reading.result as { table?: string }[]);
        });
        for (const row of rows) texts.push(` ${store}: ${row.table ?? ''}: ${JSON.stringify(row)}`);
        texts.push(...rows.map(({ table }) => ` ${String(table)}:`));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) texts.push(request.url);
    }
    return texts.join('\n');
  });
}

test('after signing out no data stay on the device: no rows, no names, no session', async ({ openAs, server }) => {
  const person = await personWithSecrets(server);
  const page = await openAs(person);
  await readEverything(page, server);
  expect(await left(page)).toContain(secret);
  await page.getByRole('button', { name: 'Sair da conta' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect.poll(() => left(page)).not.toContain(secret);
  for (const own of [person.email, person.session.refresh_token, 'Ana Souza', '98888']) {
    await expect.poll(() => left(page)).not.toContain(own);
  }
});

test('a session that was ended elsewhere while the app was closed leaves no data either', async ({ openAs, server }) => {
  const person = await personWithSecrets(server);
  const page = await openAs(person);
  await readEverything(page, server);
  await page.evaluate(() => {
    const session = JSON.parse(localStorage.getItem('cogn-session') ?? '{}') as Record<string, unknown>;
    localStorage.setItem('cogn-session', JSON.stringify({ ...session, expires_at: 1 }));
  });
  await page.goto('about:blank');
  await fetch(`${server.url}/auth/v1/logout?scope=global`, {
    method: 'POST',
    headers: { ...ownConnection, authorization: `Bearer ${person.session.access_token}` },
  });
  await page.goto(`${server.url}/thoughts`);
  await expect(page).toHaveURL(/\/auth/);
  await expect.poll(() => left(page)).not.toContain(secret);
});

test('a device that lost its session deletes that session’s data at the next visit', async ({ openAs, server }) => {
  const page = await openAs(await personWithSecrets(server));
  await readEverything(page, server);
  await page.evaluate((word) => {
    localStorage.removeItem('cogn-session');
    const endpoint = `https://push.example.org/${word}`;
    localStorage.setItem('cogn-push', JSON.stringify({ userId: 'x', endpoint, language: 'pt', timeZone: 'UTC' }));
  }, secret);
  await page.goto('about:blank');
  await page.goto(`${server.url}/auth`);
  await expect.poll(() => left(page)).not.toContain(secret);
});
