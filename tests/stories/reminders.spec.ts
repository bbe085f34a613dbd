import type { Page } from '@playwright/test';
import { findCoveredHelpControls } from '../support/comfort/find-covered-help-controls.ts';
import { installPageTools } from '../support/comfort/page-tools.ts';
import { plantRow } from '../support/plant-row.ts';
import { pagesInSidebar } from '../support/registry.ts';
import { isInFifthOfThisRun } from '../support/rotation.ts';
import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';
import { undo } from '../support/toasts.ts';

/** Reminders: creating them, doing them for today, their next due day, and the alarm settings. */

interface Reminder {
  text: string;
  time: string | null;
  repeat: string;
  done_on: string | null;
}

/**
 * Sets the clock to nine in the morning of today in the tests’ time zone. Otherwise the alarm at 23:59 would ring if the tests
 * run late in the evening.
 */
const setClock = (page: Page) => {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date());
  return page.clock.install({ time: new Date(`${day}T09:00:00-03:00`) });
};

test(
  'a date typed only in part is refused at its field, instead of being saved as no date',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const person = await makePerson(server, { premium: true });
    const page = await openAs(person, '/reminders');
    const today = page.getByRole('main');
    await today.getByRole('button', { name: 'Adicionar lembrete' }).click();
    await today.getByLabel('O que lembrar', { exact: true }).fill('Regar as plantas');
    await today.getByLabel('Dia', { exact: true }).focus();
    await page.keyboard.type('12');
    await today.getByRole('button', { name: 'Salvar lembrete' }).click();
    await expect(today.getByLabel('Dia', { exact: true })).toBeFocused();
    await expect(today.getByLabel('Dia', { exact: true })).toHaveAccessibleDescription(/^Escolha um dia do calendário\./);
    expect(await rowsOnServer(server, person, 'reminders')).toEqual([]);
  },
);

test('a reminder is created, done, brought back, edited and removed', async ({ openAs, page, server }) => {
  const person = await makePerson(server);
  await setClock(page);
  await openAs(person, '/reminders');
  const today = page.getByRole('region', { name: 'Hoje' });
  const done = page.getByRole('region', { name: 'Feitos' });
  const reminders = () => rowsOnServer<Reminder>(server, person, 'reminders');
  await expect(today.getByText('Nenhum lembrete por enquanto')).toBeVisible();

  await test.step('only the text is required, and typed text survives a reload', async () => {
    await today.getByRole('button', { name: 'Adicionar lembrete' }).click();
    await expect(today.getByLabel('O que lembrar')).toBeFocused();
    await today.getByRole('button', { name: 'Salvar lembrete' }).click();
    await expect(today.getByLabel('O que lembrar')).toHaveAccessibleDescription('Escreva o que você quer lembrar.');
    await today.getByLabel('O que lembrar').fill('Regar as plantas');
    await page.reload();
    await expect(today.getByLabel('O que lembrar')).toHaveValue('Regar as plantas');
    await today.getByRole('button', { name: 'Salvar lembrete' }).click();
    await expect(today.getByText('quando der')).toBeVisible();
  });

  await test.step('it is done, and comes back on request', async () => {
    await today.getByRole('button', { name: 'Marcar como feito: Regar as plantas' }).click();
    await expect(done.getByText('Regar as plantas')).toBeVisible();
    await expect(today.getByText('Nada para hoje.')).toBeVisible();
    await done.getByRole('button', { name: 'Trazer de volta: Regar as plantas' }).click();
    await expect(today.getByText('Regar as plantas')).toBeVisible();
  });

  await test.step('a recurring reminder is done for today and shows its next day', async () => {
    await today.getByRole('button', { name: 'Editar: Regar as plantas' }).click();
    await today.getByLabel('Todo dia').check();
    await today.getByLabel('Horário', { exact: true }).fill('23:59');
    await today.getByLabel('Avisar no horário').check();
    await today.getByRole('button', { name: 'Salvar lembrete' }).click();
    await expect(today.getByText('hoje · 23:59 · Todo dia · avisa no horário')).toBeVisible();
    await today.getByRole('button', { name: /^Marcar como feito/ }).click();
    await expect(done.getByText('volta amanhã · Todo dia')).toBeVisible();
  });

  await test.step('it is removed after one question, and undo restores it', async () => {
    await done.getByRole('button', { name: 'Remover: Regar as plantas' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remover Regar as plantas' }).click();
    await expect(done).toBeHidden();
    await undo(page, 'Você removeu da lista: Regar as plantas');
    await expect(done.getByText('Regar as plantas')).toBeVisible();
    await expect.poll(reminders).toMatchObject([{ text: 'Regar as plantas', repeat: 'daily', time: '23:59' }]);
  });
});

test(
  'a reminder’s alarm is silent in quiet hours and uses the discreet text',
  { tag: '@browser' },
  async ({ openAs, page, server }) => {
    await installPageTools(page);
    const person = await makePerson(server);
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date());
    const dayBefore = new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
    await page.clock.install({ time: new Date(`${day}T09:00:00-03:00`) });
    await openAs(person, '/reminders');
    const today = page.getByRole('region', { name: 'Hoje' });
    await today.getByRole('button', { name: 'Adicionar lembrete' }).click();
    await today.getByLabel('O que lembrar').fill('Ligar para o dentista');
    await today.getByLabel('Avisar no horário').check();
    await today.getByRole('button', { name: 'Salvar lembrete' }).click();
    await expect(today.getByText('Para avisar, é preciso um horário.')).toBeVisible();
    await today.getByLabel('Horário', { exact: true }).fill('10:00');
    await today.getByRole('button', { name: 'Salvar lembrete' }).click();
    await expect(today.getByText('hoje · 10:00 · avisa no horário')).toBeVisible();

    // A reminder of a past day stays until the user does it, but it no longer causes an alarm.
    await today.getByRole('button', { name: 'Adicionar lembrete' }).click();
    await today.getByLabel('O que lembrar').fill('Pagar a conta');
    await today.getByLabel('Dia', { exact: true }).fill(dayBefore);
    await today.getByLabel('Horário', { exact: true }).fill('08:00');
    await today.getByLabel('Avisar no horário').check();
    await today.getByRole('button', { name: 'Salvar lembrete' }).click();
    await expect(today.getByText('ontem · 08:00', { exact: true })).toBeVisible();

    const settings = page.getByRole('region', { name: 'Como os avisos tocam' });
    await settings.getByText('Sem horas de silêncio.').click();
    await expect(settings.getByText('Em branco, são no máximo 200 por dia.')).toBeVisible();
    await settings.getByLabel('Início').fill('09:30');
    await settings.getByRole('button', { name: 'Salvar estas escolhas' }).click();
    await expect(settings.getByText('Preencha os dois horários ou deixe os dois em branco.')).toBeVisible();
    await settings.getByLabel('Fim').fill('10:30');
    await settings.getByLabel('Aviso discreto').check();
    await settings.getByRole('button', { name: 'Salvar estas escolhas' }).click();
    // The text of the toast depends on whether the server has already stored the choices.
    await expect(page.getByText(/^(Escolhas salvas|Salvo neste aparelho)$/).first()).toBeVisible();
    await expect(settings.getByText('Silêncio das 09:30 às 10:30.')).toBeVisible();

    const alarms = page.getByRole('region', { name: 'Avisos do horário' });
    await page.clock.runFor(5000);
    await page.clock.fastForward('01:10:00');
    await expect(alarms).toBeHidden();
    await page.clock.fastForward('25:00');
    await expect(alarms.getByText('Lembrete das 10:00')).toBeVisible();
    await expect(alarms.getByText('Ligar para o dentista')).toBeHidden();
    // On a phone, the alarm is beneath the header and must not cover a link that calls for help.
    const size = page.viewportSize()!;
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => findCoveredHelpControls(page)).toEqual([]);
    await page.getByRole('button', { name: 'Páginas', exact: true }).click({ trial: true });
    await page.setViewportSize(size);
    await alarms.getByRole('button', { name: 'Ver o que é' }).click();
    await expect(alarms.getByText('Ligar para o dentista')).toBeVisible();
    await alarms.getByRole('button', { name: 'Marcar como feito' }).click();
    await expect(alarms).toBeHidden();
    await expect(page.getByRole('region', { name: 'Feitos' }).getByText('Ligar para o dentista')).toBeVisible();
  },
);

test(
  'once today’s time has passed, the reminder no longer announces an alarm',
  { tag: '@browser' },
  async ({ openAs, page, server }) => {
    const person = await makePerson(server);
    await setClock(page);
    await openAs(person, '/reminders');
    const today = page.getByRole('region', { name: 'Hoje' });
    for (const [text, time] of [
      ['Tomar sol', '08:00'],
      ['Abrir a janela', '11:00'],
    ] as const) {
      await today.getByRole('button', { name: 'Adicionar lembrete' }).click();
      await today.getByLabel('O que lembrar').fill(text);
      await today.getByLabel('Dia', { exact: true }).fill(await page.evaluate(() => new Date().toLocaleDateString('en-CA')));
      await today.getByLabel('Horário', { exact: true }).fill(time);
      await today.getByLabel('Avisar no horário').check();
      await today.getByRole('button', { name: 'Salvar lembrete' }).click();
      await expect(today.getByText(text)).toBeVisible();
    }
    await expect(today.getByText('hoje · 08:00', { exact: true })).toBeVisible();
    await expect(today.getByText('hoje · 11:00 · avisa no horário')).toBeVisible();
    await page.clock.fastForward('02:30:00');
    await expect(today.getByText('hoje · 11:00', { exact: true })).toBeVisible();
  },
);

test(
  'an alarm card covers no way to help, on any page (each run checks a fifth)',
  { tag: '@browser' },
  async ({ openAs, page, server }) => {
    // Loads the app once. Then every page opens within the app, beneath the alarm card.
    test.setTimeout(300_000);
    const person = await makePerson(server, { premium: true });
    await plantRow(server, person, 'reminders', {
      text: 'Ligar para o dentista',
      time: '09:30',
      alarm: true,
      repeat: 'daily',
    });
    await setClock(page);
    await installPageTools(page);
    await openAs(person, '/water');
    // A premium page becomes a link only after the profile has loaded.
    await expect.poll(async () => (await pagesInSidebar(page)).length).toBeGreaterThan(20);
    const paths = (await pagesInSidebar(page)).filter(isInFifthOfThisRun);
    const alarms = page.getByRole('region', { name: 'Avisos do horário' });
    await page.clock.runFor(5000);
    await page.clock.fastForward('31:00');
    await expect(alarms.getByText('Ligar para o dentista')).toBeVisible();
    const title = page.getByRole('heading', { level: 1 });
    // Polls, because the alarm card moves to its new position one frame after the window has changed its size.
    const expectNothingCovered = (place: string) =>
      expect.poll(() => findCoveredHelpControls(page, place), { timeout: 5000 }).toEqual([]);
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height: 720 });
      const before = await title.innerText();
      const isOpen = new URL(page.url()).pathname === path;
      const link = page.locator(`nav a[href="${path}"], nav a[href^="${path}?"]`).first();
      await link.evaluate((each) => (each as HTMLElement).click());
      // The previous page stays until the next one has loaded.
      if (!isOpen) await expect(title).not.toHaveText(before);
      await expect(alarms).toBeAttached();
      // Waits for all parts of the page. A part that loads during the check could push a help control under the card.
      await expect(page.locator('main').locator('[data-on-its-way], [aria-busy="true"]')).toHaveCount(0);
      await expectNothingCovered(path);
      await page.setViewportSize({ width: 390, height: 844 });
      await expectNothingCovered(`${path} at 390 px`);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNothingCovered(`${path} at 320 px`);
    }
  },
);

test('a long list shows twenty reminders and more on request, below the button that adds one', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server);
  const texts = Array.from({ length: 21 }, (_, place) => `Lembrete ${String(place)}`);
  await plantRow(
    server,
    person,
    'reminders',
    texts.map((text) => ({ text, repeat: 'never' })),
  );
  const page = await openAs(person, '/reminders');
  const today = page.getByRole('region', { name: 'Hoje' });
  await expect(today.getByRole('listitem')).toHaveCount(20);
  await expect(today.getByRole('button').first()).toHaveText('Adicionar lembrete');
  await today.getByRole('button', { name: 'Mostrar mais' }).click();
  await expect(today.getByRole('listitem')).toHaveCount(21);
});
