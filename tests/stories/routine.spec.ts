import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** A routine: the first ticked step, a smaller day, the user’s own order, and the history of a removed step. */

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
  await day.getByRole('checkbox', { name: 'Dia de pouca energia' }).check();
  await expect(day.getByRole('checkbox', { name: 'Arrumar a cama' })).toHaveCount(0);
  await day.getByRole('checkbox', { name: 'Lavar o rosto' }).check();
  await expect.poll(() => rowsOnServer(server, person, 'routine_days')).toMatchObject([{ low_energy: true }]);

  await page.getByRole('button', { name: 'Organizar rotina' }).click();
  await arrange.getByRole('button', { name: 'Remover: Tomar banho' }).click();
  await page.getByRole('button', { name: 'Remover Tomar banho', exact: true }).click();
  await expect(arrange.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('O mais frequente foi “Tomar banho”, em 1 dia.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await arrange.getByRole('button', { name: 'Concluir' }).click();
  await expect(day.getByRole('checkbox', { name: 'Lavar o rosto' })).toBeChecked();
});
