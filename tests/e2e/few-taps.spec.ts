import type { Locator, Page } from '@playwright/test';
import { secondsOfKeys, secondsOfTaps } from '../support/keystroke-level.ts';
import { writeSampleRows } from '../support/sample-rows.ts';
import type { Person } from '../support/person.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** A tired user can record from the opened app on a phone with at most three taps and in eight seconds. docs/taps.md lists these counts. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true });
const inSheet = (page: Page) => page.getByRole('dialog');
const quick = button('Anotar');

interface Way {
  name: string;
  table: string;
  /** The controls to tap, in order. */
  taps: readonly ((page: Page) => Locator)[];
  /** The toast after saving; its text depends on how soon the server responds. */
  said: string | RegExp;
}
/** The toast about an entry that names it; the server may not have answered yet. */
const saved = (name: string) => new RegExp(`^Registro salvo( neste aparelho)?: ${name}$`);

const ways: readonly Way[] = [
  {
    name: 'a glass of water on Today',
    table: 'water_entries',
    taps: [(page) => page.getByRole('region', { name: 'Seus registros' }).getByRole('button', { name: 'Beber um copo' })],
    said: /^Anotado( neste aparelho)?: 250\sml$/,
  },
  {
    name: 'a mood with its intensity from Today',
    table: 'mood_entries',
    taps: [
      button('Anotar: Humor'),
      (page) => inSheet(page).locator('label').filter({ hasText: 'com calma' }),
      (page) => inSheet(page).getByRole('button', { name: /\b3\b/ }),
    ],
    said: saved('com calma'),
  },
  {
    name: 'a glass of water',
    table: 'water_entries',
    taps: [quick, (page) => inSheet(page).getByRole('button', { name: 'Beber um copo' })],
    said: /^Anotado( neste aparelho)?: 250\sml$/,
  },
  {
    name: 'a dose taken',
    table: 'medication_doses',
    taps: [quick, (page) => inSheet(page).getByRole('button', { name: /^Tomei: Metilfenidato, 13:00/ })],
    said: 'Metilfenidato, 13:00: tomada',
  },
  {
    name: 'a step of the routine',
    table: 'routine_ticks',
    taps: [quick, (page) => inSheet(page).locator('label').filter({ hasText: 'Breakfast' })],
    said: /feitos? neste dia/,
  },
  {
    name: 'a mood with its intensity',
    table: 'mood_entries',
    taps: [
      quick,
      (page) => inSheet(page).locator('label').filter({ hasText: 'com calma' }),
      (page) => inSheet(page).getByRole('button', { name: /\b3\b/ }),
    ],
    said: saved('com calma'),
  },
  {
    name: 'one scale of the executive functions',
    table: 'executive_entries',
    taps: [
      quick,
      (page) => inSheet(page).locator('label').filter({ hasText: 'Atenção' }),
      (page) => inSheet(page).getByRole('button', { name: /^4 / }),
    ],
    said: saved('Atenção'),
  },
  {
    name: 'one sense of a sensory check-in',
    table: 'daily_entries',
    taps: [
      quick,
      (page) => inSheet(page).locator('label').filter({ hasText: 'Audição' }),
      (page) => inSheet(page).getByRole('button', { name: 'mais', exact: true }),
    ],
    said: saved('Audição'),
  },
  {
    name: 'the hours of a night',
    table: 'sleep_entries',
    taps: [
      quick,
      (page) => inSheet(page).getByRole('button', { name: 'Sono' }),
      (page) => inSheet(page).getByRole('button', { name: /^7\sh$/ }),
    ],
    said: saved('7\\sh'),
  },
  {
    name: 'how full the social battery is',
    table: 'social_entries',
    taps: [
      quick,
      (page) => inSheet(page).getByRole('button', { name: 'Bateria social' }),
      (page) => inSheet(page).getByRole('button', { name: /^50%/ }),
    ],
    said: saved('50%, moderada'),
  },
];

/** Counts a user’s rows of a table on the server. */
async function rowsOf(page: Page, url: string, table: string, person: Person): Promise<number> {
  const answer = await page.request.get(`${url}/rest/v1/${table}?select=id`, {
    headers: { authorization: `Bearer ${person.session.access_token}` },
  });
  return ((await answer.json()) as unknown[]).length;
}

for (const { name, table, taps, said } of ways) {
  test(`${name}: ${String(taps.length)} taps from the opened app`, async ({ openAs, server }) => {
    expect(taps.length).toBeLessThanOrEqual(3);
    expect(secondsOfTaps(taps.length)).toBeLessThanOrEqual(8);
    const person = await makePerson(server, { premium: true });
    await writeSampleRows(server, person);
    const page = await openAs(person);
    const before = await rowsOf(page, server.url, table, person);
    for (const tap of taps) await tap(page).tap();
    await expect(page.getByText(said).first()).toBeVisible();
    await expect.poll(() => rowsOf(page, server.url, table, person)).toBe(before + 1);
  });
}

test('on a phone Today begins in the upper fifth, and a mood is chosen and saved without scrolling', async ({
  openAs,
  server,
}) => {
  const page = await openAs(await makePerson(server, { premium: true }));
  const first = page.getByRole('region', { name: 'Como está sua energia?' });
  await expect.poll(async () => (await first.boundingBox())?.y).toBeLessThanOrEqual(160);
  await page.goto(`${server.url}/mood`);
  const form = page.locator('form');
  const strongest = form.locator('label').filter({ hasText: 'Muito forte' });
  await expect(strongest).toBeVisible();
  const { y, height } = (await strongest.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual((await form.getByRole('button', { name: 'Salvar registro' }).boundingBox())!.y);
});

/** Presses a key until the control has the focus, and returns the number of presses. */
async function pressUntilFocused(page: Page, key: string, wanted: Locator): Promise<number> {
  for (let presses = 1; presses <= 20; presses += 1) {
    await page.keyboard.press(key);
    if (await wanted.evaluate((element) => element === document.activeElement)) return presses;
  }
  throw new Error('twenty presses did not lead there');
}

test('a glass of water by keyboard alone takes at most eight seconds too', async ({ openAs, server }) => {
  const person = await makePerson(server, { premium: true });
  const page = await openAs(person);
  await quick(page).waitFor();
  await page.keyboard.press('F2');
  const glass = inSheet(page).getByRole('button', { name: 'Beber um copo' });
  await expect(inSheet(page).locator(':focus')).toHaveCount(1);
  await glass.waitFor();
  const tabs = await pressUntilFocused(page, 'Tab', glass);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Anotado( neste aparelho)?: 250\sml$/).first()).toBeVisible();
  expect(secondsOfKeys([1, tabs + 1])).toBeLessThanOrEqual(8);
});
