import { daysAgo, plantRow } from '../support/plant-row.ts';
import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** Preparing a visit: from an appointment, with marked entries, offline, on paper, and its answers afterwards. */

test('a visit is prepared from its appointment without premium or network, and its sheet has everything', async ({
  context,
  openAs,
  server,
}) => {
  const person = await makePerson(server);
  const appointment = { date: daysAgo(-3), name: 'Retorno', type: 'psychiatry', professional: 'Dra. Lima' };
  await plantRow(server, person, 'appointments', appointment);
  await plantRow(server, person, 'water_entries', { date: daysAgo(0), amount_ml: 330 });
  await plantRow(server, person, 'medications', { name: 'Lítio', dosage: '300 mg', times: ['08:00'] });
  const page = await openAs(person, '/water');
  await page.getByRole('button', { name: /^Editar/ }).click();
  await page.getByRole('button', { name: 'Levar para a consulta' }).click();
  await expect(page.getByRole('button', { name: 'Tirar da consulta' })).toBeVisible();

  await page.goto(`${server.url}/calendar?date=${daysAgo(-3)}`);
  await page.getByRole('link', { name: 'Preparar consulta · Retorno' }).click();
  await expect(page.getByLabel('Qual consulta?')).toContainText('Retorno');
  await expect(page.getByRole('listitem').filter({ hasText: '330' }).first()).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Primeira pergunta').fill('Posso mudar o horário?');
  const sheet = page.locator('[data-print-alone]');
  // The sheet shows the typed text before it is saved.
  for (const text of ['Dra. Lima', 'Posso mudar o horário?', 'Lítio', '330']) await expect(sheet).toContainText(text);
  await page.getByLabel('Primeira pergunta').press('Control+Enter');
  await expect(page.getByText('Preparo salvo neste aparelho').first()).toBeVisible();
  await expect(page.getByLabel('Primeira pergunta')).toBeFocused();
  await context.setOffline(false);
  await expect
    .poll(() => rowsOnServer(server, person, 'visits'))
    .toMatchObject([{ day: daysAgo(-3), professional: 'Dra. Lima', first_question: 'Posso mudar o horário?', done: false }]);
});

test('a visit that is over keeps its answers and takes its marked entries along', async ({ openAs, server }) => {
  const person = await makePerson(server);
  const entry = { id: crypto.randomUUID(), date: daysAgo(1), attention: 2 };
  await plantRow(server, person, 'executive_entries', entry);
  const mark = { entry_table: 'executive_entries', entry_id: entry.id, entry_date: entry.date };
  await plantRow(server, person, 'visit_marks', mark);
  await plantRow(server, person, 'visits', { day: daysAgo(1), professional: 'Terapeuta' });
  const page = await openAs(person, '/visit');
  await page.getByLabel('O que ouvi na consulta').fill('Voltar em um mês.');
  await page.getByRole('checkbox', { name: 'Esta consulta já aconteceu' }).check();
  await page.getByRole('button', { name: 'Salvar preparo' }).click();
  const [visit] = await rowsOnServer<{ id: string }>(server, person, 'visits');
  await expect.poll(() => rowsOnServer(server, person, 'visit_marks')).toMatchObject([{ ...mark, visit_id: visit?.id }]);
  await page.goto(`${server.url}/visit`);
  await expect(page.getByText('Nenhum registro marcado.', { exact: false })).toBeVisible();
  await page.getByRole('heading', { name: 'Consultas anteriores' }).click();
  await page.getByRole('link', { name: /Terapeuta/ }).click();
  await expect(page.getByLabel('O que ouvi na consulta')).toHaveValue('Voltar em um mês.');
  await expect(page.getByRole('listitem').filter({ hasText: '2 de 5' }).first()).toBeVisible();
});

test('an empty sheet has lines to write on, without any consent', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server, { consents: [] }), '/visit');
  await expect(page.getByRole('button', { name: 'Imprimir folha' })).toBeVisible();
  await expect(page.locator('[data-print-alone]')).toContainText('Motivo da consulta');
  await expect(page.getByLabel('Primeira pergunta')).toHaveCount(0);
});
