import type { Locator, Page } from '@playwright/test';
import { expect, makePerson, test } from '../support/test.ts';

/** A user can complete a whole day by keyboard alone, including a deletion with confirmation and undo. */

/** The maximum number of Tab presses on the way to a control. No page needs that many. */
const most = 120;

/** Presses Tab until the control has the focus, as a user would. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let step = 0; step < most; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted, 'Tab leads there').toBeFocused();
}

async function press(page: Page, wanted: Locator): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}

test('by keyboard alone a user signs in, writes, edits, deletes, undoes, changes the theme and signs out', async ({
  page,
  server,
}) => {
  test.setTimeout(180_000);
  const person = await makePerson(server);
  await page.goto(`${server.url}/auth`);

  await tabTo(page, page.getByLabel('E-mail'));
  await page.keyboard.type(person.email);
  await tabTo(page, page.getByLabel('Senha', { exact: true }));
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Hoje' })).toBeVisible();

  await press(page, page.getByRole('navigation', { name: 'Páginas' }).getByRole('link', { name: 'Peso' }));
  const heading = page.getByRole('heading', { level: 1, name: 'Peso' });
  await expect(heading).toBeFocused();
  await tabTo(page, page.getByRole('textbox', { name: 'Peso' }));
  await page.keyboard.type('70,5');
  await tabTo(page, page.getByLabel('Notas'));
  await page.keyboard.type('depois do café');
  await press(page, page.getByRole('button', { name: 'Salvar registro' }));
  const entries = page.getByRole('main').getByRole('listitem').filter({ hasText: 'depois do café' });
  await expect(entries).toHaveCount(1);

  await press(page, entries.getByRole('button', { name: /^Editar/ }));
  const weight = page.getByRole('textbox', { name: 'Peso' });
  await tabTo(page, weight);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('71');
  await press(page, page.getByRole('button', { name: 'Salvar mudanças' }));
  await expect(entries).toContainText('71');
  await expect(entries.getByRole('button', { name: /^Editar/ })).toBeFocused();

  await press(page, entries.getByRole('button', { name: /^Editar/ }));
  await press(page, page.getByRole('button', { name: /^Remover · Peso · \d\d:\d\d$/ }));
  const question = page.getByRole('alertdialog');
  await expect(question.locator(':focus')).toHaveCount(1);
  await press(page, question.getByRole('button', { name: 'Remover registro' }));
  await expect(entries).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /^Registros de/ })).toBeFocused();
  await press(page, page.getByRole('button', { name: 'Desfazer' }));
  await expect(entries).toHaveCount(1);

  const settings = page.getByRole('button', { name: 'Ajustes', exact: true });
  await press(page, settings);
  const panel = page.getByRole('dialog');
  await press(page, panel.locator('[data-group="look"]'));
  await tabTo(page, panel.getByRole('radio', { name: 'Pastel' }));
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', 'pastel');
  // Esc closes the newest layer first: the toast, the settings group, the panel.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await expect(settings).toBeFocused();

  await press(page, page.getByRole('button', { name: 'Sair da conta' }));
  await expect(page).toHaveURL(/\/auth/);
});
