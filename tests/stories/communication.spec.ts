import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';
import { undo } from '../support/toasts.ts';

/** Quick messages: categories as a filter, and boards of other apps. */

test('a category filters the messages, and a board of another app adds its messages at once, with undo', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server);
  const page = await openAs(person, '/communication');
  await expect(page.getByText('Preciso de silêncio.')).toBeVisible();
  await expect(page.getByText('Categorias')).toHaveCount(0);

  await page.getByRole('button', { name: 'Adicionar ou mudar mensagens' }).click();
  await page.getByRole('button', { name: 'Adicionar mensagem' }).click();
  await page.getByLabel('Mensagem').fill('Tenho consulta hoje.');
  await page.getByLabel('Categoria').fill('médico');
  await page.getByRole('button', { name: 'Salvar mensagem' }).click();
  // Waits for this toast. Otherwise it could appear later and replace the toast of the board.
  await expect(page.getByText('Salvo: Tenho consulta hoje.')).toBeVisible();

  await page.getByText('Trazer mensagens de outro app, ou levar as suas').click();
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles({ name: 'x.obf', mimeType: 'application/json', buffer: Buffer.from('no board') });
  await expect(page.getByText('Este arquivo não é um quadro OBF ou OBZ')).toBeVisible();
  const board = {
    format: 'open-board-0.1',
    id: 'b',
    buttons: [
      { id: '1', label: 'água' },
      { id: '2', label: 'pão' },
    ],
  };
  await chooser.setInputFiles({
    name: 'board.obf',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(board)),
  });
  const texts = async () =>
    (await rowsOnServer<{ text: string | null }>(server, person, 'quick_messages')).map(({ text }) => text);
  await expect.poll(async () => (await texts()).filter((text) => text === 'água' || text === 'pão').length).toBe(2);
  await undo(page, '2 mensagens adicionadas');
  await expect.poll(texts).not.toContain('água');
  expect(await texts()).toContain('Tenho consulta hoje.');

  await page.getByRole('button', { name: 'Concluir' }).click();
  await page.getByRole('radio', { name: 'médico' }).check();
  await expect(page.getByText('Tenho consulta hoje.')).toBeVisible();
  await expect(page.getByText('Preciso de silêncio.')).toHaveCount(0);
});
