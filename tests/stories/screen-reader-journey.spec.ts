import type { Page } from '@playwright/test';
import { askToRemove } from '../support/remove-entry.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** What a screen reader gets: the browser’s accessibility tree and the announcements of live regions. */

declare global {
  interface Window {
    announced: { how: string; text: string }[];
  }
}

/** Records the announcements of all live regions, with their urgency, in every page that opens from now on. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.announced = [];
    new MutationObserver((mutations) => {
      for (const { target, addedNodes } of mutations) {
        const near = target instanceof Element ? target : target.parentElement;
        const regions = [near, ...[...addedNodes].filter((node) => node instanceof Element)];
        for (const region of regions.map((one) => one?.closest('[role="status"], [role="alert"], [aria-live]'))) {
          const text = (region?.textContent ?? '').trim();
          const how =
            region?.getAttribute('aria-live') ?? (region?.getAttribute('role') === 'alert' ? 'assertive' : 'polite');
          if (region && text !== '') window.announced.push({ how, text });
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

const announced = (page: Page, how: string) =>
  page.evaluate((wanted) => window.announced.filter((one) => one.how === wanted).map(({ text }) => text), how);

test(
  'for a screen reader, the sign-in page and a journal have landmarks and headings, and every control has a name',
  { tag: '@browser' },
  async ({ openAs, page, server }) => {
    await page.goto(`${server.url}/auth`);
    await expect(page.getByRole('banner').getByRole('combobox', { name: 'Idioma' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Entrar', exact: true })).toBeVisible();
    await expect(main.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('required', '');
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Política de Privacidade' })).toBeVisible();
    await expect(page).toHaveTitle(/COGN/);

    await openAs(await makePerson(server), '/water');
    await expect(page.getByRole('heading', { level: 1, name: 'Água' })).toBeVisible();
    const tree = await page.locator('body').ariaSnapshot();
    // In the accessibility tree, a control without a quoted name has no label. A screen reader would announce it only as
    // "button".
    const nameless = tree
      .split('\n')
      .filter((line) => /- (button|link|checkbox|radio|textbox|combobox|dialog)(?! ")/.test(line));
    expect(nameless).toEqual([]);
    await expect(page.getByRole('navigation', { name: 'Páginas' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Água', exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('main').getByRole('img', { name: /ml/ }).first()).toBeVisible();
  },
);

test('for a screen reader, a saved entry is announced politely, an error at its field, and a dialog by its question', async ({
  openAs,
  page,
  server,
}) => {
  await listen(page);
  await openAs(await makePerson(server), '/weight');
  const weight = page.getByRole('textbox', { name: 'Peso' });
  await page.getByRole('button', { name: 'Salvar registro' }).click();
  await expect(weight).toBeFocused();
  await expect(weight).toHaveAccessibleDescription(/informe seu peso/);
  await weight.fill('70,5');
  await page.getByRole('button', { name: 'Salvar registro' }).click();
  await expect.poll(async () => (await announced(page, 'polite')).join(' ')).toMatch(/salv/i);
  await askToRemove(page);
  const question = page.getByRole('alertdialog');
  await expect(question).toHaveAccessibleName(/\S/);
  await expect(question).toHaveAccessibleDescription(/\S/);
  // Only an error may be announced assertively, so that nothing else interrupts.
  for (const text of await announced(page, 'assertive')) expect(text).toMatch(/^Há algo para ajustar no formulário/);
});
