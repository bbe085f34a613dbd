import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/comfort/axe.ts';
import { exampleConsents } from '../demo/sign-in-or-sign-up.ts';
import { ownConnection } from '../support/own-connection.ts';
import { daysAgo, plantRow } from '../support/plant-row.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** Statistics: totals of all journals, a folded section for each journal, and links to the days behind the numbers. */

const openSection = (page: Page, name: string) => page.locator('summary').filter({ hasText: name }).first().click();

test(
  'the page counts the days with records, opens a journal with its charts, and links to one of its days',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const person = await makePerson(server, { premium: true, consents: exampleConsents });
    await plantRow(server, person, 'mood_entries', { date: daysAgo(3), mood: 'calm', intensity: 2 });
    await plantRow(server, person, 'mood_entries', { date: daysAgo(3), mood: 'calm', intensity: 4 });
    await plantRow(server, person, 'mood_entries', { date: daysAgo(1), mood: 'sad', intensity: 5 });
    await plantRow(server, person, 'sleep_entries', { date: daysAgo(2), hours: 7.5, quality: 'restful' });
    const page = await openAs(person, '/statistics');
    await expect(page.getByText('Há registros em 3 dias, somando todas as páginas.')).toBeVisible();
    await expect(page.getByText('3 registros em 2 dias')).toBeVisible();
    await openSection(page, 'Humor');
    await expect(page.getByText('O mais anotado foi “com calma”: 2 vezes.')).toBeVisible();
    // A day with two entries counts once, with their mean: (3 + 5) / 2.
    await expect(page.getByText('Em média, 4 · forte, em 2 dias. 28 dias estão em branco.')).toBeVisible();
    await expect(page.getByRole('img', { name: /^Em média, 4 · forte/ })).toBeVisible();
    await expectAccessible(page);

    // A number links to its days.
    const moods = page.getByRole('region', { name: 'Humores' });
    await moods.getByText('Ver como tabela').click();
    await moods.getByRole('button', { name: '2: ver os dias de “com calma”' }).click();
    const days = page.getByRole('dialog', { name: 'com calma' });
    await expect(days.getByText('1 dia.', { exact: true })).toBeVisible();
    await expect(days.getByRole('link')).toHaveAttribute('href', `/mood?date=${daysAgo(3)}`);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(days).toHaveCount(0);

    const trend = page.getByRole('region', { name: 'Com que intensidade?' });
    await trend.getByText('Ver como tabela').click();
    await expect(trend.getByRole('row')).toHaveCount(3);
    await trend.getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`/mood\\?date=${daysAgo(3)}`));
    // After Back, the section is still open. After a reload, the chosen period is still selected.
    await page.goBack();
    await expect(page.getByText('O mais anotado foi “com calma”: 2 vezes.')).toBeVisible();
    await page.getByRole('radio', { name: 'Ano' }).check();
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Ano' })).toBeChecked();
    await expect(page.getByText('O mais anotado foi “com calma”: 2 vezes.')).toBeVisible();
  },
);

test(
  'the week sheet is the first picture on a phone, has the faces of the days, and opens a day',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const person = await makePerson(server, { premium: true, consents: exampleConsents });
    await plantRow(server, person, 'mood_entries', { date: daysAgo(1), mood: 'calm', intensity: 2 });
    await plantRow(server, person, 'sleep_entries', { date: daysAgo(1), hours: 7.5 });
    const page = await openAs(person, '/statistics');
    await page.setViewportSize({ width: 390, height: 844 });
    const week = page.getByRole('region', { name: 'Sua semana' });
    await expect(week.getByText('O humor que apareceu em mais dias foi “com calma”.')).toBeVisible();
    expect((await week.boundingBox())?.y).toBeLessThanOrEqual(200);
    // The table lists only the journals that the user uses, and also describes a blank day in words.
    const table = week.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(7);
    await expect(table.getByRole('rowheader')).toHaveText(['Humor', 'Sono, em horas']);
    await expect(table.getByRole('cell', { name: /^7\sh 30\smin$/ })).toContainText('7h30');
    await expect(table.getByRole('cell', { name: 'em branco' })).toHaveCount(12);
    const sizes = await table.getByRole('link').evaluateAll((links) => links.map((link) => link.getBoundingClientRect()));
    expect(Math.min(...sizes.flatMap(({ width, height }) => [width, height]))).toBeGreaterThanOrEqual(44);
    await expectAccessible(page);

    await table.getByRole('cell', { name: 'com calma' }).click();
    await expect(page).toHaveURL(new RegExp(`/\\?date=${daysAgo(1)}`));
    await page.goBack();
    await table.getByRole('link').nth(5).press('Enter');
    await expect(page).toHaveURL(new RegExp(`/\\?date=${daysAgo(1)}`));
    await page.goBack();
    await week.getByRole('button', { name: 'Semana anterior' }).click();
    await expect(week.getByText('Estes sete dias estão em branco, e tudo bem.')).toBeVisible();
    await week.getByRole('button', { name: 'Próxima semana' }).click();
    await expect(table.getByRole('cell', { name: 'com calma' })).toBeVisible();
  },
);

test('a change of a medicine is a line in every picture over time, with its name and day', async ({ openAs, server }) => {
  const person = await makePerson(server, { premium: true, consents: exampleConsents });
  const id = '5eeb0000-0000-4000-8000-000000000001';
  const plan = { name: 'Metilfenidato', times: ['08:00'] };
  await plantRow(server, person, 'medication_plans', {
    ...{ ...plan, medication_id: id, dosage: '5 mg', from_date: daysAgo(90), to_date: daysAgo(11) },
  });
  await plantRow(server, person, 'medications', { ...plan, id, dosage: '10 mg', plan_from: daysAgo(10) });
  for (const day of [20, 8, 1]) await plantRow(server, person, 'sleep_entries', { date: daysAgo(day), hours: 7 });
  const page = await openAs(person, '/statistics');
  await openSection(page, 'Sono');
  const caption = page.getByText(/^Linhas tracejadas, mudanças nos remédios: Metilfenidato em \d+ de \S+\.$/);
  await expect(caption.first()).toBeVisible();
});

test('another period shows its records, and an empty period is reported without reproach', async ({ openAs, server }) => {
  const person = await makePerson(server, { premium: true, consents: exampleConsents });
  await plantRow(server, person, 'water_entries', { date: daysAgo(400), amount_ml: 500 });
  const page = await openAs(person, '/statistics');
  await expect(page.getByText('Nada registrado neste período')).toBeVisible();
  await page.getByRole('radio', { name: 'Tudo' }).check();
  await expect(page.getByText('1 registro em 1 dia')).toBeVisible();
  await expect(page.getByText('Há registros em 1 dia, somando todas as páginas.')).toBeVisible();
  await openSection(page, 'Água');
  await expect(page.getByText('Com tão poucos dias, isto diz pouco.')).toBeVisible();
});

test('offline the page shows the last statistics with their time, and says that unsent entries are not included', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server, { premium: true, consents: exampleConsents });
  await plantRow(server, person, 'water_entries', { date: daysAgo(1), amount_ml: 500 });
  // This visit caches the water page for offline use.
  const page = await openAs(person, '/water');
  await expect(page.getByRole('button', { name: 'Bebi um copo' }).first()).toBeEnabled();
  await page.getByRole('navigation').getByRole('link', { name: 'Estatísticas' }).click();
  await openSection(page, 'Água');
  await expect(page.getByText(/^Em média, 500\sml/)).toBeVisible();
  await page.route('**/rest/v1/**', (route) => route.abort());
  await page.getByRole('navigation').getByRole('link', { name: 'Água' }).click();
  await page.getByRole('button', { name: 'Bebi um copo' }).first().click();
  await page.getByRole('navigation').getByRole('link', { name: 'Estatísticas' }).click();
  await expect(page.getByText('1 registro ainda não enviado não aparece aqui.')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Sem conexão agora\. Estes números são de/)).toBeVisible();
  await expect(page.getByText('Há registros em 1 dia, somando todas as páginas.')).toBeVisible();
  await page.unroute('**/rest/v1/**');
});

test(
  'the table of everything fits a phone, and each day takes one line',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const person = await makePerson(server, { premium: true, consents: exampleConsents });
    await plantRow(server, person, 'spirituality_entries', { date: daysAgo(1), practice: 'Oração' });
    await plantRow(server, person, 'water_entries', { date: daysAgo(2), amount_ml: 250 });
    const page = await openAs(person, '/statistics');
    await page.setViewportSize({ width: 390, height: 844 });
    const overview = page.locator('section[aria-labelledby=statistics-overview]');
    await overview.getByText('Ver como tabela').click();
    const table = overview.getByRole('table', { name: 'Registros por página' });
    await expect(table.getByRole('row')).toHaveCount(3);
    await expect(table.getByRole('link').first()).toHaveAttribute('href', `/water?date=${daysAgo(2)}`);
    expect(await table.evaluate(({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0))).toBe(
      0,
    );
    const heights = await table.getByRole('link').evaluateAll((links) => links.map((link) => link.clientHeight));
    expect(heights).toEqual([44, 44]);
  },
);

test('a cell of the heat map links to its days when pressed, and is not a tab stop', async ({ openAs, server }) => {
  const person = await makePerson(server, { premium: true, consents: exampleConsents });
  const day = { occurred: 'yes', triggers: ['social'], intensity: 3 };
  await plantRow(server, person, 'analysis_entries', { ...day, date: daysAgo(2) });
  await plantRow(server, person, 'analysis_entries', { ...day, date: daysAgo(9) });
  const page = await openAs(person, '/statistics');
  await openSection(page, 'Análise de sobrecarga');
  const map = page.getByRole('region', { name: 'O que dispara' }).getByRole('img');
  await map.getByText('2', { exact: true }).click();
  const days = page.getByRole('dialog', { name: /^pessoas, / });
  await expect(days.getByText('2 dias, os mais novos primeiro.')).toBeVisible();
  await expect(days.getByRole('link').first()).toHaveAttribute('href', `/analysis?date=${daysAgo(2)}`);
  await page.keyboard.press('Escape');
  await expect(days).toHaveCount(0);
  await expect(map.locator('button, a, [tabindex]')).toHaveCount(0);
});

test(
  'on request the page compares groups of days, and says how much they differ, with the number of days',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const person = await makePerson(server, { premium: true, consents: exampleConsents });
    const days = Array.from({ length: 60 }, (_, at) => 60 - at);
    const short = (at: number) => (at * at * 7 + at) % 11 < 4;
    const nights = days.map((at) => ({ date: daysAgo(at), hours: short(at) ? 5.5 : 7 }));
    await plantRow(server, person, 'sleep_entries', nights);
    const page = await openAs(person, '/statistics');
    await openSection(page, 'O que anda junto');
    await expect(page.getByText(/^Ainda não há dias suficientes\. São precisos 30 dias/)).toBeVisible();
    const overloads = days.map((at) => ({ date: daysAgo(at), occurred: short(at) && at % 9 !== 0 ? 'yes' : 'no' }));
    await plantRow(server, person, 'analysis_entries', overloads);
    await page.reload();
    await openSection(page, 'O que anda junto');
    const of = days.filter(short).length;
    await expect(page.getByText('Em dias com menos de 7 h de sono, em comparação com os outros dias:')).toBeVisible();
    // The interval ends at the largest possible difference.
    const answer = /^Dias em sobrecarga: em média, cerca de \d\d pontos percentuais a mais \(entre \d\d e 100\)\.$/;
    await expect(page.getByText(answer)).toBeVisible();
    await expect(page.getByText(`Dias comparados: ${String(of)} e ${String(60 - of)}.`)).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'two journals stand above each other over the same days, with a table, and the chosen pair is there again',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const person = await makePerson(server, { premium: true, consents: exampleConsents });
    await plantRow(server, person, 'mood_entries', { date: daysAgo(3), mood: 'calm', intensity: 2 });
    await plantRow(server, person, 'sleep_entries', [
      { date: daysAgo(3), hours: 7.5 },
      { date: daysAgo(1), hours: 6 },
    ]);
    const page = await openAs(person, '/statistics');
    await page.setViewportSize({ width: 390, height: 844 });
    await openSection(page, 'Comparar dois diários');
    const card = page.getByRole('region', { name: 'Comparar dois diários' });
    await expect(card.getByText('Uma não explica a outra.')).toBeVisible();
    // Sleep and mood are selected first. A journal without records is not offered.
    const [above, below] = [card.getByLabel('Em cima'), card.getByLabel('Embaixo')];
    await expect(above).toHaveValue('sleep');
    await expect(below).toHaveValue('mood');
    await expect(above.getByRole('option')).toHaveText(['Sono']);
    const sleep = card.getByRole('img', { name: /^Em média, 6\sh 45\smin, em 2 dias\. 28 dias estão em branco\./ });
    const mood = card.getByRole('img', { name: /^O mais frequente foi “com calma”: em 1 dia\. 29 dias estão em branco\./ });
    await expect(mood).toBeVisible();
    // A day has the same horizontal position in both pictures.
    const plotOf = async (picture: Locator) => (await picture.locator('svg').boundingBox()) ?? { x: 0, width: 0 };
    const [one, other] = [await plotOf(sleep), await plotOf(mood)];
    expect([other.x, other.width]).toEqual([one.x, one.width]);
    // The slider marks one day in both pictures, and its link leads to that day.
    await card.getByRole('slider').press('ArrowLeft');
    await expect(card.getByRole('slider')).toHaveAttribute('aria-valuetext', /Sono: 6\sh · Humor: sem registro/);
    await card.getByText('Ver como tabela').click();
    const table = card.getByRole('table');
    await expect(table.getByRole('row')).toHaveCount(3);
    await expect(table.getByRole('row').nth(1)).toContainText(/7\sh\s30\smin\s*com calma/);
    await expect(table.getByRole('row').nth(2)).toContainText(/6\sh\s*–/);
    await expect(table.getByRole('link').first()).toHaveAttribute('href', `/?date=${daysAgo(3)}`);
    await expectAccessible(page);

    await plantRow(server, person, 'water_entries', { date: daysAgo(2), amount_ml: 500 });
    await page.reload();
    await below.selectOption({ label: 'Água' });
    await expect(card.getByRole('img', { name: /^Em média, 500\sml, em 1 dia/ })).toBeVisible();
    await page.reload();
    await expect(below).toHaveValue('water');
    await page.getByRole('radio', { name: 'Ano' }).check();
    await expect(card.getByRole('img', { name: /^Em média, 500\sml, em 1 dia/ })).toBeVisible();

    // An own tag is 1 on the days with it, and 0 on the other days with an entry that could have it.
    const tag = '5eeb0000-0000-4000-8000-0000000000c1';
    await plantRow(server, person, 'tags', { id: tag, name: 'praia' });
    const walk = { type: 'walking', duration_minutes: 20 };
    await plantRow(server, person, 'activity_entries', { ...walk, date: daysAgo(1), tags: [tag] });
    await page.getByRole('radio', { name: 'Mês' }).check();
    await page.reload();
    await below.selectOption({ label: 'praia' });
    await expect(card.getByRole('heading', { name: 'Dias com a etiqueta “praia”' })).toBeVisible();
    await expect(card.getByRole('img', { name: /^Com a etiqueta, 1 de 2 dias\. 28 dias estão em branco\./ })).toBeVisible();
    await expect(card.getByText(/^Contam os dias com algum registro de humor/)).toBeVisible();
  },
);

test('a user who never had premium cannot open the page', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server), '/statistics');
  await expect(page.getByText('Esta página faz parte do Premium').first()).toBeAttached();
  await expect(page.getByText('Ver minhas estatísticas')).toHaveCount(0);
});

test('a user who once had premium still sees their own statistics', async ({ openAs, server }) => {
  const person = await makePerson(server, { premium: true, consents: exampleConsents });
  await plantRow(server, person, 'mood_entries', { date: daysAgo(1), mood: 'calm', intensity: 2 });
  const ended = await fetch(`${server.url}/rest/v1/profiles?id=eq.${person.session.user.id}`, {
    method: 'PATCH',
    headers: {
      ...ownConnection,
      'content-type': 'application/json',
      authorization: `Bearer ${person.session.access_token}`,
    },
    body: JSON.stringify({ is_premium: false, premium_expires_at: null }),
  });
  expect(ended.ok).toBe(true);
  const page = await openAs(person, '/statistics');
  await page.getByRole('dialog').getByRole('button', { name: 'Ver meus registros' }).click();
  await expect(page.getByText('Há registros em 1 dia, somando todas as páginas.')).toBeVisible();
});
