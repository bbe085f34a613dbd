import type { Locator, Page } from '@playwright/test';
import { expect, makePerson, test } from '../support/test.ts';

/** The date that is selected for all pages: the date bar and its calendar. 11 March 2026 is a Wednesday. */

const bar = (page: Page) => page.getByRole('navigation', { name: 'Data' });
const button = (page: Page, name: string) => bar(page).getByRole('button', { name });
const day = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name });

async function placeOf(control: Locator): Promise<{ x: number; y: number }> {
  const { x, y } = (await control.boundingBox()) ?? { x: -1, y: -1 };
  return { x, y };
}

test(
  'the neighbours of the date stay in place, yesterday and today are two presses, and the selected date carries over',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const page = await openAs(await makePerson(server), '/water');
    await expect(
      bar(page)
        .getByText(/^hoje · /i)
        .first(),
    ).toBeVisible();
    const places = () => Promise.all([placeOf(button(page, 'Anterior')), placeOf(button(page, 'Próximo'))]);
    const before = await places();
    await button(page, 'Anterior').click();
    await expect(page).toHaveURL(/\/water\?date=\d{4}-\d\d-\d\d$/);
    await expect(
      bar(page)
        .getByText(/^ontem · /i)
        .first(),
    ).toBeVisible();
    expect(await places()).toEqual(before);
    const yesterday = new URL(page.url()).search;

    await page.getByRole('link', { name: 'Peso' }).click();
    await expect(page).toHaveURL(`${server.url}/weight${yesterday}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Peso' })).toBeVisible();
    await button(page, 'Outro dia').click();
    await expect(day(page, 'Ontem')).toHaveAttribute('aria-current', 'date');
    await day(page, 'Hoje').click();
    await expect(page).toHaveURL(`${server.url}/weight`);
    await page.goBack();
    await expect(page).toHaveURL(`${server.url}/weight${yesterday}`);
  },
);

test(
  'the date row is as wide as the left column and names the weekday, and on a phone it is one row without it',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const page = await openAs(await makePerson(server), '/water');
    const next = button(page, 'Próximo');
    const withWeekday = bar(page).getByText(/^hoje · (?:dom|seg|ter|qua|qui|sex|sáb)\., \d/i);
    await expect(withWeekday.first()).toBeVisible();
    await expect(page.locator('[data-columns] > *').nth(1)).toBeVisible();
    const edges = await page
      .locator('[data-columns] > *')
      .evaluateAll((parts) => parts.slice(0, 2).map((part) => part.getBoundingClientRect()))
      .then(([left, right]) => ({ left: left?.right ?? 0, right: right?.left ?? 0 }));
    const end = async () => {
      const { x = 0, width = 0 } = (await next.boundingBox()) ?? {};
      return x + width;
    };
    expect(await end()).toBeGreaterThan(edges.left - 12);
    expect(await end()).toBeLessThan(edges.right);

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(bar(page).getByText(/^hoje · \d/i)).toBeVisible();
    await expect(withWeekday.first()).toBeHidden();
    expect((await placeOf(next)).y).toBe((await placeOf(button(page, 'Anterior'))).y);
    // The accessible name contains the weekday on every screen, after the visible words.
    await expect(button(page, 'Outro dia')).toHaveAccessibleName(/^hoje · \d.+, (?:domingo|sábado|.+-feira).+Outro dia$/);
  },
);

test('a day pressed while the next page loads applies to the next page', { tag: '@browser' }, async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server), '/water');
  await button(page, 'Anterior').click();
  await expect(page).toHaveURL(/\/water\?date=/);
  let unblock: () => void = () => undefined;
  const blocked = new Promise<void>((resolve) => (unblock = resolve));
  // Delays the scripts and rows of the next page. Until they arrive, the previous page stays on the screen.
  await page.route(/assets\/.*\.js/, async (route) => {
    await blocked;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Leituras' }).click();
  await expect(page).toHaveURL(/\/readings\?date=/);
  await button(page, 'Próximo').click();
  await expect(page).toHaveURL(`${server.url}/readings`);
  unblock();
  await expect(page.getByRole('heading', { level: 1, name: /Leituras/ })).toBeVisible();
});

test(
  'another day is chosen by keyboard alone, and the focus returns to the button',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const page = await openAs(await makePerson(server), '/water?date=2026-03-11');
    const opener = button(page, 'Outro dia');
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(day(page, 'quarta-feira, 11 de março de 2026')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await expect(day(page, 'terça-feira, 3 de março de 2026')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(day(page, 'domingo, 1 de março de 2026')).toBeFocused();
    await page.keyboard.press('PageUp');
    await expect(day(page, 'domingo, 1 de fevereiro de 2026')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(`${server.url}/water?date=2026-02-01`);
    await expect(opener).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(day(page, 'domingo, 1 de fevereiro de 2026')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(`${server.url}/water?date=2026-02-01`);

    // Back first closes the calendar. Pressed again, it returns to the previous day.
    await page.keyboard.press('Enter');
    await expect(day(page, 'domingo, 1 de fevereiro de 2026')).toBeFocused();
    await page.waitForFunction(() => (history.state as { dialog?: boolean }).dialog);
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page).toHaveURL(`${server.url}/water?date=2026-02-01`);
    await page.goBack();
    await expect(page).toHaveURL(`${server.url}/water?date=2026-03-11`);
  },
);

test('Esc closes a calendar that is only beginning to appear, and the focus returns to the button', async ({
  openAs,
  server,
}) => {
  const page = await openAs(await makePerson(server), '/water?date=2026-03-11');
  const opener = button(page, 'Outro dia');
  // Opens the calendar once to load its script.
  await opener.click();
  await expect(day(page, 'quarta-feira, 11 de março de 2026')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  // Presses Esc as soon as the calendar has the focus, before the browser has painted the calendar.
  await page.evaluate(() => {
    const press = ({ target }: Event) =>
      setTimeout(() => {
        target?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
        document.documentElement.dataset['pressed'] = '';
      });
    document.addEventListener('focusin', press, { once: true });
  });
  await page.keyboard.press('Enter');
  await expect(page.locator('html[data-pressed]')).toHaveCount(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test(
  'the calendar uses the language and first weekday of the page, and names the days that have entries',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const page = await openAs(await makePerson(server), '/water?date=2026-03-11');
    await page.getByRole('button', { name: /Bebi um copo/ }).click();
    await expect(page.getByText('250 ml neste dia')).toBeVisible();
    await button(page, 'Outro dia').click();
    await expect(day(page, 'quarta-feira, 11 de março de 2026 · com registro')).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('columnheader').first()).toHaveText('Ddomingo');
    await day(page, 'Próximo mês').click();
    await expect(day(page, 'Próximo mês')).toBeFocused();
    await day(page, 'quinta-feira, 16 de abril de 2026').click();
    await expect(page).toHaveURL(/date=2026-04-16/);

    await page.evaluate(() => localStorage.setItem('cogn-language', 'fr'));
    await page.reload();
    await page.getByRole('button', { name: 'Autre jour' }).click();
    await expect(day(page, 'jeudi 16 avril 2026')).toBeFocused();
    await expect(page.getByRole('dialog').getByRole('columnheader').first()).toHaveText('Llundi');
  },
);
