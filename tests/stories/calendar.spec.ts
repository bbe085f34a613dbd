import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
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
    await page.getByRole('radio', { name: 'Nome, hora e lugar' }).check();
    await expect.poll(read).toContain('SUMMARY:Sessão\r\n');
    await page.getByRole('button', { name: 'Desligar endereço' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Desligar endereço' }).click();
    await expect(page.getByRole('button', { name: 'Criar endereço' })).toBeVisible();
    expect((await request.get(address)).status()).toBe(404);
  },
);
