import type { Locator, Page } from '@playwright/test';
import { closeSettings, openSettings } from '../support/settings.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** The names of the sidebar’s pages in order, without other text in their lines. */
const sidebar = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Páginas' })
    .getByRole('listitem')
    .evaluateAll((items) => items.map((item) => item.querySelector('span')?.textContent));

const handle = (panel: Locator, id: string) => panel.locator(`[data-handle="${id}"]`);

/** The coordinates of an element’s centre. */
async function middle(place: Locator): Promise<{ x: number; y: number }> {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error('there is nothing to take hold of');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test('pages are reordered and hidden in the settings, by keyboard too, and stay so after a reload', async ({
  openAs,
  server,
}) => {
  const page = await openAs(await makePerson(server), '/water');
  // Checks only the first three pages, because the registry decides how many follow.
  await expect.poll(async () => (await sidebar(page)).slice(0, 3)).toEqual(['Lembretes', 'Calendário', 'Rotina']);
  const pages = await sidebar(page);
  const count = String(pages.length);
  const panel = await openSettings(page, 'Páginas do menu');
  const up = panel.getByRole('button', { name: 'Subir: Rotina' });
  await expect(handle(panel, 'routine')).toBeVisible();
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('status').filter({ hasText: `Rotina: posição 2 de ${count}` })).toBeAttached();
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter');
  // The first row cannot move up further, and the focus stays on this row.
  await expect(up).toBeDisabled();
  await expect(panel.getByRole('button', { name: 'Descer: Rotina' })).toBeFocused();
  await expect(page.getByText('Ordem das páginas salva neste aparelho').first()).toBeVisible();
  await panel.getByRole('checkbox', { name: 'Calendário' }).uncheck();
  await expect(page.getByText(/^Calendário saiu do menu/).first()).toBeVisible();
  await page.reload();
  await expect.poll(() => sidebar(page)).toEqual(['Rotina', 'Lembretes', ...pages.slice(3)]);

  await openSettings(page, 'Páginas do menu');
  await page.getByRole('button', { name: 'Voltar ao menu original' }).click();
  await expect(page.getByText('O menu voltou à ordem original').first()).toBeVisible();
  await closeSettings(page);
  await expect(panel).toBeHidden();
  await expect.poll(() => sidebar(page)).toEqual(pages);
});

test('pages stand in groups until the user has an order; a page is found by its name, a hidden one too', async ({
  openAs,
  server,
}) => {
  const page = await openAs(await makePerson(server), '/water');
  const menu = page.getByRole('navigation', { name: 'Páginas' });
  const body = menu.getByRole('list', { name: 'Corpo' });
  await expect(body.getByRole('link', { name: 'Água' })).toHaveAttribute('aria-current', 'page');
  await openSettings(page, 'Páginas do menu');
  await page.getByRole('checkbox', { name: 'Calendário' }).uncheck();
  await closeSettings(page);
  await expect(menu.getByRole('link', { name: 'Calendário' })).toHaveCount(0);

  const field = menu.getByRole('searchbox', { name: 'Procurar página' });
  await field.fill('xyz');
  await expect(menu.getByRole('status')).toHaveText('Nenhuma página com esse nome.');
  await field.fill('CALENDARIO');
  await expect.poll(() => sidebar(page)).toEqual(['Calendário']);
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Calendário' })).toBeVisible();
  await expect(field).toHaveValue('');

  await openSettings(page, 'Páginas do menu');
  await page.getByRole('button', { name: 'Descer: Lembretes' }).click();
  await closeSettings(page);
  await expect(body).toHaveCount(0);
  await expect(menu.getByRole('list')).toHaveCount(1);
});

test('the current page is marked once: above the list if a place leads to it, else in the list', async ({
  openAs,
  server,
}) => {
  const page = await openAs(await makePerson(server, { premium: true }), '/statistics');
  const place = page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Meus dias' }).first();
  const menu = page.getByRole('navigation', { name: 'Páginas' });
  const statistics = menu.getByRole('link', { name: /^Estatísticas/ });
  await expect(place).toHaveAttribute('aria-current', 'page');
  await expect(statistics).toBeAttached();
  await expect(menu.locator('[aria-current]')).toHaveCount(0);
  // None of the main links above the list leads to this page, so the list marks the page.
  await menu.getByRole('link', { name: /^Calendário/ }).click();
  await expect(menu.getByRole('link', { name: /^Calendário/ })).toHaveAttribute('aria-current', 'page');
  await expect(menu.locator('[aria-current]')).toHaveCount(1);
  await expect(place).not.toHaveAttribute('aria-current', 'page');
});

test('up to five shortcuts stand at the head of the sidebar, and in simple mode alone', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server, { premium: true }), '/water');
  const menu = page.getByRole('navigation', { name: 'Páginas' });
  const panel = await openSettings(page, 'Páginas do menu');
  await panel.getByText('Meus atalhos').click();
  const shortcuts = panel.getByRole('group', { name: 'Páginas que ficam no topo do menu' });
  for (const name of ['Água', 'Humor', 'Rotina', 'Sono', 'Crise', 'Peso']) {
    await shortcuts.locator('label').filter({ hasText: name }).click();
  }
  await expect(shortcuts.getByText('Já são cinco atalhos.')).toBeVisible();
  await expect(shortcuts.getByRole('checkbox', { checked: true })).toHaveCount(5);
  await closeSettings(page);
  const chosen = ['Rotina', 'Água', 'Sono', 'Humor', 'Crise'];
  await expect(menu.getByRole('list', { name: 'Meus atalhos' }).getByRole('link')).toHaveCount(5);
  await expect.poll(async () => (await sidebar(page)).slice(0, 5).sort()).toEqual(chosen.sort());
  await expect(menu.getByRole('link', { name: 'Água' }), 'a page stands once').toHaveCount(1);

  await openSettings(page, 'Conforto');
  await page.getByRole('checkbox', { name: 'Modo simples' }).check();
  await closeSettings(page);
  await expect.poll(async () => (await sidebar(page)).sort()).toEqual(chosen.sort());
});

test(
  'a page is dragged by its handle with the mouse, and Esc returns it to its place',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const page = await openAs(await makePerson(server), '/water');
    const panel = await openSettings(page, 'Páginas do menu');
    const from = await middle(handle(panel, 'routine'));
    const to = await middle(handle(panel, 'reminders'));
    const order = () =>
      panel.getByRole('checkbox').evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).name));
    const before = await order();

    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 12 });
    const first = panel.getByRole('status').filter({ hasText: `Rotina: posição 1 de ${String(before.length)}` });
    await expect(first).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(panel.getByRole('status').filter({ hasText: 'Rotina continua na mesma posição' })).toBeAttached();
    await expect(panel).toBeVisible();
    await page.mouse.up();
    expect(await order()).toEqual(before);

    // The dropped row covers the handle until its return animation ends. A drag near the edge can also have scrolled the list.
    const isFree = () =>
      handle(panel, 'routine').evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await expect.poll(isFree).toBe(true);
    const start = await middle(handle(panel, 'routine'));
    const end = await middle(handle(panel, 'reminders'));
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x, end.y, { steps: 12 });
    // A marker shows the target position before the drop.
    await expect(first).toBeAttached();
    await page.mouse.up();
    await expect(page.getByText('Ordem das páginas salva neste aparelho').first()).toBeVisible();
    await expect.poll(order).toEqual(['routine', ...before.filter((id) => id !== 'routine')]);
    await closeSettings(page);
    await expect.poll(async () => (await sidebar(page)).slice(0, 3)).toEqual(['Rotina', 'Lembretes', 'Calendário']);
  },
);

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a page is dragged by its handle with a finger', { tag: '@browser' }, async ({ openAs, server }) => {
    const page = await openAs(await makePerson(server), '/water');
    await page.getByRole('button', { name: 'Páginas', exact: true }).click();
    const panel = await openSettings(page, 'Páginas do menu');
    const from = await middle(handle(panel, 'reminders'));
    const to = await middle(handle(panel, 'calendar'));
    const touch = await page.context().newCDPSession(page);
    const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: from.x, y }] });
    await put('touchStart', from.y);
    for (let step = 1; step <= 10; step += 1) await put('touchMove', from.y + ((to.y - from.y) * step) / 10);
    await expect(panel.getByRole('status').filter({ hasText: 'Lembretes: posição 2 de' })).toBeAttached();
    await put('touchEnd');
    await expect(page.getByText('Ordem das páginas salva neste aparelho').first()).toBeVisible();
    await expect(panel.getByRole('checkbox').first()).toHaveAttribute('name', 'calendar');
  });
});
