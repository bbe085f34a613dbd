import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/comfort/axe.ts';
import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** The health passport: the user writes it in their own words, shows it in another language, and prints it on one page. */

/** Unfolds a section by pressing its heading. */
const unfold = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).click();

/** The number of sheets of paper that the page needs when printed. */
async function sheets(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const document = await page.pdf({ format });
  return document.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/gu)?.length ?? 0;
}

test(
  'the health passport is saved, its ticked items are shown in another language, and it prints on one page',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const person = await makePerson(server);
    const page = await openAs(person, '/profile');
    const section = page.getByRole('region', { name: 'Passaporte de saúde' });

    await test.step('is filled in and saved', async () => {
      await unfold(page, 'Passaporte de saúde');
      await section.getByLabel('Como eu me comunico').fill('Por escrito.\nÀs vezes não falo.');
      await section.getByLabel('O que me ajuda').fill('Um lugar calmo.');
      await section.getByRole('button', { name: 'Salvar passaporte' }).click();
      await expect
        .poll(() => rowsOnServer(server, person, 'health_passports'))
        .toMatchObject([{ communication: 'Por escrito.\nÀs vezes não falo.', overload: null, helps: 'Um lugar calmo.' }]);
      await unfold(page, 'Saúde');
      await page.getByLabel('Alergias').fill('Amendoim');
      await page.getByRole('button', { name: 'Salvar dados de saúde' }).click();
      await expect(page.getByText('Perfil salvo').first()).toBeVisible();
    });

    const dialog = page.getByRole('dialog');
    await test.step('shows the ticked items in the chosen language', async () => {
      await section.getByRole('button', { name: 'Ver e imprimir' }).click();
      await expect(dialog.getByRole('heading', { name: 'O que me ajuda' })).toBeVisible();
      await expect(dialog.getByText('Amendoim')).toHaveCount(0);
      await dialog.getByRole('checkbox', { name: 'Alergias' }).check();
      await dialog.getByLabel('Idioma da página').selectOption('ja');
      await expect(dialog.getByRole('heading', { name: 'アレルギー' })).toBeVisible();
      await expect(dialog.getByText('Amendoim')).toBeVisible();
      await expect(dialog.getByText('Às vezes não falo.')).toBeVisible();
      await expect(dialog.getByText('Cabe em uma página, A4 ou Carta.')).toBeVisible();
      const code = dialog.getByRole('img', { name: 'スマートフォンのカメラで、インターネットなしで読めます。' });
      await expect(code).toBeHidden();
      await dialog.getByRole('checkbox', { name: 'Pôr na página um QR com este texto' }).check();
      await expect(code).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('fits one sheet of paper, also with long texts', async () => {
      expect([await sheets(page, 'A4'), await sheets(page, 'Letter')]).toEqual([1, 1]);
      await page.keyboard.press('Escape');
      await expect(section.getByRole('button', { name: 'Ver e imprimir' })).toBeFocused();
      for (const label of ['Como eu me comunico', 'O que me sobrecarrega', 'O que me ajuda'])
        await section.getByLabel(label).fill('Preciso de tempo para responder. '.repeat(40));
      await section.getByRole('button', { name: 'Salvar passaporte' }).click();
      await section.getByRole('button', { name: 'Ver e imprimir' }).click();
      await expect(dialog.getByText('Cabe em uma página, A4 ou Carta.')).toBeVisible();
      await expect(dialog.getByText('maior do que cabe em um QR')).toBeVisible();
      expect([await sheets(page, 'A4'), await sheets(page, 'Letter')]).toEqual([1, 1]);
    });
  },
);

test('the passport and its values are available offline, and health data need a consent first', async ({
  context,
  openAs,
  server,
}) => {
  const person = await makePerson(server, { consents: ['privacy_policy'] });
  const page = await openAs(person, '/profile');
  const section = page.getByRole('region', { name: 'Passaporte de saúde' });
  await unfold(page, 'Passaporte de saúde');
  await section.getByRole('button', { name: 'Permitir guardar' }).click();
  await unfold(page, 'Saúde');
  await expect(page.getByLabel('Altura')).toBeVisible();
  await section.getByLabel('O que me sobrecarrega').fill('Luz forte');
  await section.getByRole('button', { name: 'Ver e imprimir' }).click();
  // Opening the passport’s dialog once loads its code, so that it also opens offline.
  await expect(page.getByRole('dialog').getByText('Cabe em uma página, A4 ou Carta.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await context.setOffline(true);
  await section.getByRole('button', { name: 'Salvar passaporte' }).click();
  await expect(page.getByText('Passaporte salvo neste aparelho').first()).toBeVisible();
  await section.getByRole('button', { name: 'Ver e imprimir' }).click();
  await expect(page.getByRole('dialog').getByText('Luz forte')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => rowsOnServer(server, person, 'health_passports')).toMatchObject([{ overload: 'Luz forte' }]);
});
