import { makePerson } from '../support/person.ts';
import { rowsOnServer } from '../support/rows.ts';
import { cachedAddresses, drinkButton, openWater, test, waitUntilCached } from '../support/cached-app.ts';
import { expect } from '../support/test.ts';

/** The cached app opens offline, and its cache contains no personal data. */

test.use({ serviceWorkers: 'allow' });
// The time limit is long, because each test starts and stops a server. The device also caches the app only some time after
// the page has loaded.
test.describe.configure({ timeout: 150_000 });

test('a visited page and its records open offline, and an entry written there is sent later', async ({
  page,
  context,
  own,
}) => {
  const person = await makePerson(own.server);
  await openWater(page, own.server, person);
  await drinkButton(page).click();
  await expect(page.getByText('250 ml neste dia')).toBeVisible();
  await expect(page.getByText('Tudo salvo').first()).toBeVisible();
  await waitUntilCached(page);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('250 ml neste dia')).toBeVisible();
  await drinkButton(page).click();
  await expect(page.getByText('500 ml neste dia')).toBeVisible();
  await page.reload();
  await expect(page.getByText('500 ml neste dia')).toBeVisible();
  await expect(page.getByText(/salvo neste aparelho/i).first()).toBeVisible();
  await expect.poll(() => rowsOnServer(own.server, person, 'water_entries')).toHaveLength(1);

  await context.setOffline(false);
  await expect
    .poll(async () => (await rowsOnServer(own.server, person, 'water_entries')).length, { timeout: 20_000 })
    .toBe(2);
});

test('a page that was never opened also opens while the server is down', async ({ page, own }) => {
  await openWater(page, own.server, await makePerson(own.server));
  await waitUntilCached(page);
  await own.server.stop();
  await page.getByRole('link', { name: 'Peso' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Peso' })).toBeVisible();
  await page.goto(own.server.url);
  await expect(page.getByRole('heading', { level: 1, name: 'Hoje' })).toBeVisible();
  await own.renew();
});

test('signed out and offline, the sign-in page opens and says why it can’t sign in', async ({ page, context, own }) => {
  await page.goto(`${own.server.url}/auth`);
  await waitUntilCached(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByLabel('E-mail').fill('ana@example.org');
  await page.getByLabel('Senha', { exact: true }).fill('calm-and-quiet-words');
  await page.getByRole('button', { name: 'Entrar na conta' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('ana@example.org');
  await page.goto(`${own.server.url}/?help=now`);
  await expect(page.getByRole('dialog', { name: 'Ajuda agora' })).toBeVisible();
});

test('another language that was chosen once opens offline too', async ({ page, context, own }) => {
  await page.goto(`${own.server.url}/auth`);
  await waitUntilCached(page);
  await page.getByLabel('Idioma').selectOption('ja');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await waitUntilCached(page, 'ja');
  await context.setOffline(true);
  await page.goto(`${own.server.url}/forgot-password`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[぀-ヿ]/);
});

test('no record, typed text or photo of a user is in any cache, while signed in and after signing out', async ({
  page,
  own,
}) => {
  await openWater(page, own.server, await makePerson(own.server));
  await drinkButton(page).click();
  await expect(page.getByText('250 ml neste dia')).toBeVisible();
  await waitUntilCached(page);
  await page.reload();
  await expect(page.getByText('250 ml neste dia')).toBeVisible();
  const program = /^\/(?:index\.html|first-paint\.js|assets\/.*)$/;
  const check = async () => {
    const addresses = await cachedAddresses(page);
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses.filter((address) => !program.test(address))).toEqual([]);
    const texts = await page.evaluate(async () => {
      const page = await caches.match('/index.html', { ignoreVary: true });
      return `${(await page?.text()) ?? ''}`;
    });
    expect(texts).toContain('cogn-settings');
    expect(texts).not.toContain('Ana Souza');
  };
  await check();
  await page.getByRole('button', { name: 'Sair da conta' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await check();
});
