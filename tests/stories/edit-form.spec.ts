import { plantRow, daysAgo } from '../support/plant-row.ts';
import { expect, makePerson, test } from '../support/test.ts';

/**
 * The form that edits an entry. The user finds the button that removes the entry without scrolling. A removed entry leaves
 * no text of its form behind.
 */

test(
  'on a phone the removal of an entry is in sight when its form opens, also in a long form',
  { tag: '@browser' },
  async ({ openAs, server, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const person = await makePerson(server, { premium: true });
    await plantRow(server, person, 'sleep_entries', { date: daysAgo(0), quality: 'restful' });
    await openAs(person, '/sleep');
    await page.getByRole('button', { name: /^Editar/ }).click();
    const removal = page.getByRole('button', { name: /^Remover · / });
    await expect(removal).toBeInViewport({ ratio: 1 });
    // The button that saves is far from the button that removes, so that nobody presses the wrong one.
    await expect(page.getByRole('button', { name: 'Salvar mudanças' })).not.toBeInViewport();
    const { width, height } = (await removal.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
);

test('a removed entry leaves no text of its form on the device, and undo brings the text back', async ({
  openAs,
  server,
  page,
}) => {
  const person = await makePerson(server, { premium: true });
  await plantRow(server, person, 'water_entries', { date: daysAgo(0), amount_ml: 250 });
  await openAs(person, '/water');
  await page.getByRole('button', { name: /^Editar/ }).click();
  await page.getByLabel('Notas').fill('chá frio');
  const drafts = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('cogn-draft')));
  await expect.poll(drafts).not.toEqual([]);
  await page.getByRole('button', { name: /^Remover · / }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover registro' }).click();
  await expect(page.getByText('Registro removido', { exact: true })).toBeVisible();
  expect(await drafts()).toEqual([]);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await page.getByRole('button', { name: /^Editar/ }).click();
  await expect(page.getByLabel('Notas')).toHaveValue('chá frio');
});
