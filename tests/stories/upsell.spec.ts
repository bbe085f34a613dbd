import { expect, makePerson, test } from '../support/test.ts';

const locked = 'Este é um recurso exclusivo para usuários Premium. Faça upgrade para desbloquear.';

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
