import type { Page } from '@playwright/test';
import { daysAgo, plantRow } from '../support/plant-row.ts';
import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';
import { readAlone } from '../support/failing-table.ts';

/** The page Today: what matters now, the user’s choice of journals, and a light day. */

const now = (page: Page) => page.getByRole('region', { name: 'Agora' });
const journals = (page: Page) => page.getByRole('region', { name: 'Seus registros' });
const energy = (page: Page) => page.getByRole('region', { name: 'Como está sua energia?' });

/** Sets the clock to two in the afternoon of today, in the time zone of the browser tests. */
const setClock = (page: Page) => page.clock.install({ time: new Date(`${daysAgo(0)}T14:00:00-03:00`) });

const medicine = { name: 'Metilfenidato', dosage: '10 mg', status: 'active', as_needed: false };
const step = (name: string, position: number, facts: object = {}) => ({
  name,
  position,
  part_of_day: 'afternoon',
  ...facts,
});

test('a due dose, the next step and the next appointment are answered in one tap each, and no line moves for it', async ({
  openAs,
  page,
  server,
}) => {
  const person = await makePerson(server);
  await plantRow(server, person, 'medications', { ...medicine, times: ['13:00'] });
  await plantRow(server, person, 'routine_tasks', [
    step('Lavar a louça', 1, { minutes: 15 }),
    step('Regar as plantas', 2, { minutes: 5 }),
  ]);
  await plantRow(server, person, 'appointments', {
    date: daysAgo(0),
    name: 'Terapia',
    type: 'therapy',
    start_time: '16:00',
  });
  await setClock(page);
  await openAs(person);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoje');
  const lines = now(page).getByRole('listitem');
  await expect(lines).toHaveText([/Metilfenidato.*sem registro/i, /Lavar a louça.*15/, /Terapia.*16:00/]);
  // The link to the other answers (skip or later) is beneath the dose.
  const dose = lines.filter({ hasText: 'Metilfenidato' });
  await expect(dose.getByRole('link', { name: 'Pular ou deixar para depois' })).toBeVisible();

  await now(page).getByRole('button', { name: 'Tomei: Metilfenidato, 13:00' }).click();
  await expect(now(page).getByRole('heading', { name: 'Agora' })).toBeFocused();
  await expect(lines).toHaveText([/Metilfenidato.*tomada às 14:0/i, /Lavar a louça/, /Terapia/]);
  // The answered dose still has a link below it, so that the next lines of the list keep their place.
  await expect(dose.getByRole('link', { name: 'Ver todos os remédios de hoje' })).toBeVisible();
  await expect(journals(page).getByText(/Metilfenidato 10 mg, 13:00: tomada às 14:0/)).toBeVisible();
  const done = now(page).getByRole('button', { name: 'Feito: Lavar a louça' });
  await done.click();
  await expect(done).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => rowsOnServer(server, person, 'medication_doses')).toMatchObject([{ state: 'taken' }]);
  await expect.poll(() => rowsOnServer(server, person, 'routine_ticks')).toMatchObject([{ task: 'Lavar a louça' }]);

  await page.reload();
  await expect(lines).toHaveText([/Regar as plantas/, /Terapia/]);
});

test(
  'an empty day is a free day; a free person chooses the journals, and the choice follows to another device',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const person = await makePerson(server);
    const page = await openAs(person);
    await expect(now(page).getByText('Nada marcado. Dia livre.')).toBeVisible();
    await expect(journals(page).getByRole('listitem')).toHaveText([
      /^Água.*sem registro/,
      /^Atividade física.*sem registro/,
    ]);
    await journals(page).getByRole('button', { name: 'Bebi um copo' }).click();
    await expect(journals(page).getByText(/^250\sml/)).toBeVisible();

    await journals(page).getByRole('button', { name: 'Escolher o que aparece' }).click();
    const choice = page.getByRole('dialog', { name: 'O que aparece em Hoje' });
    await expect(choice.getByRole('checkbox', { name: 'Humor' })).toHaveCount(0);
    await choice.getByRole('checkbox', { name: 'Peso' }).check();
    await choice.getByRole('checkbox', { name: 'Atividade física' }).uncheck();
    await page.keyboard.press('Escape');
    await expect(journals(page).getByRole('listitem')).toHaveText([/^Água/, /^Peso/]);
    // The stored choice keeps the premium pages. They reappear when the user has premium.
    await expect
      .poll(() => rowsOnServer(server, person, 'preferences'))
      .toMatchObject([{ today_pages: ['water', 'medications', 'weight', 'mood', 'sleep'] }]);

    // Simulates another device, which has only what the account stores.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('cogn-preferences')) localStorage.removeItem(key);
    });
    await page.reload();
    await expect(journals(page).getByRole('listitem')).toHaveText([/^Água/, /^Peso/]);
  },
);

test('little energy offers a light day, which nobody starts but the person, and which ends at midnight', async ({
  openAs,
  page,
  server,
}) => {
  const person = await makePerson(server, { premium: true });
  await plantRow(server, person, 'routine_tasks', step('Lavar a louça', 1, { smaller: 'Um prato' }));
  await setClock(page);
  await openAs(person);
  await energy(page).getByRole('button', { name: 'Baixa', exact: true }).click();
  const question = page.getByRole('region', { name: 'Quer um dia leve?' });
  await expect(now(page).getByText('Lavar a louça')).toBeVisible();
  await question.getByRole('button', { name: 'Sim, dia leve' }).click();
  await expect(page.getByRole('heading', { name: 'Dia leve até a meia-noite' })).toBeFocused();
  await expect(now(page).getByText('Um prato')).toBeVisible();
  await expect(journals(page).getByRole('listitem')).toHaveCount(0);
  await journals(page).getByRole('button', { name: 'Mostrar seus registros' }).click();
  await expect(journals(page).getByText('Humor')).toBeVisible();

  // On a light day, the mood form offers five of its twelve faces.
  await page.goto(`${server.url}/mood`);
  await expect(page.locator('form').getByRole('radio', { name: /./ }).first()).toBeVisible();
  await expect(page.locator('input[name="mood"]')).toHaveCount(5);

  await page.goto(server.url);
  await page.getByRole('button', { name: 'Voltar ao dia comum' }).click();
  await expect(now(page).getByText('Lavar a louça')).toBeVisible();
  await expect
    .poll(() => rowsOnServer(server, person, 'routine_days'))
    .toContainEqual(expect.objectContaining({ low_energy: false }));

  // On the next day, the page asks for the user’s energy again.
  await expect(energy(page)).toBeHidden();
  await page.clock.setFixedTime(new Date(new Date(`${daysAgo(0)}T14:00:00-03:00`).getTime() + 86_400_000));
  await page.reload();
  await expect(energy(page)).toBeVisible();
});

test('a light day that ends before the rows of the day are known restores the whole routine', async ({
  openAs,
  page,
  server,
}) => {
  const person = await makePerson(server, { premium: true });
  await plantRow(server, person, 'routine_tasks', step('Lavar a louça', 1, { smaller: 'Um prato' }));
  await plantRow(server, person, 'routine_days', {
    date: daysAgo(0),
    low_energy: true,
    created_at: `${daysAgo(0)}T08:00:00-03:00`,
  });
  await setClock(page);
  await page.addInitScript(([key, day]) => localStorage.setItem(key, day), [
    `cogn-preferences-light:${person.session.user.id}`,
    daysAgo(0),
  ] as const);
  const { promise: isPressed, resolve: press } = Promise.withResolvers<void>();
  await readAlone(page, 'routine_days');
  await page.route('**/rest/v1/routine_days*', async (route) => {
    await isPressed;
    await route.continue();
  });
  await openAs(person);
  await page.getByRole('button', { name: 'Voltar ao dia comum' }).click();
  press();
  await expect(now(page).getByText('Lavar a louça')).toBeVisible();
});

test('a past day shows its own values, and its buttons lead to the pages of that day', async ({ openAs, server }) => {
  const person = await makePerson(server);
  await plantRow(server, person, 'water_entries', { date: '2026-03-11', amount_ml: 750 });
  const page = await openAs(person, '/?date=2026-03-11');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seu dia');
  await expect(page.getByRole('navigation', { name: 'Data' }).getByText('qua., 11 de mar.').first()).toBeVisible();
  await expect(journals(page).getByText(/^750\sml/)).toBeVisible();
  await expect(now(page)).toHaveCount(0);
  await expect(energy(page)).toHaveCount(0);
  await journals(page).getByRole('link', { name: 'Anotar: Água' }).click();
  await expect(page).toHaveURL(`${server.url}/water?date=2026-03-11`);
});

test('a day to come shows what is planned for it, and nothing to record', async ({ openAs, page, server }) => {
  const person = await makePerson(server);
  const tomorrow = daysAgo(-1);
  await plantRow(server, person, 'medications', { ...medicine, times: ['08:00'] });
  await plantRow(server, person, 'reminders', { text: 'Pagar a luz', day: tomorrow, time: '09:00', repeat: 'never' });
  await plantRow(server, person, 'appointments', {
    date: tomorrow,
    name: 'Terapia',
    type: 'therapy',
    start_time: '16:00',
  });
  await setClock(page);
  await openAs(person);
  await page.getByRole('button', { name: 'Próximo', exact: true }).click();
  const lines = page.getByRole('region', { name: 'Marcado para este dia' }).getByRole('listitem');
  await expect(lines).toHaveText([/Metilfenidato\s10 mg.*08:00/, /Pagar a luz.*09:00/, /Terapia.*16:00/]);
  await expect(journals(page)).toHaveCount(0);
  await expect(lines.getByRole('button')).toHaveCount(0);
  await lines.getByRole('link', { name: 'Ver: Terapia' }).click();
  await expect(page).toHaveURL(`${server.url}/calendar?date=${tomorrow}`);
  await page.goto(`${server.url}/?date=${daysAgo(-2)}`);
  await expect(lines).toHaveText([/Metilfenidato/]);
});

test('offline a tap on Today stays on the device, and the page says so', async ({ openAs, page, server }) => {
  await openAs(await makePerson(server));
  await expect(now(page).getByText('Nada marcado. Dia livre.')).toBeVisible();
  const drink = journals(page).getByRole('button', { name: 'Bebi um copo' });
  // The button is enabled only after the app knows the size of the user's glass.
  await expect(drink).toBeEnabled();
  await page.context().setOffline(true);
  await drink.click();
  const said = page.getByRole('status').filter({ hasText: /Água: 250\sml\s*Registro salvo neste aparelho/ });
  await expect(said).toBeVisible();
  await expect(journals(page).getByText(/^250\sml/)).toBeVisible();
});

test('the companion stands still on Today for a person with Premium, until its page is hidden', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server, { premium: true });
  await plantRow(server, person, 'pets', { name: 'Nuvem' });
  const page = await openAs(person);
  await expect(page.getByText('Nuvem está por aqui, sem pressa.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'É uma semente pequena, com um broto na cabeça.' })).toBeVisible();
  await expect(page.getByText(/Nível|pontos/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Ver: Meu COGN' }).click();
  await expect(page).toHaveURL(/\/cogni_pet$/);
  await plantRow(server, person, 'preferences', { visible_pages: { cogni_pet: false } });
  await page.goto(server.url);
  await expect(page.getByRole('heading', { name: 'Seu perfil' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver: Meu COGN' })).toHaveCount(0);
});
