import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { changePremium } from '../support/person.ts';
import { daysAgo, plantRow } from '../support/plant-row.ts';
import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** Appointments: creating, moving, viewing by month, week and list, and exporting to another calendar. */

test.describe.configure({ timeout: 120_000 });

const dayOf = (page: Page) => page.getByRole('region', { name: /^Compromissos de/ });
const grid = (page: Page) => page.getByRole('grid');
/** A day that is never in the past during a test run. 12 March 2099 is a Thursday. */
const ahead = '/calendar?date=2099-03-12';

async function add(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Adicionar compromisso' }).click();
  await page.getByLabel('Nome do compromisso').fill(name);
  await page.getByRole('radio', { name: 'Psicologia' }).check();
  await page.getByRole('button', { name: 'Salvar compromisso' }).click();
}

test('an appointment is created, appears in month, week and list, moves to another day, is removed and restored', async ({
  openAs,
  server,
}) => {
  const page = await openAs(await makePerson(server), ahead);
  await page.getByRole('button', { name: 'Adicionar compromisso' }).click();
  await page.getByRole('button', { name: 'Salvar compromisso' }).click();
  await expect(page.getByText('Escreva um nome para o compromisso.')).toBeVisible();
  await page.getByLabel('Nome do compromisso').fill('Sessão');
  await page.getByRole('radio', { name: 'Fonoaudiologia' }).check();
  await page.getByLabel('Hora de início').fill('14:00');
  await page.getByLabel('Duração').fill('50');
  await page.getByLabel('Descanso depois').fill('30');
  await page.reload();
  await expect(page.getByLabel('Nome do compromisso')).toHaveValue('Sessão');
  await page.getByRole('button', { name: 'Salvar compromisso' }).click();
  await expect(dayOf(page)).toContainText('Fonoaudiologia · 14:00–14:50');
  await expect(dayOf(page)).toContainText('Descanso depois: 30 min');
  await expect(
    grid(page).getByRole('button', { name: 'quinta-feira, 12 de março de 2099 · 1 compromisso: Sessão' }),
  ).toBeVisible();
  await expect(page.getByText('1 compromisso neste período. Por tipo: Fonoaudiologia (1).')).toBeVisible();

  await page.getByRole('radio', { name: 'Semana' }).check();
  await expect(page).toHaveURL(/view=week/);
  await expect(page.getByRole('button', { name: /^Sessão 14:00/ })).toBeVisible();
  await page.getByRole('radio', { name: 'Lista' }).check();
  await expect(page.getByRole('button', { name: /^Sessão qui/ })).toBeVisible();

  await page.getByRole('button', { name: 'Editar · Sessão' }).click();
  await page.getByLabel('Dia', { exact: true }).fill('2099-03-20');
  await page.getByRole('button', { name: 'Salvar mudanças' }).click();
  await expect(page).toHaveURL(/date=2099-03-20/);
  await expect(dayOf(page)).toContainText('Sessão');
  await page.getByRole('button', { name: 'Editar · Sessão' }).click();
  await page.getByRole('button', { name: 'Remover · Calendário: Sessão' }).click();
  await page.getByRole('button', { name: 'Remover compromisso' }).click();
  await expect(dayOf(page)).toContainText('Nenhum compromisso neste dia');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(dayOf(page)).toContainText('Sessão');
});

test('the keyboard navigates the month, and an earlier appointment is repeated a week later', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server), ahead);
  await add(page, 'Grupo');
  // Waits until the closing form has returned the focus to its button. Only then can a day of the month take the focus.
  await expect(page.getByRole('button', { name: 'Adicionar compromisso' })).toBeFocused();
  await grid(page)
    .getByRole('button', { name: /^quinta-feira, 12 de março/ })
    .focus();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowRight');
  await expect(grid(page).getByRole('button', { name: 'segunda-feira, 13 de abril de 2099' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/date=2099-04-13/);
  await page.goBack();
  await page.getByRole('button', { name: 'Repetir em outro dia · Grupo' }).click();
  await expect(page.getByLabel('Dia', { exact: true })).toHaveValue('2099-03-19');
  await page.getByRole('button', { name: 'Salvar compromisso' }).click();
  await expect(page).toHaveURL(/date=2099-03-19/);
  await expect(dayOf(page)).toContainText('Grupo');
});

test('an appointment of several days is on each of them, also after the month in which it began, and ends earlier on request', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server);
  const page = await openAs(person, ahead);
  await page.getByRole('button', { name: 'Adicionar compromisso' }).click();
  await page.getByLabel('Nome do compromisso').fill('Viagem');
  await page.getByRole('radio', { name: 'Psicologia' }).check();
  await page.getByLabel('Hora de início').fill('14:00');
  await page.getByLabel('Termina em outro dia').check();
  await expect(page.getByLabel('Último dia')).toHaveValue('2099-03-13');
  await expect(page.getByLabel('Repetir', { exact: true })).toBeHidden();
  await expect(page.getByLabel('Duração')).toBeHidden();
  await page.getByLabel('Último dia').fill('2099-03-12');
  await page.getByRole('button', { name: 'Salvar compromisso' }).click();
  await expect(page.getByText('Escolha um dia depois do primeiro dia.')).toBeVisible();
  await page.getByLabel('Último dia').fill('2099-04-02');
  await page.getByLabel('Hora de término').fill('9:30');
  await page.getByRole('button', { name: 'Salvar compromisso' }).click();
  await expect(dayOf(page)).toContainText('Psicologia · dia 1 de 22');
  await expect
    .poll(() => rowsOnServer(server, person, 'appointments'))
    .toMatchObject([{ date: '2099-03-12', end_date: '2099-04-02', start_time: '14:00', end_time: '09:30' }]);

  await page.goto(`${server.url}/calendar?date=2099-04-02&view=week`);
  await expect(dayOf(page)).toContainText('dia 22 de 22');
  await expect(page.getByRole('button', { name: /^Viagem dia 22 de 22 · até 09:30/ })).toBeVisible();
  await page.getByRole('radio', { name: 'Mês' }).check();
  await grid(page)
    .getByRole('button', { name: 'quarta-feira, 1 de abril de 2099 · 1 compromisso: Viagem (dia 21 de 22)' })
    .click();
  await page.getByRole('button', { name: 'Editar · Viagem' }).click();
  await expect(page.getByLabel('Termina em outro dia')).toBeChecked();
  await page.getByLabel('Termina em outro dia').uncheck();
  await page.getByRole('button', { name: 'Salvar mudanças' }).click();
  await expect(page).toHaveURL(/date=2099-03-12/);
  await expect(dayOf(page)).not.toContainText('dia 1 de');
  await expect
    .poll(() => rowsOnServer(server, person, 'appointments'))
    .toMatchObject([{ date: '2099-03-12', end_date: null, end_time: null }]);
});

/** A weekly appointment on Thursdays from 12 March 2099 on. */
const weekly = { date: '2099-03-12', name: 'Terapia', type: 'psychology', repeat: 'weekly', start_time: '15:00' };
const rule = { repeat: 'weekly', repeat_until: null, left_out: [] };
const days = ['2099-03-12', '2099-03-19', '2099-03-26'];

test('an appointment that repeats is on each of its days; a change is of one day, or of it and the following ones', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server);
  const page = await openAs(person, ahead);
  await page.getByRole('button', { name: 'Adicionar compromisso' }).click();
  await page.getByLabel('Nome do compromisso').fill('Terapia');
  await page.getByRole('radio', { name: 'Psicologia' }).check();
  await page.getByLabel('Hora de início').fill('15:00');
  await page.getByLabel('Repetir', { exact: true }).selectOption('Toda semana');
  await expect(page.getByText('Depois: qui., 19 de mar. · qui., 26 de mar. · qui., 2 de abr.')).toBeVisible();
  await page.getByLabel('Repetir até').fill('2099-03-11');
  await page.getByRole('button', { name: 'Salvar compromisso' }).click();
  await expect(page.getByText('Escolha um dia a partir do dia do compromisso.')).toBeVisible();
  await page.getByLabel('Repetir até').fill('');
  await page.getByRole('button', { name: 'Salvar compromisso' }).click();
  await expect(page.getByText('3 compromissos neste período.', { exact: false })).toBeVisible();

  await grid(page).getByRole('button', { name: 'quinta-feira, 26 de março de 2099 · 1 compromisso: Terapia' }).click();
  await expect(dayOf(page)).toContainText('Toda semana');
  await page.getByRole('button', { name: 'Editar · Terapia' }).click();
  await expect(page.getByRole('radio', { name: 'Só este dia' })).toBeChecked();
  await expect(page.getByLabel('Repetir', { exact: true })).toBeHidden();
  await page.getByLabel('Hora de início').fill('17:00');
  await page.getByRole('button', { name: 'Salvar mudanças' }).click();
  await expect(dayOf(page)).toContainText('17:00');
  await expect(dayOf(page)).not.toContainText('Toda semana');
  await expect(page.getByRole('button', { name: 'Editar · Terapia' })).toBeFocused();

  await page.goto(`${server.url}/calendar?date=2099-03-19`);
  await page.getByRole('button', { name: 'Editar · Terapia' }).click();
  await page.getByRole('radio', { name: 'Este e os próximos' }).check();
  await page.getByLabel('Lugar').fill('Sala 2');
  await page.getByRole('button', { name: 'Salvar mudanças' }).click();
  await expect(dayOf(page)).toContainText('Sala 2');
  await expect(dayOf(page).getByRole('heading', { level: 2 })).toBeFocused();
  await expect
    .poll(async () => (await rowsOnServer(server, person, 'appointments')).sort(byDate))
    .toMatchObject([
      { date: days[0], ...rule, repeat_until: '2099-03-18', left_out: [days[2]], location: null },
      { date: days[1], ...rule, left_out: [days[2]], location: 'Sala 2' },
      { date: days[2], repeat: null, start_time: '17:00', location: null },
    ]);
});

const byDate = (one: object, other: object) => (String(Object(one).date) < String(Object(other).date) ? -1 : 1);

const ask = async (page: Page) => {
  await page.getByRole('button', { name: 'Editar · Terapia' }).click();
  await page.getByRole('button', { name: 'Remover · Calendário: Terapia' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
};
const remove = async (page: Page, what: string) => {
  await page.getByRole('alertdialog').getByRole('button', { name: what }).click();
  await expect(dayOf(page)).toContainText('Nenhum compromisso neste dia');
  await expect(dayOf(page).getByRole('heading', { level: 2 })).toBeFocused();
};

test('one day of an appointment that repeats is removed offline, and comes back by undo', async ({
  context,
  openAs,
  server,
}) => {
  const person = await makePerson(server);
  await plantRow(server, person, 'appointments', weekly);
  const page = await openAs(person, `/calendar?date=${days[1]}`);
  await ask(page);
  await context.setOffline(true);
  await remove(page, 'Remover só este dia');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(dayOf(page)).toContainText('Terapia');
  await ask(page);
  await remove(page, 'Remover só este dia');
  await context.setOffline(false);
  await expect.poll(() => rowsOnServer(server, person, 'appointments')).toMatchObject([{ left_out: [days[1]] }]);
});

test('of an appointment that repeats, one day and the following ones are removed, and come back by undo', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server);
  await plantRow(server, person, 'appointments', { ...weekly, left_out: [days[1]] });
  const page = await openAs(person, `/calendar?date=${days[2]}`);
  await ask(page);
  await remove(page, 'Remover este e os próximos');
  await expect.poll(() => rowsOnServer(server, person, 'appointments')).toMatchObject([{ repeat_until: '2099-03-25' }]);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(dayOf(page)).toContainText('Toda semana');

  await page.goto(`${server.url}/calendar?date=${days[0]}`);
  await ask(page);
  await remove(page, 'Remover este e os próximos');
  await expect.poll(() => rowsOnServer(server, person, 'appointments')).toEqual([]);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(dayOf(page)).toContainText('Toda semana');
  await expect
    .poll(() => rowsOnServer(server, person, 'appointments'))
    .toMatchObject([{ ...weekly, ...rule, left_out: [days[1]] }]);
});

test('without premium, a repeating appointment that began in the past is changed from today on, and one past day removed', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server, { premium: true });
  await plantRow(server, person, 'appointments', { ...weekly, date: daysAgo(14), repeat: 'daily' });
  await changePremium(server, person.email, null);
  const page = await openAs(person, '/calendar');
  await page.getByRole('button', { name: 'Editar · Terapia' }).click();
  await page.getByRole('radio', { name: 'Este e os próximos' }).check();
  await page.getByLabel('Hora de início').fill('17:00');
  await page.getByRole('button', { name: 'Salvar mudanças' }).click();
  const rows = async () => (await rowsOnServer(server, person, 'appointments')).sort(byDate);
  await expect.poll(rows).toMatchObject([
    { date: daysAgo(14), repeat_until: daysAgo(1), start_time: '15:00' },
    { date: daysAgo(0), repeat_until: null, start_time: '17:00' },
  ]);
  await page.goto(`${server.url}/calendar?date=${daysAgo(5)}`);
  await dayOf(page)
    .getByRole('button', { name: /^Remover · .*Terapia/ })
    .click();
  await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Remover este e os próximos' })).toBeHidden();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover só este dia' }).click();
  await expect.poll(rows).toMatchObject([{ left_out: [daysAgo(5)] }, { left_out: [] }]);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect.poll(rows).toMatchObject([{ left_out: [] }, { left_out: [] }]);
});

test('an appointment is found by a word of its notes, coming ones first, and its day opens', async ({ openAs, server }) => {
  const person = await makePerson(server, { premium: true });
  const appointment = { name: 'Consulta', type: 'medical', notes: 'Levar os óculos.', repeat: null };
  await plantRow(server, person, 'appointments', [
    { ...appointment, date: '2024-03-12' },
    { ...appointment, date: '2099-05-07' },
    { ...appointment, date: '2024-01-02', repeat: 'monthly' },
    { ...appointment, date: '2024-02-02', notes: null },
  ]);
  const page = await openAs(person, ahead);
  await page.getByRole('button', { name: 'Procurar compromisso' }).click();
  await expect(page.getByLabel('Nome, profissional, lugar ou notas')).toBeFocused();
  await page.keyboard.type('oculos');
  await expect(page.getByText('3 compromissos', { exact: true })).toBeVisible();
  const results = page.getByRole('button', { name: /^Consulta .*(2024|2099|Todo mês)/ });
  await expect(results).toHaveCount(3);
  await expect(results.nth(0)).toContainText('Todo mês, no mesmo dia');
  await results.nth(2).click();
  await expect(page).toHaveURL(/date=2024-03-12/);
  await expect(dayOf(page)).toContainText('Levar os óculos.');
});

const calendarFile = [
  ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:1@example.com', 'SUMMARY:Terapia', 'DTSTART:20990312T150000'],
  ...['RRULE:FREQ=WEEKLY;BYDAY=TH', 'END:VEVENT', 'BEGIN:VEVENT', 'UID:2@example.com', 'SUMMARY:Aniversário'],
  ...['DTSTART;VALUE=DATE:20990314', 'RRULE:FREQ=YEARLY', 'END:VEVENT', 'BEGIN:VEVENT', 'UID:3@example.com'],
  ...['SUMMARY:Consulta', 'DTSTART:20240313T090000', 'END:VEVENT', 'END:VCALENDAR'],
].join('\r\n');

test('the appointments of a calendar file are shown, added once, and removed again by undo', async ({ openAs, server }) => {
  const person = await makePerson(server);
  const page = await openAs(person, ahead);
  await page.getByRole('button', { name: 'Mostrar opções' }).click();
  await expect(page.getByRole('button', { name: 'Escolher arquivo .ics' })).toBeVisible();
  const choose = (text: string) =>
    page.locator('input[type=file]').setInputFiles({ name: 'a.ics', mimeType: 'text/calendar', buffer: Buffer.from(text) });
  await choose('hello');
  await expect(page.getByText('Este arquivo não é de calendário.')).toBeVisible();
  await choose(calendarFile);
  await expect(page.getByText('Terapia · 12 de mar. de 2099 · 15:00 · Toda semana')).toBeVisible();
  await expect(page.getByText('1 se repete de um jeito que o COGN não tem, e fica de fora: Aniversário')).toBeVisible();
  await expect(page.getByText('Dias passados fazem parte do Premium: Consulta')).toBeVisible();
  expect(await rowsOnServer(server, person, 'appointments')).toEqual([]);
  await page.getByRole('button', { name: 'Adicionar 1 compromisso', exact: true }).click();
  await expect(page.getByText('1 compromisso adicionado')).toBeVisible();
  await expect(dayOf(page)).toContainText('Terapia');
  await choose(calendarFile);
  await expect(page.getByText('Nenhum compromisso novo neste arquivo.')).toBeVisible();
  await expect(page.getByText('1 já está no seu calendário.')).toBeVisible();
  expect(await rowsOnServer(server, person, 'appointments')).toMatchObject([{ date: '2099-03-12', repeat: 'weekly' }]);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('Compromissos do arquivo removidos')).toBeVisible();
  await expect(dayOf(page)).toContainText('Nenhum compromisso neste dia');
});

test('an appointment alerts before its start, and the alarm opens its day', async ({ openAs, page, server }) => {
  const person = await makePerson(server);
  await page.clock.setFixedTime(new Date(`${daysAgo(0)}T09:31:00-03:00`));
  await openAs(person, '/calendar');
  await page.getByRole('button', { name: 'Adicionar compromisso' }).click();
  await page.getByLabel('Nome do compromisso').fill('Sessão');
  await page.getByRole('radio', { name: 'Psicologia' }).check();
  await expect(page.getByLabel('Aviso', { exact: true })).toBeHidden();
  await page.getByLabel('Hora de início').fill('10:00');
  await page.getByLabel('Aviso', { exact: true }).selectOption('30 minutos antes');
  await page.getByRole('button', { name: 'Salvar compromisso' }).click();
  await expect(dayOf(page)).toContainText('Aviso: 30 minutos antes');
  await expect.poll(() => rowsOnServer(server, person, 'appointments')).toMatchObject([{ alert_minutes: 30 }]);
  await page.getByRole('link', { name: 'Lembretes', exact: true }).first().click();
  const alarms = page.getByRole('region', { name: 'Avisos do horário' });
  await expect(alarms).toContainText('Compromisso das 10:00 · em 29 minutos');
  await expect(alarms).toContainText('Sessão');
  await alarms.getByRole('button', { name: 'Ver no calendário' }).click();
  await expect(page).toHaveURL(new RegExp(`calendar\\?date=${daysAgo(0)}`));
  await expect(alarms).toBeHidden();
  await expect(dayOf(page)).toContainText('Sessão');
});

test(
  'on a phone the first week is in the upper half of the screen, and the buttons beside the title name the months',
  { tag: '@browser' },
  async ({ openAs, page, server }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(await makePerson(server), ahead);
    const first = grid(page).getByRole('button', { name: 'domingo, 1 de março de 2099' });
    await expect(first).toBeVisible();
    expect((await first.boundingBox())!.y).toBeLessThanOrEqual(400);
    await page.getByRole('button', { name: 'Abr. · Próximo mês' }).click();
    await page.getByRole('button', { name: 'Mai. · Próximo mês' }).click();
    await expect(page.getByRole('heading', { name: 'maio de 2099' })).toBeVisible();
    await page.getByRole('radio', { name: 'Lista' }).check();
    await page.getByRole('button', { name: '2098 · Ano anterior' }).click();
    await expect(page.getByRole('heading', { name: '2098', exact: true })).toBeVisible();
  },
);

test('a past day can be read by everyone and offers premium; a write that the server refuses as past stays on the device with its reason', async ({
  openAs,
  server,
  page,
}) => {
  // The device’s clock is ten days slow, so the app treats a past day as today. The server uses its own clock and refuses
  // the appointment.
  await page.clock.setFixedTime(new Date(Date.now() - 10 * 86_400_000));
  await openAs(await makePerson(server), '/calendar');
  await add(page, 'Atrasado');
  await expect(dayOf(page)).toContainText('Não foi salvo: Compromissos em dias passados fazem parte do Premium.');
  await page.goto(`${server.url}/calendar?date=2026-01-07`);
  await expect(page.getByText('Este dia já passou.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Adicionar compromisso' })).toBeHidden();
  await page.getByRole('button', { name: 'Conhecer o Premium' }).click();
  await expect(page.getByRole('dialog', { name: 'COGN Premium' })).toBeVisible();
});

test(
  'appointments are exported as a file and by a private address, which stops working when the user switches it off',
  { tag: '@browser' },
  async ({ openAs, server, request }) => {
    const page = await openAs(await makePerson(server), ahead);
    await add(page, 'Sessão');
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar arquivo · Sessão' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe('cogn.ics');
    expect(await readFile(await file.path(), 'utf8')).toContain('SUMMARY:Sessão\r\n');

    await page.getByRole('button', { name: 'Mostrar opções' }).click();
    await expect(page.getByText('1 compromisso nestes dias.')).toBeVisible();
    await page.getByRole('button', { name: 'Criar endereço' }).click();
    const address = await page.getByLabel('Seu endereço').inputValue();
    const read = async () => await (await request.get(address)).text();
    await expect.poll(read).toContain('SUMMARY:Ocupado\r\n');
    await page.getByRole('radio', { name: 'Nome, hora, lugar e aviso' }).check();
    await expect.poll(read).toContain('SUMMARY:Sessão\r\n');
    await page.getByRole('button', { name: 'Desligar endereço' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Desligar endereço' }).click();
    await expect(page.getByRole('button', { name: 'Criar endereço' })).toBeVisible();
    expect((await request.get(address)).status()).toBe(404);
  },
);
