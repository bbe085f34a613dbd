import type { Locator, Page } from '@playwright/test';
import { secondsOfKeys, secondsOfTaps } from '../support/keystroke-level.ts';
import { plantRow } from '../support/plant-row.ts';
import { writeSampleRows } from '../support/sample-rows.ts';
import type { Person } from '../support/person.ts';
import { expect, makePerson, test } from '../support/test.ts';
import { savedToast } from '../support/toasts.ts';

/**
 * Once the app is open on a phone, a tired user records each thing of `ways` with at most four taps, and the most frequent
 * things with one or two. docs/taps-per-record.md lists these counts.
 */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name, exact: true });
const inSheet = (page: Page) => page.getByRole('dialog');
const quick = button('Anotar');

interface Way {
  name: string;
  table: string;
  /** The controls to tap, in order. */
  taps: readonly ((page: Page) => Locator)[];
  /** The toast after saving, if there is one. Its text depends on how soon the server responds. */
  said?: (page: Page) => Locator;
  /** The hour of the day, if the test depends on it. */
  hour?: number;
}
/** The tile of a page in the sheet "Anotar". */
const tile = (name: string) => (page: Page) => inSheet(page).getByRole('button', { name, exact: true });
const saved = (name: string | RegExp) => (page: Page) => savedToast(page, name);

const ways: readonly Way[] = [
  {
    name: 'a glass of water on Today',
    table: 'water_entries',
    taps: [(page) => page.getByRole('region', { name: 'Seus registros' }).getByRole('button', { name: 'Bebi um copo' })],
    said: saved(/Água: 250\sml/),
  },
  {
    name: 'a mood with its intensity from Today',
    table: 'mood_entries',
    taps: [
      button('Anotar: Humor'),
      (page) => inSheet(page).locator('label').filter({ hasText: 'com calma' }),
      (page) => inSheet(page).getByRole('button', { name: /\b3\b/ }),
    ],
    said: saved('Humor: com calma'),
  },
  {
    name: 'a glass of water',
    table: 'water_entries',
    taps: [quick, tile('Água Bebi um copo')],
    said: saved(/Água: 250\sml/),
  },
  {
    name: 'a dose taken',
    table: 'medication_doses',
    taps: [quick, tile('Tomei Metilfenidato, 08:00')],
    said: (page) => page.locator('[data-toasts] li').filter({ hasText: /Metilfenidato, 08:00tomada/ }),
    hour: 9,
  },
  {
    name: 'a step of the routine',
    table: 'routine_ticks',
    taps: [quick, tile('Feito A piece of fruit')],
    hour: 9,
  },
  {
    name: 'a mood with its intensity',
    table: 'mood_entries',
    taps: [
      quick,
      tile('Humor'),
      (page) => inSheet(page).locator('label').filter({ hasText: 'com calma' }),
      (page) => inSheet(page).getByRole('button', { name: /\b3\b/ }),
    ],
    said: saved('Humor: com calma'),
  },
  {
    name: 'one scale of the executive functions',
    table: 'executive_entries',
    taps: [
      quick,
      tile('Funções executivas'),
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
      tile('Registro do dia'),
      (page) => inSheet(page).locator('label').filter({ hasText: 'Audição' }),
      (page) => inSheet(page).getByRole('button', { name: 'mais', exact: true }),
    ],
    said: saved('Audição'),
  },
  {
    name: 'the hours of a night',
    table: 'sleep_entries',
    taps: [quick, tile('Sono'), (page) => inSheet(page).getByRole('button', { name: /^7\sh$/ })],
    said: saved(/Sono: 7\sh/),
  },
  {
    name: 'how full the social battery is',
    table: 'social_entries',
    taps: [quick, tile('Bateria social'), (page) => inSheet(page).getByRole('button', { name: /^50%/ })],
    said: saved('Bateria social: 50%, moderada'),
  },
];

/** Counts a user’s rows of a table on the server. */
async function rowsOf(page: Page, url: string, table: string, person: Person): Promise<number> {
  const answer = await page.request.get(`${url}/rest/v1/${table}?select=id`, {
    headers: { authorization: `Bearer ${person.session.access_token}` },
  });
  return ((await answer.json()) as unknown[]).length;
}

for (const { name, table, taps, said, hour } of ways) {
  test(`${name}: ${String(taps.length)} taps from the opened app`, async ({ openAs, page, server }) => {
    expect(taps.length).toBeLessThanOrEqual(4);
    expect(secondsOfTaps(taps.length)).toBeLessThanOrEqual(11);
    const person = await makePerson(server, { premium: true });
    await writeSampleRows(server, person);
    if (hour !== undefined) {
      const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date());
      await page.clock.install({ time: new Date(`${today}T0${String(hour)}:00:00-03:00`) });
    }
    await openAs(person);
    const before = await rowsOf(page, server.url, table, person);
    for (const tap of taps) await tap(page).tap();
    if (said) await expect(said(page)).toBeVisible();
    await expect.poll(() => rowsOf(page, server.url, table, person)).toBe(before + 1);
  });
}

test('at 390 px all tiles of the sheet and a chosen mood with its intensities are in sight without scrolling', async ({
  openAs,
  page,
  server,
}) => {
  // The consents arrive after the tap on "Humor", so the section is empty when it opens, and grows when they arrive.
  let answer: () => void = () => undefined;
  const tapped = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/rest/v1/rpc/own_rows', async (route) => {
    if (route.request().postData()?.includes('consents')) await tapped;
    await route.continue();
  });
  await openAs(await makePerson(server, { premium: true }));
  await quick(page).tap();
  await expect(tile('Bateria social')(page)).toBeInViewport({ ratio: 1 });
  await expect(tile('Rotina')(page)).toBeInViewport({ ratio: 1 });
  const heights = await inSheet(page)
    .locator('button[aria-keyshortcuts]:not([aria-keyshortcuts^="F"])')
    .evaluateAll((tiles) => tiles.map((each) => each.getBoundingClientRect().height));
  expect(heights).toHaveLength(9);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(64);
  await tile('Humor')(page).tap();
  await expect(inSheet(page).getByRole('heading', { name: 'Humor' })).toBeFocused();
  answer();
  await expect(inSheet(page).locator('label')).toHaveCount(12);
  for (const face of await inSheet(page).locator('label').all()) await expect(face).toBeInViewport({ ratio: 1 });
  await inSheet(page).locator('label').filter({ hasText: 'com calma' }).tap();
  const levels = inSheet(page).getByRole('button', { name: / de 5/ });
  await expect(levels).toHaveCount(5);
  for (const level of await levels.all()) await expect(level).toBeInViewport({ ratio: 1 });
});

test('the sheet opened for a journal begins with its form, keeps what was chosen there, and the focus stays in the form after saving', async ({
  openAs,
  server,
}) => {
  const page = await openAs(await makePerson(server, { premium: true }), '/mood');
  await page.getByRole('heading', { level: 1, name: 'Humor' }).waitFor();
  await quick(page).tap();
  const calm = inSheet(page).getByRole('radio', { name: 'com calma' });
  const faces = inSheet(page).locator('label');
  await expect(faces).toHaveCount(12);
  for (const face of await faces.all()) await expect(face).toBeInViewport({ ratio: 1 });
  // The other journals come after the form, also for the keyboard and a screen reader. The open one needs no tile.
  await expect(tile('Rotina')(page)).toBeInViewport({ ratio: 1 });
  await expect(tile('Humor')(page)).toHaveCount(0);
  await expect(
    inSheet(page).locator('section:not([hidden]) ~ div button[aria-keyshortcuts]').filter({ hasText: 'Sono' }),
  ).toHaveCount(1);
  await faces.filter({ hasText: 'com calma' }).tap();
  await tile('Sono')(page).tap();
  await expect(inSheet(page).getByRole('heading', { name: 'Sono' })).toBeFocused();
  await expect(inSheet(page).getByRole('heading', { name: 'Sono' })).toBeInViewport({ ratio: 1 });
  await expect(calm).toBeHidden();
  await tile('Humor')(page).tap();
  await expect(calm).toBeChecked();
  await inSheet(page).getByRole('button', { name: /\b3\b/ }).tap();
  await expect(savedToast(page, 'Humor: com calma')).toBeVisible();
  await expect(inSheet(page).getByRole('heading', { name: 'Humor' })).toBeFocused();
});

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
  // The save button appears with the first answer, and must not cover the intensities.
  await form.getByRole('radio', { name: 'Feliz' }).check({ force: true });
  const { y, height } = (await strongest.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual((await form.getByRole('button', { name: 'Salvar registro' }).boundingBox())!.y);
});

test('on a phone "same as last time" is below the first question, above the bar at the foot', async ({ openAs, server }) => {
  const person = await makePerson(server, { premium: true });
  await plantRow(server, person, 'social_entries', { date: '2026-11-19', level: 40 });
  await plantRow(server, person, 'camouflage_entries', { date: '2026-11-19', situation: 'Almoço com colegas' });
  await plantRow(server, person, 'sleep_entries', { date: '2026-11-19', quality: 'restful' });
  const page = await openAs(person, '/social?date=2026-11-20');
  for (const path of ['/social', '/camouflage', '/sleep']) {
    await page.goto(`${server.url}${path}?date=2026-11-20`);
    const repeat = page.getByRole('button', { name: /^Repetir/ });
    await expect(repeat, path).toBeVisible();
    const { y, height } = (await repeat.boundingBox())!;
    const foot = (await page.getByRole('button', { name: 'Anotar', exact: true }).boundingBox())!;
    expect(y + height, path).toBeLessThanOrEqual(foot.y);
    // The form’s first field, which the keyboard reaches first, is above the button "same as last time".
    const first = page.locator('form').locator('input, textarea').first();
    expect((await first.boundingBox())!.y, path).toBeLessThan(y);
  }
});

test('by keyboard two keys record a glass of water, and a digit in a field of the sheet stays text', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server, { premium: true });
  await plantRow(server, person, 'medications', { name: 'Ferro', dosage: '5 mg', times: ['00:00'] });
  const page = await openAs(person);
  await expect(quick(page)).toBeVisible();
  await page.keyboard.press('F2');
  const glass = tile('Água Bebi um copo')(page);
  await expect(glass).toBeVisible();
  await expect(tile('Tomei Ferro, 00:00')(page)).toBeVisible();
  // The sheet handles keys only after it has the focus.
  await expect(
    inSheet(page)
      .locator(':focus')
      .or(inSheet(page).and(page.locator(':focus'))),
  ).toHaveCount(1);
  const key = (await glass.getAttribute('aria-keyshortcuts'))!;
  await page.keyboard.press(key);
  await expect(savedToast(page, /Água: 250\sml/)).toBeVisible();
  await expect(glass).toBeFocused();
  expect(secondsOfKeys([1, 1])).toBeLessThanOrEqual(8);
  await expect.poll(() => rowsOf(page, server.url, 'water_entries', person)).toBe(1);

  await tile('Tomei Ferro, 00:00')(page).press('Enter');
  await tile('Remédios')(page).press('Enter');
  await inSheet(page)
    .getByRole('button', { name: /^Editar: Ferro/ })
    .press('Enter');
  const note = inSheet(page).getByLabel('Anotação');
  await note.press(key);
  await expect(note).toHaveValue(key);
  await tile('Sono')(page).press('Enter');
  await expect(inSheet(page).getByRole('heading', { name: 'Sono' })).toBeFocused();
  await page.keyboard.press(key);
  await tile('Remédios')(page).press('Enter');
  await expect(note).toHaveValue(key);
  expect(await rowsOf(page, server.url, 'water_entries', person)).toBe(1);
});

test('by keyboard a mood and its intensity take seven keys at most, on a wide screen', async ({ openAs, server }) => {
  const person = await makePerson(server, { premium: true });
  const page = await openAs(person);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(quick(page)).toBeVisible();
  const keys = ['F2'];
  await page.keyboard.press('F2');
  const press = async (key: string) => {
    keys.push(key);
    await page.keyboard.press(key);
  };
  await expect(tile('Humor')(page)).toBeVisible();
  await press((await tile('Humor')(page).getAttribute('aria-keyshortcuts'))!);
  await expect(inSheet(page).getByRole('heading', { name: 'Humor' })).toBeFocused();
  await press('Tab');
  await press('Space');
  await press('Tab');
  await expect(inSheet(page).getByRole('button', { name: /1 de 5/ })).toBeFocused();
  await press('Enter');
  await expect.poll(() => rowsOf(page, server.url, 'mood_entries', person)).toBe(1);
  expect(keys.length).toBeLessThanOrEqual(7);
  expect(secondsOfKeys([1, 1, 4])).toBeLessThanOrEqual(8);
});
