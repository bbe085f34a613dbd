import { expectAccessible } from '../support/comfort/axe.ts';
import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** Prepared messages replace speech: the user can copy, speak, show and customise them. */

test('a message is copied with one press, spoken if the device has a voice, and shown on the whole screen', async ({
  context,
  openAs,
  page: blank,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Replaces the device’s speech synthesis by a stub with one voice, which records the texts to speak.
  await blank.addInitScript(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    speechSynthesis.getVoices = () => [{ lang: 'pt-BR' } as SpeechSynthesisVoice];
    speechSynthesis.speak = (utterance) => {
      said.push(`${utterance.lang} ${utterance.text}`);
      utterance.onstart?.(new Event('start') as SpeechSynthesisEvent);
    };
  });
  const page = await openAs(await makePerson(server), '/communication');
  await page.getByRole('button', { name: 'Preciso de silêncio. Copiar mensagem' }).click();
  await expect(page.getByText('Mensagem copiada').first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Preciso de silêncio.');

  await page.getByRole('button', { name: 'Falar em voz alta: Preciso de silêncio.' }).click();
  await expect(page.getByRole('button', { name: 'Parar a voz: Preciso de silêncio.' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual(['pt-BR Preciso de silêncio.']);

  const dialog = page.getByRole('dialog');
  const show = page.getByRole('button', { name: 'Mostrar na tela: Preciso ir ao banheiro.' });
  await show.click();
  await expect(dialog.getByText('Preciso ir ao banheiro.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(show).toBeFocused();
  await show.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/communication$/u);
});

test('words typed on the spot are shown large and stay until the user leaves, but are never stored', async ({
  openAs,
  server,
}) => {
  const page = await openAs(await makePerson(server), '/communication');
  const field = page.getByLabel('Escrever agora');
  await field.fill('Não consigo falar hoje.');
  await page.getByRole('button', { name: 'Mostrar', exact: true }).first().click();
  await expect(page.getByRole('dialog').getByText('Não consigo falar hoje.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('Não consigo falar hoje.');
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
    'falar hoje',
  );
  await page.reload();
  await expect(page.getByRole('button', { name: 'Preciso de silêncio. Copiar mensagem' })).toBeVisible();
  await expect(field).toHaveValue('');
});

test('the first change makes the messages the user’s own, and the first six can be restored', async ({ openAs, server }) => {
  const person = await makePerson(server);
  const page = await openAs(person, '/communication');
  const rows = () =>
    rowsOnServer<{ text: string | null; preset: string | null; position: number }>(server, person, 'quick_messages');
  const arrange = page.getByRole('region', { name: 'Adicionar ou mudar mensagens' });
  await page.getByRole('button', { name: 'Adicionar ou mudar mensagens' }).click();
  await expect(arrange.getByRole('listitem')).toHaveCount(6);

  await test.step('custom texts', async () => {
    await arrange.getByRole('button', { name: 'Editar: Preciso de silêncio.' }).click();
    await arrange.getByLabel('Mensagem').fill('Silêncio, por favor.');
    await arrange.getByRole('button', { name: 'Salvar mensagem' }).click();
    await expect(arrange.getByRole('button', { name: 'Editar: Silêncio, por favor.' })).toBeFocused();
    await expect.poll(async () => (await rows()).length).toBe(6);
    await expect.poll(async () => (await rows()).flatMap(({ text }) => text ?? [])).toEqual(['Silêncio, por favor.']);
  });
  await test.step('custom order, by a button that keeps the focus', async () => {
    await arrange.getByRole('button', { name: 'Subir: Silêncio, por favor.' }).click();
    await expect(arrange.getByRole('listitem').first()).toContainText('Silêncio, por favor.');
    await expect(arrange.getByRole('button', { name: 'Descer: Silêncio, por favor.' })).toBeFocused();
    await expect.poll(async () => (await rows()).find(({ text }) => text !== null)?.position).toBe(0);
  });
  await test.step('a message is added, removed and restored', async () => {
    await arrange.getByRole('button', { name: 'Adicionar mensagem' }).click();
    await arrange.getByLabel('Mensagem').fill('Volto em dez minutos.');
    await arrange.getByRole('button', { name: 'Salvar mensagem' }).click();
    await expect(arrange.getByRole('listitem').last()).toContainText('Volto em dez minutos.');
    await arrange.getByRole('button', { name: 'Remover: Pode escrever isso para mim?' }).click();
    await page.getByRole('button', { name: /^Remover Pode escrever/ }).click();
    await expect(arrange.getByRole('listitem')).toHaveCount(6);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(arrange.getByRole('listitem')).toHaveCount(7);
  });
  await test.step('the first six are restored after one question, and undo works', async () => {
    await arrange.getByRole('button', { name: 'Voltar às mensagens iniciais' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Voltar às mensagens iniciais' }).click();
    await expect(arrange.getByRole('listitem')).toHaveCount(6);
    await expect.poll(rows).toEqual([]);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(arrange.getByRole('listitem')).toHaveCount(7);
    await arrange.getByRole('button', { name: 'Concluir' }).click();
    await expect(page.getByRole('button', { name: 'Volto em dez minutos. Copiar mensagem' })).toBeVisible();
  });
});
