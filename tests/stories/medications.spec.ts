import type { Page } from '@playwright/test';
import { addDays, calendarDate } from '@cogn/shared/calendar-date.ts';
import { installRecorder, recordedBy } from '../support/comfort/recorder.ts';
import { plantRow } from '../support/plant-row.ts';
import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';
import { readAlone } from '../support/failing-table.ts';

/** Medicines: the list, the question "did I take it?" on the page and at home, and an alarm while the app is open. */

interface Dose {
  date: string;
  name: string;
  planned: string | null;
  state: string;
  taken_at: string | null;
  note: string | null;
}
interface Medicine {
  name: string;
  times: string[] | null;
  alarm: boolean;
  status: string;
  pills_left: number | null;
}

/** Today in the timezone of the tests. */
const day = calendarDate(new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date()));

/** Sets the clock to nine in the morning in the tests’ timezone. */
const setClock = (page: Page) => page.clock.install({ time: new Date(`${day}T09:00:00-03:00`) });

test('a medicine is added and taken, its time is corrected, and home asks about it', async ({ openAs, page, server }) => {
  const person = await makePerson(server);
  await setClock(page);
  await openAs(person, '/medications');
  const list = page.getByRole('region', { name: 'Meus remédios' });
  const plan = page.getByRole('region', { name: 'Doses de hoje' });
  const doses = () => rowsOnServer<Dose>(server, person, 'medication_doses');

  await test.step('name, dosage and time are required', async () => {
    await expect(plan.getByText('Sua lista de remédios está vazia')).toBeVisible();
    await list.getByRole('button', { name: 'Adicionar remédio' }).click();
    await expect(list.getByLabel('Nome')).toBeFocused();
    await list.getByRole('button', { name: 'Salvar remédio' }).click();
    await expect(list.getByLabel('Nome')).toHaveAccessibleDescription('Preencha nome, dosagem e horário.');
    await expect(list.getByText('Preencha nome, dosagem e horário.')).toHaveCount(3);
    await list.getByLabel('Nome').fill('Metilfenidato');
    await list.getByLabel('Dosagem').fill('10 mg');
    await list.getByRole('button', { name: 'Salvar remédio' }).click();
    await expect(list.getByText('Preencha nome, dosagem e horário.')).toBeVisible();
    await list.getByLabel('Horário 1').fill('830');
    await list.getByText('Contar quanto resta').click();
    await list.getByLabel('Unidades que restam').fill('6');
    await list.getByLabel('Unidades por dose').fill('1');
    await list.getByLabel('Avisar quando restarem').fill('5');
    await list.getByRole('button', { name: 'Salvar remédio' }).click();
    await expect(list.getByText('Restam 6 unidades, para 6 dias')).toBeVisible();
  });

  await test.step('one tap records a dose as taken, the stock count follows, and a low count is shown discreetly', async () => {
    await expect(plan.getByText('sem registro')).toBeVisible();
    await plan.getByRole('button', { name: /^Tomei: Metilfenidato/ }).click();
    await expect(plan.getByText(/tomada às 09:0\d/i)).toBeVisible();
    await expect.poll(doses).toMatchObject([{ planned: '08:30', state: 'taken', note: null }]);
    await expect(list.getByText('Restam 5 unidades, para 5 dias')).toBeVisible();
    await expect(list.getByText('Está chegando ao fim.')).toBeVisible();
  });

  await test.step('undo removes the dose, and repeated answers stay one dose', async () => {
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(plan.getByText('sem registro')).toBeVisible();
    await expect.poll(doses).toEqual([]);
    await plan.getByRole('button', { name: /^Deixar para depois/ }).click();
    await expect(plan.getByText('para depois', { exact: true })).toBeVisible();
    await plan.getByRole('button', { name: /^Tomei/ }).click();
    await expect(plan.getByText(/^tomada/i)).toBeVisible();
    await expect.poll(doses).toMatchObject([{ state: 'taken' }]);
  });

  await test.step('the time is corrected, with a note', async () => {
    await plan.getByRole('button', { name: /^Editar: Metilfenidato/ }).click();
    await plan.getByLabel('Horário em que tomei').fill('08:40');
    await plan.getByLabel('Anotação').fill('Com água');
    await plan.getByRole('button', { name: 'Salvar mudanças' }).click();
    await expect(plan.getByText(/tomada às 08:40/i)).toBeVisible();
    await expect.poll(doses).toMatchObject([{ taken_at: '08:40', note: 'Com água' }]);
  });

  await test.step('home records doses too', async () => {
    await installRecorder(page);
    // The doses load lazily, and loading them must not move anything on the page.
    await readAlone(page, 'medication_doses');
    await page.route('**/rest/v1/medication_doses*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 2000));
      await route.continue();
    });
    await page.goto(server.url);
    const card = page.getByRole('region', { name: 'Seus registros' });
    await expect(card.getByText('Metilfenidato 10 mg, 08:30: tomada às 08:40')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Contatos profissionais' })).toBeVisible();
    await expect(page.getByRole('heading').and(page.locator('main *')).first()).toHaveText('Como está sua energia?');
    const { shift, shifted } = await recordedBy(page);
    expect(shift, shifted.join('\n')).toBeLessThanOrEqual(0.02);
  });
});

test('a dose as needed is recorded with its time, a past day can be completed, and a paused medicine keeps its history', async ({
  openAs,
  page,
  server,
}) => {
  const person = await makePerson(server);
  const yesterday = addDays(day, -1);
  await setClock(page);
  await openAs(person, `/medications?date=${yesterday}`);
  const list = page.getByRole('region', { name: 'Meus remédios' });
  const doses = () => rowsOnServer<Dose>(server, person, 'medication_doses');
  await list.getByRole('button', { name: 'Adicionar remédio' }).click();
  await list.getByLabel('Nome').fill('Dipirona');
  await list.getByLabel('Dosagem').fill('20 gotas');
  await list.getByLabel('Tomo quando preciso').check();
  await expect(list.getByLabel('Horário 1')).toBeHidden();
  await list.getByRole('button', { name: 'Salvar remédio' }).click();
  const asNeeded = page.getByRole('region', { name: 'Tomo quando preciso' });
  await expect(asNeeded.getByText('Sem registro nos últimos 7 dias')).toBeVisible();
  await asNeeded.getByRole('button', { name: 'Tomei neste dia: Dipirona' }).click();
  await expect.poll(doses).toMatchObject([{ date: yesterday, planned: null, state: 'taken', taken_at: null }]);
  await page.getByRole('button', { name: 'Próximo', exact: true }).click();
  await asNeeded.getByRole('button', { name: 'Tomei agora: Dipirona' }).click();
  await expect(asNeeded.getByText(/Última vez: .*agora/)).toBeVisible();
  await list.getByRole('button', { name: 'Editar: Dipirona' }).click();
  await list.getByLabel('Em pausa').check();
  await list.getByRole('button', { name: 'Salvar remédio' }).click();
  await expect(list.getByText('Em pausa: Tomo quando preciso')).toBeVisible();
  await expect(asNeeded).toBeHidden();
  await expect(page.getByText('Dipirona: 2 tomadas.')).toBeVisible();
});

test('one press takes all doses of a time, a double tap takes them once, and undo takes all of them back', async ({
  openAs,
  page,
  server,
}) => {
  const person = await makePerson(server);
  for (const [name, time] of [
    ['Metilfenidato', '08:00'],
    ['Vitamina D', '08:00'],
    ['Melatonina', '22:00'],
  ] as const)
    await plantRow(server, person, 'medications', { name, dosage: '10 mg', times: [time] });
  await setClock(page);
  await openAs(person, '/medications');
  const plan = page.getByRole('region', { name: 'Doses de hoje' });
  const states = async () =>
    (await rowsOnServer<Dose>(server, person, 'medication_doses')).map(({ name, state }) => `${name} ${state}`).sort();

  await plan.getByRole('button', { name: 'Tomei todos (08:00)' }).dblclick();
  await expect.poll(states).toEqual(['Metilfenidato taken', 'Vitamina D taken']);
  await expect(page.getByText('2 doses, 08:00')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect.poll(states).toEqual([]);
  await expect(page.getByText('As doses estão como antes')).toBeVisible();

  // The form of a dose names it, because the form replaces its line.
  await plan.getByRole('button', { name: 'Tomei: Vitamina D, 08:00' }).click();
  await plan.getByRole('button', { name: 'Editar: Vitamina D, 08:00' }).click();
  await expect(plan.getByRole('heading', { name: 'Vitamina D, 08:00 10 mg' })).toBeVisible();
  await plan.getByLabel('Horário em que tomei').fill('23:50');
  await expect(plan.getByText('Esse horário ainda não chegou.')).toBeVisible();
});

test('a changed dosage holds from its day on, and the days before keep what was planned then', async ({
  openAs,
  page,
  server,
}) => {
  const person = await makePerson(server);
  const [before, since] = [addDays(day, -9), addDays(day, -4)];
  await plantRow(server, person, 'medications', [
    { name: 'Metilfenidato', dosage: '10 mg', times: ['08:00'], plan_from: addDays(day, -20) },
  ]);
  await setClock(page);
  await openAs(person, '/medications');
  const list = page.getByRole('region', { name: 'Meus remédios' });
  await list.getByRole('button', { name: 'Editar: Metilfenidato' }).click();
  await expect(list.getByLabel('A mudança vale desde')).toBeHidden();
  await list.getByLabel('Dosagem').fill('20 mg');
  await expect(list.getByLabel('A mudança vale desde')).toHaveValue(day);
  await list.getByLabel('A mudança vale desde').fill(since);
  await list.getByLabel('Dias da semana', { exact: true }).check();
  await list.getByRole('button', { name: 'Salvar remédio' }).click();
  await expect(list.getByText('Escolha ao menos um dia da semana.')).toBeVisible();
  await list.getByLabel('Todos os dias').check();
  await list.getByRole('button', { name: 'Salvar remédio' }).click();
  const plans = () => rowsOnServer<{ from_date: string; dosage: string }>(server, person, 'medication_plans');
  await expect
    .poll(async () => (await plans()).map(({ from_date, dosage }) => `${from_date} ${dosage}`).sort())
    .toEqual([`${addDays(day, -20)} 10 mg`, `${since} 20 mg`]);
  // The page that made the change shows it, although the server notifies only the other devices.
  await page.getByText('Mudanças nos remédios').click();
  await expect(page.getByText('Mudança: de 10 mg para 20 mg')).toBeVisible();

  await openAs(person, `/medications?date=${before}`);
  await expect(page.getByRole('region', { name: /^Doses de/ }).getByText('10 mg')).toBeVisible();
  await openAs(person, `/medications?date=${since}`);
  await expect(page.getByRole('region', { name: /^Doses de/ }).getByText('20 mg')).toBeVisible();
});

test(
  'an alarm appears in only one of two tabs, also after the computer slept, and can be answered in place',
  { tag: '@browser' },
  async ({ openAs, page, context, server }) => {
    const person = await makePerson(server);
    await setClock(page);
    await openAs(person, '/medications');
    const list = page.getByRole('region', { name: 'Meus remédios' });
    await list.getByRole('button', { name: 'Adicionar remédio' }).click();
    await list.getByLabel('Nome').fill('Metilfenidato');
    await list.getByLabel('Dosagem').fill('10 mg');
    await list.getByLabel('Horário 1').fill('09:30');
    await list.getByRole('button', { name: 'Salvar remédio' }).click();
    await list.getByLabel('Avisar nos horários: Metilfenidato').check();
    await expect.poll(() => rowsOnServer<Medicine>(server, person, 'medications')).toMatchObject([{ alarm: true }]);

    const other = await context.newPage();
    await other.goto(`${server.url}/water`);
    await expect(other.getByRole('heading', { name: 'Água', level: 1 })).toBeVisible();
    const alarms = (tab: Page) => tab.getByRole('region', { name: 'Avisos do horário' });
    /** Returns the only tab that shows the alarm. Both tabs share one clock. */
    const ringingTab = async (): Promise<Page> => {
      const count = async () => {
        // Moves the clock on, because a tab whose rows arrive only now checks its alarms at its next tick.
        await page.clock.runFor(1000);
        return (await alarms(page).count()) + (await alarms(other).count());
      };
      await expect.poll(count).toBe(1);
      return (await alarms(page).isVisible()) ? page : other;
    };
    const plan = page.getByRole('region', { name: 'Doses de hoje' });
    // A future dose can be taken early, but not skipped or postponed.
    await expect(plan.getByRole('button', { name: /^Tomei/ })).toBeVisible();
    await expect(plan.getByRole('button', { name: /^(Pular dose|Deixar para depois)/ })).toHaveCount(0);
    await page.clock.runFor(5000);
    await expect(alarms(page)).toBeHidden();
    await expect(alarms(other)).toBeHidden();

    await page.clock.fastForward('50:00');
    let tab = await ringingTab();
    await expect(alarms(tab).getByText('Remédio das 09:30')).toBeVisible();
    await expect(alarms(tab).getByText(/há 2[01] minutos$/)).toBeVisible();
    await alarms(tab).getByRole('button', { name: 'Avisar em 15 minutos' }).click();
    await expect(alarms(tab)).toBeHidden();
    await expect(plan.getByRole('button', { name: /^Pular dose/ })).toBeVisible();
    await page.clock.fastForward('16:00');
    tab = await ringingTab();
    await alarms(tab).getByRole('button', { name: 'Tomei' }).click();
    await expect(alarms(tab)).toBeHidden();
    await expect(plan.getByText(/^tomada às 10:0/i)).toBeVisible();
  },
);
