import type { Page } from '@playwright/test';
import { ownConnection } from '../support/own-connection.ts';
import type { Person } from '../support/person.ts';
import { rowsOnServer } from '../support/rows.ts';
import type { RunningServer } from '../support/server.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** The menstrual cycle: a day recorded with one press, predictions as ranges, and a pause. */

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** First days of periods in 2026. They make three complete cycles of 28 days before the tested day. */
const starts = ['2026-01-01', '2026-01-29', '2026-02-26', '2026-03-26'];

async function plantStarts(server: RunningServer, { session }: Person): Promise<void> {
  const answer = await fetch(`${server.url}/rest/v1/menstrual_entries`, {
    method: 'POST',
    headers: { ...ownConnection, 'content-type': 'application/json', authorization: `Bearer ${session.access_token}` },
    body: JSON.stringify(starts.map((date) => ({ date, on_period: true, user_id: session.user.id }))),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

test('a day of menstruation is recorded with one press, and details can be added later', async ({ openAs, server }) => {
  const person = await makePerson(server);
  const page = await openAs(person, '/menstrual');
  await expect(page.getByText('O ciclo aparece aqui')).toBeVisible();
  await expect(page.getByText('Ainda não dá para prever.')).toBeVisible();
  await press(page, 'Salvar registro');
  await expect(page.getByText('Marque ou escreva algo deste dia.')).toBeVisible();
  // The page asks about menstruation in one place.
  await expect(page.getByRole('checkbox', { name: 'Menstruação neste dia' })).toHaveCount(0);
  await press(page, 'Anotar menstruação');
  await expect(page.getByText('Dia 1 do ciclo')).toBeVisible();
  await expect(page.getByText('Menstruação anotada neste dia')).toBeVisible();

  await press(page, 'Anotar fluxo e sintomas');
  await expect(page.getByRole('checkbox', { name: 'Menstruação neste dia' })).toBeChecked();
  await page.getByRole('radio', { name: 'intenso', exact: true }).check();
  await page.getByRole('radio', { name: 'fraco' }).check();
  await page.getByRole('checkbox', { name: 'cólica' }).check();
  await page.getByRole('checkbox', { name: 'fadiga' }).check();
  // Five symptoms are visible. The rare ones are folded, unless one of them has a stored value.
  await expect(page.getByRole('checkbox', { name: 'acne' })).toBeHidden();
  await press(page, 'Mostrar mais opções');
  await page.getByRole('checkbox', { name: 'acne' }).check();
  await page.getByText('Humor, início da menstruação e notas').click();
  await page.getByRole('radio', { name: 'mais sensível' }).check();
  await press(page, 'Salvar mudanças');
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: 'fluxo intenso' });
  await expect(entry).toContainText('cólica · fadiga · acne · mais sensível');
  await expect(page.getByText('Tudo salvo').first()).toBeVisible();
  await expect
    .poll(() => rowsOnServer(server, person, 'menstrual_entries'))
    .toMatchObject([
      { on_period: true, flow: 'heavy', pain: 'mild', symptoms: ['cramps', 'fatigue', 'acne'], mood: 'emotional' },
    ]);
  await expect(page.getByRole('button', { name: 'Repetir: menstruação e mais 6' })).toBeVisible();
  await press(page, /^Editar/);
  await expect(page.getByRole('checkbox', { name: 'acne' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'mais sensível' })).toBeChecked();
});

test('several days are recorded at once, a start entered as a date appears in the grid, and a cycle can be excluded', async ({
  openAs,
  page: browserPage,
  server,
}) => {
  const person = await makePerson(server);
  await plantStarts(server, person);
  await browserPage.clock.setFixedTime(new Date('2026-05-20T12:00:00-03:00'));
  const page = await openAs(person, '/menstrual');
  // The cycle from 26 March to 16 May is so long that the user probably did not record a period in April.
  await expect(page.getByText('Dia 56 do ciclo')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Repetir/ })).toHaveCount(0);
  await page.getByText('Humor, início da menstruação e notas').click();
  await page.getByLabel('Início da última menstruação').fill('2026-05-16');
  await press(page, 'Salvar registro');
  await expect(page.getByText('Há 1 dia de menstruação anotado neste mês.').first()).toBeVisible();
  await expect(page.getByText(/26 de março de 2026: 51 dias. Bem mais longo que os outros/)).toBeVisible();
  await expect(page.getByText('entre 12 de junho e 14 de junho')).toBeVisible();

  await press(page, 'Anotar vários dias');
  await expect(page.getByRole('checkbox', { name: /16 de maio/ })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /21 de maio/ })).toBeDisabled();
  for (const day of [17, 18, 19]) await page.getByRole('checkbox', { name: new RegExp(`${String(day)} de maio`) }).check();
  await page.getByRole('radio', { name: 'leve' }).last().check();
  await press(page, 'Salvar dias');
  await expect(page.getByText('3 dias de menstruação anotados').first()).toBeVisible();
  await expect(page.getByText('Há 4 dias de menstruação anotados neste mês.').first()).toBeVisible();
  const rows = () => rowsOnServer<{ on_period: boolean; flow: string | null }>(server, person, 'menstrual_entries');
  await expect.poll(async () => (await rows()).filter((row) => row.on_period).length).toBe(starts.length + 3);
  expect((await rows()).filter(({ flow }) => flow === 'light')).toHaveLength(3);

  await page.getByText('Ciclos que a previsão não usa').click();
  await page.getByRole('checkbox', { name: /26 de fevereiro/ }).click();
  await expect(page.getByRole('checkbox', { name: /26 de fevereiro/ })).toBeChecked();
  await expect(page.getByText('Ainda não dá para prever.')).toBeVisible();
  const leftOut = async () => (await rowsOnServer<{ left_out: string }>(server, person, 'menstrual_settings'))[0]?.left_out;
  await expect.poll(leftOut).toBe('2026-02-26');
  // Two presses at once: the second must not revert the first.
  await page.getByRole('checkbox', { name: /29 de janeiro|26 de fevereiro/ }).evaluateAll((boxes: HTMLElement[]) => {
    for (const box of boxes) box.click();
  });
  await expect.poll(leftOut).toBe('2026-01-29');
});

test('after three cycles a range and the day of the cycle appear, and a pause stops predictions', async ({
  openAs,
  page: browserPage,
  server,
}) => {
  const person = await makePerson(server);
  await plantStarts(server, person);
  await browserPage.clock.setFixedTime(new Date('2026-04-02T12:00:00-03:00'));
  const page = await openAs(person, '/menstrual');
  await expect(page.getByText('Dia 8 do ciclo')).toBeVisible();
  await expect(page.getByText('7 dias desde o início da última menstruação, em 26 de março.')).toBeVisible();
  await expect(page.getByText('Fase provável: primeira parte do ciclo, antes da ovulação')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Repetir: menstruação', exact: true })).toBeVisible();
  await expect(page.getByText('entre 22 de abril e 24 de abril')).toBeVisible();
  await expect(
    page.getByText('Contam aqui 3 ciclos completos, de 28 a 28 dias. A média é de 28 dias.').first(),
  ).toBeVisible();

  // The page warns about estimates only once, even though the phase of the day is an estimate too.
  await expect(page.getByText('Não use para evitar nem para planejar gravidez.')).toHaveCount(1);

  await press(page, 'Mês anterior');
  await expect(page.getByText('Há 1 dia de menstruação anotado neste mês.').first()).toBeVisible();

  await page.getByText('Nenhuma pausa').click();
  await press(page, 'Adicionar pausa');
  await page.getByRole('radio', { name: 'contraceptivo sem menstruação' }).check();
  await page.getByLabel('Início da pausa').fill('2026-03-30');
  await page.getByLabel('Último dia da pausa').fill('2026-03-29');
  await press(page, 'Salvar pausa');
  await expect(page.getByText('Escolha o dia do início ou um dia depois.')).toBeVisible();
  await page.getByLabel('Último dia da pausa').fill('');
  await press(page, 'Salvar pausa');
  await expect(page.getByText('Contagem em pausa')).toBeVisible();
  await expect(page.getByText('entre 22 de abril e 24 de abril')).toBeHidden();
  await press(page, 'Encerrar a pausa');
  await expect(page.getByText('A pausa terminou')).toBeVisible();
  await expect(page.getByText('entre 22 de abril e 24 de abril')).toBeHidden();
});
