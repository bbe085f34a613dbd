import type { Page } from '@playwright/test';
import { ownConnection } from '../support/own-connection.ts';
import type { Person } from '../support/person.ts';
import { rowsOnServer } from '../support/rows.ts';
import type { RunningServer } from '../support/server.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** Mood: twelve labelled faces, a labelled intensity, several entries a day, and a year of days as small squares. */

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const openYear = (page: Page) => page.getByRole('heading', { name: 'O ano em quadradinhos' }).click();
const yearCard = (page: Page) => page.getByRole('region', { name: 'O ano em quadradinhos' });

/** Writes moods directly to the server, one after the other. */
async function note(server: RunningServer, person: Person, noted: readonly (readonly [date: string, mood: string])[]) {
  for (const [date, mood] of noted) {
    const answer = await fetch(`${server.url}/rest/v1/mood_entries`, {
      method: 'POST',
      headers: {
        ...ownConnection,
        'content-type': 'application/json',
        authorization: `Bearer ${person.session.access_token}`,
      },
      body: JSON.stringify({ user_id: person.session.user.id, date, mood, intensity: 3 }),
    });
    expect(answer.status).toBe(201);
  }
}

test('a face and its intensity are chosen by label, several a day, and the last entry is repeated', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server, { premium: true });
  const page = await openAs(person, '/mood?date=2026-11-20');
  await press(page, 'Salvar registro');
  await expect(page.getByText('Escolha o humor que mais combina com este momento.')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Como você estava?' }).getByRole('radio')).toHaveCount(12);

  await page.getByRole('radio', { name: 'em sobrecarga' }).check();
  await page.getByRole('radio', { name: '4 forte', exact: true }).check();
  await page.getByText('Mais sentimentos').click();
  const further = page.getByRole('group', { name: 'Até três, além do humor principal' });
  // The form does not offer the main mood again, and accepts at most three further feelings.
  await expect(further.getByRole('checkbox')).toHaveCount(11);
  for (const name of ['com cansaço', 'triste', 'com raiva']) await further.getByRole('checkbox', { name }).check();
  await expect(further.getByRole('checkbox', { name: 'feliz' })).toBeDisabled();
  await further.getByRole('checkbox', { name: 'com raiva' }).uncheck();
  await press(page, 'Salvar registro');
  const entries = page.getByRole('main').getByRole('listitem').filter({ hasText: 'intensidade' });
  await expect(entries).toContainText(['em sobrecarga']);
  await expect(entries.first()).toContainText('intensidade 4 de 5: forte');
  await expect(entries.first()).toContainText('também triste e com cansaço');
  await press(page, /^Repetir/);
  await expect(entries).toHaveCount(2);
  await expect
    .poll(() => rowsOnServer(server, person, 'mood_entries'))
    .toMatchObject([
      { date: '2026-11-20', mood: 'overwhelmed', intensity: 4, also: ['sad', 'tired'] },
      { date: '2026-11-20', mood: 'overwhelmed', intensity: 4, also: null },
    ]);
});

test('a mood noted in the evening has the time that the person chooses, also after an edit and an undone removal', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server, { premium: true });
  await note(server, person, [['2026-11-20', 'calm']]);
  const page = await openAs(person, '/mood?date=2026-11-20');
  await press(page, 'Adicionar registro');
  await page.getByRole('radio', { name: 'feliz' }).check();
  await page.getByRole('radio', { name: '4 forte', exact: true }).check();
  await page.getByText('Foi em outro horário').click();
  await page.getByLabel('Horário', { exact: true }).fill('0h05');
  await press(page, 'Salvar registro');
  const entries = page.getByRole('main').getByRole('listitem').filter({ hasText: 'intensidade' });
  const rows = () => rowsOnServer(server, person, 'mood_entries');
  // The happy entry was written last, but the list shows it first, because its time is the earliest of the day.
  await expect(entries).toContainText([/00:05.*feliz/, 'com calma']);
  await expect.poll(rows).toMatchObject([{ time: null }, { mood: 'happy', time: '00:05' }]);

  await press(page, 'Editar · 00:05');
  await expect(page.getByLabel('Horário', { exact: true })).toHaveValue('00:05');
  await page.getByLabel('Notas').fill('Fim de tarde.');
  await press(page, 'Salvar mudanças');
  await expect(entries.first()).toContainText('Fim de tarde.');
  await press(page, 'Editar · 00:05');
  await press(page, 'Remover · Humor: feliz · 00:05');
  await press(page, 'Remover registro');
  await expect(entries).toHaveCount(1);
  await press(page, 'Desfazer');
  await expect(entries).toContainText([/00:05.*feliz/, 'com calma']);

  // Repeating an entry records the mood of this moment, so it does not copy the time.
  await press(page, /^Repetir/);
  await expect(entries).toHaveCount(3);
  await expect
    .poll(async () => (await rows()).map((row) => (row as { time: string | null }).time ?? 'none').sort())
    .toEqual(['00:05', 'none', 'none']);
});

test('the year’s squares name the mood of most days, and the table lists all moods of a day', async ({ openAs, server }) => {
  const person = await makePerson(server, { premium: true });
  await note(server, person, [
    ['2025-12-31', 'happy'],
    ['2026-02-28', 'tired'],
    ['2026-02-28', 'calm'],
    ['2026-02-28', 'tired'],
    ['2026-03-01', 'tired'],
    ['2026-03-02', 'anxious'],
    ['2026-03-02', 'calm'],
  ]);
  const page = await openAs(person, '/mood?date=2026-11-20');
  await openYear(page);
  const card = yearCard(page);
  const summary = 'Há registros em 3 dias de 2026. O humor que apareceu em mais dias foi “com cansaço”.';
  await expect(card.getByRole('img', { name: summary })).toBeVisible();
  await expect(card.getByText(summary)).toBeVisible();
  await expect(card.getByRole('listitem')).toHaveText(['com cansaço: 2 dias', 'com calma: 1 dia', 'sem registro']);

  await card.getByText('Ver como tabela').click();
  await expect(card.getByRole('row').filter({ hasText: '28 de fevereiro' })).toContainText(
    'com cansaçocom cansaço · com calma · com cansaço',
  );
  // If two moods of a day are equally frequent, the later one counts.
  await expect(card.getByRole('row').filter({ hasText: '2 de março' })).toContainText('com calmacom ansiedade · com calma');
  await expect(card.getByRole('row')).toHaveCount(4);
});

test('the user moves from year to year, not past the current one, and each year is fetched once', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server, { premium: true });
  await note(server, person, [['2025-12-31', 'happy']]);
  const page = await openAs(person, '/mood?date=2026-11-20');
  await page.clock.setFixedTime(new Date('2026-11-20T15:00:00Z'));
  await page.reload();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (/mood_entries\?.*-01-01/u.test(request.url())) requests.push(request.url());
  });
  await openYear(page);
  const card = yearCard(page);
  await expect(card.getByText('Nenhum registro neste ano.')).toBeVisible();
  await expect(card.getByRole('button', { name: 'Próximo ano' })).toBeHidden();
  await press(page, 'Ano anterior');
  await expect(card.getByText('Há registro em 1 dia de 2025. O humor que apareceu em mais dias foi “feliz”.')).toBeVisible();
  await press(page, 'Próximo ano');
  await expect(card.getByText('Nenhum registro neste ano.')).toBeVisible();
  expect(requests.filter((url) => url.includes('2025-01-01'))).toHaveLength(1);
});

test('the squares fit the narrowest screen, also with the largest text', { tag: '@browser' }, async ({ openAs, server }) => {
  const person = await makePerson(server, { premium: true });
  await note(server, person, [['2026-03-01', 'calm']]);
  const page = await openAs(person, '/mood?date=2026-11-20');
  await page.setViewportSize({ width: 320, height: 720 });
  await openYear(page);
  const picture = yearCard(page).getByRole('img');
  await expect(picture).toBeVisible();
  const beyond = () => picture.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expect.poll(beyond).toBe(0);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expect.poll(beyond).toBe(0);
});

test(
  'the save button keeps its size when something is typed, and never covers the last field',
  { tag: '@browser' },
  async ({ openAs, page, server }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(await makePerson(server, { premium: true }), '/mood');
    const save = page.getByRole('button', { name: 'Salvar registro' });
    const notes = page.getByLabel('Notas');
    // The page hides what is below the two questions until the last entry is known. Until then Tab would skip it.
    await expect(notes).toBeVisible();
    await expect(page.getByText('Mais sentimentos')).toBeVisible();
    await page.getByRole('radio', { name: 'Muito forte' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(notes).toBeFocused();
    const { y, height } = (await notes.boundingBox())!;
    const before = (await save.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(before.y);
    await notes.fill('Choveu.');
    await expect(page.getByRole('button', { name: 'Cancelar' })).toBeVisible();
    expect(await save.boundingBox()).toMatchObject({ width: before.width, height: before.height });
    await save.click();
    await expect(page.getByText('Escolha o humor que mais combina com este momento.')).toBeVisible();
  },
);
