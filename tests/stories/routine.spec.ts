import { expectAccessible } from '../support/comfort/axe.ts';
import { daysAgo, plantRow } from '../support/plant-row.ts';
import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** A routine: the first ticked step, a smaller day, the user’s own order, and the history of a removed step. */

test(
  'a first step takes one press and its tick another, a second press unticks it, and all of this works offline',
  { tag: '@browser' },
  async ({ context, openAs, server }) => {
    const person = await makePerson(server);
    const page = await openAs(person, '/routine');
    const ticks = () => rowsOnServer<{ task: string }>(server, person, 'routine_ticks');
    await page.getByRole('button', { name: 'Beber água' }).click();
    const step = page.getByRole('checkbox', { name: 'Beber água' });
    // After the user chose one example, the other examples are still available.
    const further = page.getByRole('region', { name: 'Outros passos pequenos' });
    await further.getByRole('button', { name: 'Abrir a janela' }).click();
    await expect(page.getByRole('checkbox', { name: 'Abrir a janela' })).toBeVisible();
    await expect(further.getByRole('button')).toHaveText(['Escovar os dentes', 'Comer alguma coisa']);
    await expect(further.getByRole('button', { name: 'Escovar os dentes' })).toBeFocused();
    await step.check();
    await expect(page.getByText('1 passo feito neste dia.')).toBeVisible();
    await expect.poll(ticks).toMatchObject([{ task: 'Beber água' }]);
    await expect(page.getByText('O mais frequente foi “Beber água”, em 1 dia.').first()).toBeVisible();
    await expectAccessible(page);
    await step.uncheck();
    await expect.poll(ticks).toEqual([]);
    await context.setOffline(true);
    await step.check();
    await expect(page.getByText('1 passo feito neste dia.')).toBeVisible();
    await context.setOffline(false);
    await expect.poll(ticks).toMatchObject([{ task: 'Beber água' }]);
  },
);

test('steps have a part of the day, a smaller form and an order, and the history stays when a step is removed', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server);
  const page = await openAs(person, '/routine');
  const arrange = page.getByRole('region', { name: 'Organizar rotina' });
  await page.getByRole('button', { name: 'Adicionar passo' }).click();
  await arrange.getByLabel('Passo', { exact: true }).fill('Tomar banho');
  await arrange.getByRole('radio', { name: 'Manhã' }).check();
  await arrange.getByLabel('Tempo').fill('20');
  await arrange.getByLabel('Versão menor, para dias de pouca energia').fill('Lavar o rosto');
  await arrange.getByRole('button', { name: 'Salvar passo' }).click();
  await expect(arrange.getByRole('listitem').filter({ hasText: 'Tomar banho' })).toBeVisible();
  await arrange.getByRole('button', { name: 'Adicionar passo' }).click();
  await arrange.getByLabel('Passo', { exact: true }).fill('Arrumar a cama');
  await arrange.getByRole('radio', { name: 'Manhã' }).check();
  await arrange.getByRole('checkbox', { name: 'Descansa em dias de pouca energia' }).check();
  await arrange.getByRole('button', { name: 'Salvar passo' }).click();
  await arrange.getByRole('button', { name: 'Subir: Arrumar a cama' }).click();
  await expect(arrange.getByRole('listitem').first()).toContainText('Arrumar a cama');
  await arrange.getByRole('button', { name: 'Concluir' }).click();

  const day = page.getByRole('region', { name: 'Passos do dia' });
  await expect(day.getByRole('listitem').first()).toContainText('Arrumar a cama');
  await expect(day.getByText('O passo com tempo leva 20 min.')).toBeVisible();
  // A day of low energy hides the steps that rest on such days. A step that was done before stays listed, because the day
  // counts it. After the user unticks the step, the list hides it too.
  const bed = day.getByRole('checkbox', { name: 'Arrumar a cama' });
  await bed.check();
  await day.getByRole('checkbox', { name: 'Dia de pouca energia' }).check();
  await expect(day.getByText('1 passo feito neste dia.')).toBeVisible();
  await expect(bed).toBeChecked();
  await bed.uncheck();
  await expect(bed).toHaveCount(0);
  await day.getByRole('checkbox', { name: 'Lavar o rosto' }).check();
  await expect.poll(() => rowsOnServer(server, person, 'routine_days')).toMatchObject([{ low_energy: true }]);

  await page.getByRole('button', { name: 'Organizar rotina' }).click();
  await arrange.getByRole('button', { name: 'Remover: Tomar banho' }).click();
  await page.getByRole('button', { name: 'Remover Tomar banho', exact: true }).click();
  await expect(arrange.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('O mais frequente foi “Tomar banho”, em 1 dia.').first()).toBeVisible();
  // The user did the step on one day of seven, so its bar has a seventh of the full width.
  await expect(page.locator('[role="img"] [style*="width: 14.28"]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await arrange.getByRole('button', { name: 'Concluir' }).click();
  await expect(day.getByRole('checkbox', { name: 'Lavar o rosto' })).toBeChecked();
});

test('a step ticked in the sheet “Anotar” shows as done, and a second press there changes nothing', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server);
  await plantRow(server, person, 'routine_tasks', { name: 'Banho', part_of_day: 'anyTime', position: 1 });
  const page = await openAs(person, '/water');
  await page.getByRole('button', { name: 'Anotar' }).first().click();
  const tile = page.getByRole('dialog').getByRole('button', { name: 'Feito Banho' });
  await tile.click();
  await expect(tile).toHaveAttribute('aria-disabled', 'true');
  // The tile is not a toggle: only the toast offers undo.
  await expect(tile).not.toHaveAttribute('aria-pressed');
  await tile.click({ force: true });
  await expect.poll(() => rowsOnServer(server, person, 'routine_ticks')).toMatchObject([{ task: 'Banho' }]);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(tile).not.toHaveAttribute('aria-disabled');
  await expect.poll(() => rowsOnServer(server, person, 'routine_ticks')).toEqual([]);
});

test(
  'one step at a time: done, left for later, undone and timed by keyboard, without a count',
  { tag: '@browser' },
  async ({ openAs, page, server }) => {
    const person = await makePerson(server);
    // Sets the clock to a morning, because the order of the steps depends on the time of day.
    await page.clock.install({ time: new Date(`${daysAgo(0)}T08:00:00-03:00`) });
    await openAs(person, '/routine');
    const ticks = () => rowsOnServer<{ task: string }>(server, person, 'routine_ticks');
    for (const name of ['Beber água', 'Abrir a janela', 'Escovar os dentes'])
      await page.getByRole('button', { name, exact: true }).click();
    const opener = page.getByRole('button', { name: 'Um passo de cada vez' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Um passo de cada vez' });
    await expect(dialog.getByText('Beber água')).toBeVisible();
    await expect(dialog.getByText('Abrir a janela')).toBeVisible();

    // Starts a timer for the step by keyboard. The end of the timer must not take the focus.
    await dialog.getByRole('button', { name: 'Marcar um tempo' }).press('Enter');
    await expect(dialog.getByRole('radio', { name: '10 minutos' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await dialog.getByRole('button', { name: 'Começar o tempo' }).press('Enter');
    await expect(dialog.getByRole('button', { name: 'Pausar o tempo' })).toBeFocused();
    await expect(dialog.getByRole('timer', { name: 'Faltam cerca de 5 minutos' })).toBeVisible();
    await expect(dialog.getByRole('checkbox', { name: 'Som suave no fim' })).not.toBeChecked();
    await expectAccessible(page);
    // The timer of the step goes on after its dialog was closed.
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await expect(page.getByRole('timer')).toBeVisible();
    await page.getByRole('button', { name: 'Terminar agora' }).press('Enter');
    await expect(page.getByRole('timer')).toHaveCount(0);
    await expect(opener).toBeFocused();
    await opener.press('Enter');
    await dialog.getByRole('button', { name: 'Marcar um tempo' }).press('Enter');
    await dialog.getByRole('button', { name: 'Começar o tempo' }).press('Enter');
    await dialog.getByRole('button', { name: 'Deixar para depois' }).focus();
    await page.clock.fastForward('06:00');
    await expect(dialog.getByRole('status')).toHaveText('O tempo terminou: Beber água');
    await expect(dialog.getByRole('button', { name: 'Deixar para depois' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Fechar o tempo' }).press('Enter');
    await expect(dialog.getByRole('button', { name: 'Marcar um tempo' })).toBeFocused();

    await dialog.getByRole('button', { name: 'Deixar para depois' }).press('Enter');
    const done = dialog.getByRole('button', { name: 'Feito' });
    await done.press('Enter');
    await expect(done).toBeFocused();
    await expect.poll(ticks).toMatchObject([{ task: 'Abrir a janela' }]);
    await expect(dialog.getByText('Escovar os dentes')).toBeVisible();
    await dialog.getByRole('button', { name: 'Desfazer: Abrir a janela' }).press('Enter');
    await expect.poll(ticks).toEqual([]);
    await done.press('Enter');
    await done.press('Enter');
    await expect(dialog.getByText('Pode ficar para depois')).toBeVisible();
    await dialog.getByRole('button', { name: 'Ver os passos de novo' }).press('Enter');
    await done.press('Enter');
    await expect(dialog.getByText('Nada por agora')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await expect(page.getByText('3 passos feitos neste dia.')).toBeVisible();
  },
);
