import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { plannedDays, sideOn } from '../../web/src/overview/hypotheses/alternating-plan.ts';
import { exampleConsents } from '../demo/sign-in-or-sign-up.ts';
import { daysAgo, plantRow } from '../support/plant-row.ts';
import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';

/**
 * Plans that alternate days with and without a practice. The order is random. The answer compares the days as planned, even if
 * the user did not follow the plan (docs/decisions/0102).
 */

test('a plan says today’s side, takes one mark a day, also for a past day, and never begins with a medicine', async ({
  openAs,
  server,
  page,
}) => {
  const person = await makePerson(server, { premium: true, consents: exampleConsents });
  await plantRow(server, person, 'medications', { name: 'Melatonina', dosage: '3 mg', times: ['22:00'] });
  const now = Date.now();
  await page.clock.setFixedTime(new Date(now));
  await openAs(person, '/hypotheses');
  await page.getByText('Remédio ou dias alternados').click();
  await page.getByRole('radio', { name: 'Dias com e sem algo' }).check();
  await expect(
    page.getByText(/^Algo que você pode fazer e deixar de fazer sem risco\. Remédio nunca se alterna/),
  ).toBeVisible();
  await page.getByRole('radio', { name: 'outra coisa' }).check();
  await page.getByRole('textbox', { name: 'Com as suas palavras' }).fill('tomar melatonina');
  await expect(page.getByText(/^Isso está na sua lista de remédios\. Remédio nunca se alterna/)).toBeVisible();
  await page.getByRole('combobox', { name: 'Isto fica diferente?' }).selectOption('bateria social');
  await page.getByText('Períodos, começo e duração').click();
  await page.getByLabel('Primeiro dia do plano').fill(daysAgo(0));
  await page.getByRole('button', { name: 'Guardar a ideia' }).click();
  await expect(page.getByText('Isso está na sua lista de remédios.', { exact: true })).toBeVisible();
  expect(await rowsOnServer(server, person, 'hypotheses')).toEqual([]);

  await page.getByRole('radio', { name: 'café' }).check();
  await expect(page.getByText(/São precisos 28, com ao menos 8 de cada tipo\. Talvez não haja resposta\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Guardar a ideia' }).click();
  const kept = page.getByRole('region', { name: 'Com e sem café: bateria social' });
  await expect(kept.getByText(/^A resposta aparece em/)).toBeVisible();
  await expect
    .poll(() => rowsOnServer(server, person, 'hypotheses'))
    .toMatchObject([{ kind: 'alternating', practice: 'coffee', stretch_days: 3, lag: 0, first_day: daysAgo(0) }]);

  // The order is random, so the test computes it from the row's seed to know what the page must say today.
  const [row] = await rowsOnServer(server, person, 'hypotheses');
  const plan = { first: calendarDate(daysAgo(0)), days: 56, stretch: 3, seed: Number(row!['order_seed']) };
  await expect(kept.getByText(`Hoje: ${sideOn(plan, plan.first) ? 'com' : 'sem'} café`)).toBeVisible();
  await expect(kept.getByText(/^A partir de .+: (com|sem) café\.$/)).toBeVisible();

  await kept.getByRole('radio', { name: 'Não deu', exact: true }).check();
  await expect
    .poll(() => rowsOnServer(server, person, 'hypothesis_days'))
    .toMatchObject([{ hypothesis_id: row!['id'], day: daysAgo(0), kept: false }]);
  await kept.getByRole('radio', { name: 'Segui o plano', exact: true }).check();
  await expect.poll(() => rowsOnServer(server, person, 'hypothesis_days')).toMatchObject([{ kept: true }]);
  await kept.getByRole('button', { name: 'Desfazer' }).click();
  await expect.poll(() => rowsOnServer(server, person, 'hypothesis_days')).toEqual([]);

  // On the next day, the user answers for the previous day.
  await page.clock.setFixedTime(new Date(now + 86_400_000));
  await page.reload();
  await kept.getByRole('combobox', { name: 'Dia do plano' }).selectOption(daysAgo(0));
  await kept.getByRole('radio', { name: 'Segui o plano', exact: true }).check();
  await expect.poll(() => rowsOnServer(server, person, 'hypothesis_days')).toMatchObject([{ day: daysAgo(0), kept: true }]);
  await expect(kept.getByText(/Diferença/)).toHaveCount(0);
});

test('the answer compares the days as drawn, and a removed plan comes back with its days', async ({ openAs, server }) => {
  const person = await makePerson(server, { premium: true, consents: exampleConsents });
  const id = '5eeb0000-0000-4000-8000-0000000000b1';
  await plantRow(server, person, 'hypotheses', {
    ...{ id, kind: 'alternating', outcome: 'social', practice: 'walk', stretch_days: 3, order_seed: 7 },
    ...{ first_day: daysAgo(56), look_on: daysAgo(0), created_at: new Date(Date.now() - 57 * 86_400_000).toISOString() },
  });
  const sides = plannedDays({ days: 56, stretch: 3, seed: 7 });
  await plantRow(
    server,
    person,
    'social_entries',
    sides.map((isWith, at) => ({ date: daysAgo(56 - at), level: Math.round((isWith ? 65 : 40) + 10 * Math.sin(at * at)) })),
  );
  await plantRow(server, person, 'hypothesis_days', [
    { hypothesis_id: id, day: daysAgo(56), kept: true },
    { hypothesis_id: id, day: daysAgo(55), kept: true },
    { hypothesis_id: id, day: daysAgo(54), kept: false },
  ]);

  const page = await openAs(person, '/hypotheses');
  const kept = page.getByRole('region', { name: 'Com e sem caminhada: bateria social' });
  await expect(
    kept.getByText('Nos dias com caminhada, os valores de bateria social foram maiores no mesmo dia.'),
  ).toBeVisible();
  const difference = /^Diferença em pontos de 0 a 100: \+2\d \(intervalo de 95%: de \+\d\d a \+\d\d\)\.$/;
  await expect(kept.getByRole('img', { name: difference })).toBeVisible();
  await expect(kept.getByText('2 dias estão marcados como “Segui o plano”.')).toBeVisible();
  await kept.getByText('Ver como tabela').click();
  await expect(kept.getByRole('row', { name: /^Sem caminhada/i })).toBeVisible();

  await kept.getByRole('button', { name: /^Remover/ }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: /^Remover/ }).click();
  await expect.poll(() => rowsOnServer(server, person, 'hypothesis_days')).toEqual([]);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect.poll(async () => (await rowsOnServer(server, person, 'hypothesis_days')).length).toBe(3);
  await expect(kept).toBeVisible();
});
