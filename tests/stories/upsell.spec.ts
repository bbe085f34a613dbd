import { changePremium } from '../support/person.ts';
import { expect, makePerson, test } from '../support/test.ts';

const locked = 'Este é um recurso exclusivo para usuários Premium. Faça upgrade para desbloquear.';
/** The time a number of days from now. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

test('Esc closes the dialog before a toast that appeared later', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server), '/water');
  const dialog = page.getByRole('dialog', { name: 'COGN Premium' });
  let answer: () => void = () => undefined;
  const blocked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/rest/v1/water_entries*', async (route) => {
    if (route.request().method() === 'POST') await blocked;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Bebi um copo' }).click();
  const mood = page.getByRole('button', { name: /Humor/ });
  await mood.click();
  await expect(dialog.getByText(locked)).toBeVisible();
  answer();
  const message = page.locator('[data-toasts]').getByRole('button', { name: 'Desfazer' });
  await expect(message).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(mood).toBeFocused();
});

test('a banner announces the end of premium less than thirty days before it; renewing opens the dialog, closing hides it for a week, and it is never on the crisis page', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server);
  await changePremium(server, person.email, inDays(45));
  const page = await openAs(person, '/water');
  const banner = page.getByText(/Seu Premium vai até/);
  const premium = page.getByRole('link', { name: /Humor/ });
  await expect(page.getByRole('button', { name: /Bebi um copo/ })).toBeVisible();
  await expect(premium).toBeVisible();
  await expect(banner).toBeHidden();
  await changePremium(server, person.email, inDays(20));
  await page.reload();
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'Renovar Premium' }).click();
  await expect(page.getByRole('dialog', { name: 'COGN Premium' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Crise/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Crise' })).toBeVisible();
  await expect(banner).toBeHidden();
  await page.goBack();
  await page.getByRole('button', { name: 'Fechar esta mensagem' }).click();
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(premium).toBeVisible();
  await expect(banner).toBeHidden();
});
