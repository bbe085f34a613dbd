import { ownConnection } from '../support/own-connection.ts';
import { plantRow } from '../support/plant-row.ts';
import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';
import { undo } from '../support/toasts.ts';

/** Quick messages: categories as a filter, boards of other apps, and pictures beside words. */

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
    images: [{ id: 'foreign', url: 'https://example.org/water.png' }],
    buttons: [
      { id: '1', label: 'água', image_id: 'foreign' },
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
  await expect(page.getByText('A imagem desta mensagem fica de fora, porque não é do COGN: água.')).toBeVisible();
  expect(await texts()).not.toContain('água');
  await page.getByRole('button', { name: 'Adicionar 2 mensagens assim' }).click();
  await expect.poll(async () => (await texts()).filter((text) => text === 'água' || text === 'pão').length).toBe(2);
  await undo(page, '2 mensagens adicionadas');
  await expect.poll(texts).not.toContain('água');
  expect(await texts()).toContain('Tenho consulta hoje.');

  await page.getByRole('button', { name: 'Concluir' }).click();
  await page.getByRole('radio', { name: 'médico' }).check();
  await expect(page.getByText('Tenho consulta hoje.')).toBeVisible();
  await expect(page.getByText('Preciso de silêncio.')).toHaveCount(0);
});

test('a message has a picture that the user chose, and both versions name it if another device chose another', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server);
  await plantRow(server, person, 'quick_messages', [
    { text: null, preset: 'silence', position: 1 },
    { text: 'Quero beber água.', preset: null, position: 2 },
  ]);
  const pictures = async () =>
    (await rowsOnServer<{ position: number; picture: string | null }>(server, person, 'quick_messages'))
      .sort((one, other) => one.position - other.position)
      .map(({ picture }) => picture);
  const page = await openAs(person, '/communication');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(
    cards.filter({ hasText: 'Preciso de silêncio.' }).locator('svg[viewBox="3 3 66 66"] path').first(),
  ).toBeVisible();
  await expect(cards.filter({ hasText: 'Quero beber água.' }).locator('svg[viewBox="3 3 66 66"]')).toHaveCount(0);

  await page.getByRole('button', { name: 'Adicionar ou mudar mensagens' }).click();
  await page.getByRole('button', { name: 'Editar: Quero beber água.' }).click();
  await page.getByRole('button', { name: 'Usar: água' }).click();
  await page.getByRole('button', { name: 'Salvar mensagem' }).click();
  await expect.poll(pictures).toEqual([null, 'water']);
  await page.getByRole('button', { name: 'Editar: Preciso de silêncio.' }).click();
  await page.getByRole('button', { name: 'Tirar imagem' }).click();
  await page.getByRole('button', { name: 'Salvar mensagem' }).click();
  await expect.poll(pictures).toEqual(['none', 'water']);

  await page.getByRole('button', { name: 'Editar: Quero beber água.' }).click();
  await page.getByRole('button', { name: 'Trocar imagem' }).click();
  await page.getByLabel('Procurar imagem').fill('refrigerante');
  await page.getByRole('button', { name: 'beber', exact: true }).click();
  const answer = await fetch(`${server.url}/rest/v1/quick_messages?position=eq.2`, {
    method: 'PATCH',
    headers: {
      ...ownConnection,
      'content-type': 'application/json',
      authorization: `Bearer ${person.session.access_token}`,
    },
    body: JSON.stringify({ picture: 'juice' }),
  });
  expect(answer.ok).toBe(true);
  await page.getByRole('button', { name: 'Salvar mensagem' }).click();
  await page
    .getByRole('button', { name: /não (foi|foram) salv/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toContainText('Imagem: beber');
  await expect(page.getByRole('dialog')).toContainText('Imagem: suco');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Concluir' }).click();
  await page.getByLabel('Mostrar só as palavras, sem imagens').check();
  await expect(page.locator('svg[viewBox="3 3 66 66"]')).toHaveCount(0);
  await expect
    .poll(() => rowsOnServer<{ message_words_only: boolean }>(server, person, 'preferences'))
    .toMatchObject([{ message_words_only: true }]);
});
