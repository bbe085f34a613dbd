import type { Page } from '@playwright/test';
import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** Sleep: its hours or its times, its quality, and the midpoint of sleep. */

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

test('a night is recorded by two times, which give its length before it is saved, and repeated with one press', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server, { premium: true });
  const page = await openAs(person, '/sleep');
  await press(page, 'Salvar registro');
  await expect(page.getByText('Diga pelo menos uma coisa da noite, a que quiser.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Como foi o sono?' }).getByRole('radio').first()).toBeFocused();

  await page.getByLabel('Fui para a cama').fill('23h30');
  const waking = page.getByLabel('Acordei', { exact: true });
  await waking.fill('23:10');
  const check = page.getByText('São mais de 14\u00a0h de sono.');
  await expect(page.getByText('23\u00a0h\u00a040\u00a0min de sono')).toBeVisible();
  await expect(check).toBeHidden();
  await page.getByRole('radio', { name: 'acordei várias vezes' }).focus();
  await expect(check).toBeVisible();
  await waking.fill('06:45');
  await expect(page.getByText('7\u00a0h\u00a015\u00a0min de sono')).toBeVisible();
  await page.getByRole('radio', { name: 'acordei várias vezes' }).check();
  await expect(check).toBeHidden();
  await press(page, 'Salvar registro');
  const night = page.getByRole('main').getByRole('listitem').filter({ hasText: 'acordei várias vezes' });
  await expect(night.first()).toContainText('7\u00a0h\u00a015\u00a0min · acordei várias vezes');
  await expect(night).toContainText('cama às 23:30 · acordei às 06:45');
  await expect(page.getByText('O meio do sono ficou por volta de 03:08.').first()).toBeVisible();

  await press(page, /^Repetir/);
  await expect(night).toHaveCount(2);
  await expect
    .poll(() => rowsOnServer(server, person, 'sleep_entries'))
    .toMatchObject([
      { hours: null, bed_time: '23:30', wake_time: '06:45', quality: 'wokeUpOften' },
      { bed_time: '23:30', wake_time: '06:45' },
    ]);
});

test('hours are typed as people write them, and folded questions of a sleep diary stay visible when a night is edited', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server, { premium: true });
  const page = await openAs(person, '/sleep');
  await page.getByText('Ou só as horas').click();
  const hours = page.getByLabel('Horas de sono');
  await hours.fill('7,30');
  await press(page, '7\u00a0h\u00a030\u00a0min');
  await expect(hours).toHaveValue('7,5');
  await hours.fill('6h30');
  await expect(hours).toHaveValue('6h30');
  await page.getByLabel('Notas').focus();
  await expect(hours).toHaveValue('6,5');
  await expect(page.getByLabel('Vezes que acordei')).toBeHidden();
  await page.getByText('Mais sobre a noite').click();
  await page.getByLabel('Vezes que acordei').fill('2');
  await press(page, 'Salvar registro');
  const night = page.getByRole('main').getByRole('listitem').filter({ hasText: 'acordei 2 vezes' });
  await expect(night).toHaveCount(1);
  await press(page, /^Editar/);
  await expect(page.getByLabel('Vezes que acordei')).toHaveValue('2');
  await page.getByRole('button', { name: 'Salvar mudanças' }).click();
  await expect(night).toContainText('6 h 30 min'.replaceAll(' ', '\u00a0'));
});

test('a single known value can be saved alone, and repeating the night does not repeat its note', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server, { premium: true });
  const page = await openAs(person, '/sleep');
  await page.getByLabel('Notas').fill('Acordei com o alarme do vizinho.');
  await press(page, 'Salvar registro');
  const night = page.getByRole('main').getByRole('listitem');
  await expect(night.filter({ hasText: 'Acordei com o alarme do vizinho.' })).toHaveCount(1);
  // Except for its note, this night has no values that could be repeated.
  await expect(page.getByRole('button', { name: /^Repetir/ })).toBeHidden();

  await press(page, /^Editar/);
  await page.getByLabel('Acordei', { exact: true }).fill('06:45');
  await press(page, 'Salvar mudanças');
  await press(page, /^Repetir: acordei às 06:45/);
  await expect(night.filter({ hasText: 'acordei às 06:45' })).toHaveCount(2);
  await expect
    .poll(() => rowsOnServer(server, person, 'sleep_entries'))
    .toMatchObject([
      { wake_time: '06:45', bed_time: null, notes: 'Acordei com o alarme do vizinho.' },
      { wake_time: '06:45', bed_time: null, notes: null },
    ]);
});

test('the band and the typed times are one: keys move a handle, and a typed text moves it too', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server, { premium: true });
  const page = await openAs(person, '/sleep');
  const bed = page.getByLabel('Fui para a cama');
  const [moon, sun] = [
    page.getByRole('slider', { name: 'Começo da noite' }),
    page.getByRole('slider', { name: 'Fim da noite' }),
  ];
  await expect(moon).toHaveAttribute('aria-valuetext', 'sem horário');
  await bed.fill('23h12');
  await expect(moon).toHaveAttribute('aria-valuetext', 'cama às 23:12');
  await moon.focus();
  await page.keyboard.press('ArrowRight');
  await expect(bed).toHaveValue('23:15');
  await page.keyboard.press('PageUp');
  await expect(bed).toHaveValue('00:15');
  await sun.focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByLabel('Acordei', { exact: true })).toHaveValue('06:55');
  await bed.fill('cedo');
  await expect(moon).toHaveAttribute('aria-valuetext', 'sem horário');
  await bed.fill('0h15');
  await press(page, 'Salvar registro');
  await expect
    .poll(() => rowsOnServer(server, person, 'sleep_entries'))
    .toMatchObject([{ bed_time: '00:15', wake_time: '06:55' }]);
});

test(
  'a handle follows the pointer on the narrowest screen, and a tap on it changes no typed time',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const page = await openAs(await makePerson(server, { premium: true }), '/sleep');
    await page.setViewportSize({ width: 320, height: 720 });
    const bed = page.getByLabel('Fui para a cama');
    await bed.fill('23h12');
    const moon = page.getByRole('slider', { name: 'Começo da noite' });
    await moon.click();
    await expect(bed).toHaveValue('23:12');
    await moon.hover();
    const { x, y, width, height } = (await moon.boundingBox())!;
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + 30, y + height / 2);
    await page.mouse.up();
    await expect(bed).toHaveValue(/^0[1-3]:[0-5][05]$/);
    expect((await moon.boundingBox())!.x).toBeCloseTo(x + 30, -1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  },
);

test('a time is understood as typed; a text that is no time stays in its field and is not saved', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server, { premium: true });
  const page = await openAs(person, '/sleep');
  const bed = page.getByLabel('Fui para a cama');
  const rose = page.getByLabel('Acordei', { exact: true });
  await bed.fill('2310');
  await rose.fill('cedo');
  await expect(bed).toHaveValue('23:10');
  await press(page, 'Salvar registro');
  await expect(rose).toBeFocused();
  await expect(rose).toHaveAccessibleDescription('Escreva a hora assim: 08:30.');
  await expect(rose).toHaveValue('cedo');
  await rose.fill('7');
  await press(page, 'Salvar registro');
  await expect
    .poll(() => rowsOnServer(server, person, 'sleep_entries'))
    .toMatchObject([{ bed_time: '23:10', wake_time: '07:00' }]);
});

test('in English a time without AM or PM asks which half of the day is meant', async ({ openAs, server }) => {
  const person = await makePerson(server, { premium: true });
  const page = await openAs(person, '/sleep');
  await page.evaluate(() => localStorage.setItem('cogn-language', 'en'));
  await page.goto(`${server.url}/sleep`);
  const bed = page.getByLabel('Went to bed');
  await bed.fill('11:10');
  await press(page, 'Save entry');
  await expect(bed).toBeFocused();
  await expect(bed).toHaveAccessibleDescription(/^Did you mean 11:10\sAM or 11:10\sPM\?$/);
  await press(page, /^11:10\sPM$/);
  await expect(bed).toBeFocused();
  await press(page, 'Save entry');
  await expect
    .poll(() => rowsOnServer(server, person, 'sleep_entries'))
    .toMatchObject([{ bed_time: '23:10', wake_time: null }]);
});
