import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';

const consents = ['privacy_policy', 'health', 'spirituality'];

test('the verse of the day is liked, unliked, swapped, and found in the list of liked verses', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server, { consents });
  const page = await openAs(person, '/profile');
  const card = page.getByRole('region', { name: 'Verso do dia' });
  const text = card.locator('blockquote');
  const likes = () => rowsOnServer<{ liked: boolean }>(server, person, 'verse_likes');
  const first = (await text.textContent()) ?? '';

  await card.getByRole('button', { name: 'Trocar este verso' }).click();
  await expect(text).not.toHaveText(first);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(text).toHaveText(first);
  expect(await likes()).toEqual([]);

  await card.getByRole('button', { name: 'Gostei' }).click();
  await expect(card.getByRole('button', { name: 'Gostei' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(likes).toMatchObject([{ liked: true }]);
  // A verse that the user swapped for another stays liked. The swap survives a reload.
  await card.getByRole('button', { name: 'Trocar este verso' }).click();
  await expect(card.getByRole('button', { name: 'Gostei' })).toHaveAttribute('aria-pressed', 'false');
  const second = (await text.textContent()) ?? '';
  await page.reload();
  await expect(text).toHaveText(second);
  expect(await likes()).toMatchObject([{ liked: true }]);

  await page.goto(`${server.url}/spirituality`);
  const liked = page.getByRole('region', { name: 'Versos de que você gostou' });
  await expect(liked.getByRole('listitem')).toContainText(first);
  await liked.getByRole('button', { name: /^Tirar da lista/ }).click();
  await expect(liked.getByRole('listitem')).toHaveCount(0);
  await expect.poll(likes).toEqual([]);
});

test(
  'paraphrases of sacred texts appear only after the consent, with their source',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const person = await makePerson(server);
    const page = await openAs(person, '/profile');
    const card = page.getByRole('region', { name: 'Verso do dia' });
    await card.getByRole('button', { name: 'Escolher versos' }).click();
    const dialog = page.getByRole('dialog', { name: 'Versos do dia' });
    await dialog.getByText('Paráfrases de textos sagrados').click();
    await expect(dialog.getByRole('heading', { name: 'Permissão para guardar' })).toBeVisible();
    expect(await rowsOnServer(server, person, 'verse_settings')).toEqual([]);
    await dialog.getByRole('button', { name: 'Permitir guardar' }).click();
    await dialog.getByText('Taoista').click();
    await expect
      .poll(() => rowsOnServer(server, person, 'verse_settings'))
      .toMatchObject([{ verse_set: 'scripture', tradition: 'taoist' }]);
    // Closes the dialog by its button, because Esc would close an open toast first.
    await dialog.getByRole('button', { name: 'Fechar' }).click();
    await expect(card.getByText(/^Paráfrase nossa de Tao Te Ching \d+$/)).toBeVisible();
    await card.getByRole('button', { name: 'Escolher versos' }).click();
    // After a choice of verses the dialog stays open, so that a user who turned verses off can turn them on again at once.
    await dialog.getByText('Nenhum verso').click();
    await expect(dialog.getByRole('radio', { name: 'Nenhum verso' })).toBeChecked();
    await dialog.getByText('Versos do COGN, sem religião').click();
    await dialog.getByText('Nenhum verso').click();
    await dialog.getByRole('button', { name: 'Fechar' }).click();
    await expect(card.getByText('Os versos estão desligados.')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Escolher versos' })).toBeFocused();
    await expect.poll(() => rowsOnServer(server, person, 'verse_settings')).toMatchObject([{ verse_set: 'off' }]);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(card).toHaveCount(0);
  },
);

test('a practice is recorded with one tap, and a sentence reports it for the week', async ({ openAs, server }) => {
  const person = await makePerson(server, { consents });
  const page = await openAs(person, '/spirituality');
  const suggestion = page.getByRole('button', { name: 'Respiração' });
  await suggestion.click();
  await expect(page.getByLabel('Prática')).toHaveValue('Respiração');
  await suggestion.click();
  await expect(page.getByLabel('Prática')).toHaveValue('');
  await suggestion.click();
  await page.getByLabel('Duração').fill('15');
  await page.getByRole('button', { name: 'Salvar registro' }).click();
  await expect(page.getByRole('listitem').getByText('15 min')).toBeVisible();
  await expect(page.getByText(/^Há registro em 1 dia\. Somam 15/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Repetir: Respiração' })).toBeVisible();
  await expect
    .poll(() => rowsOnServer(server, person, 'spirituality_entries'))
    .toMatchObject([{ practice: 'Respiração', duration_minutes: 15, notes: null }]);
});

test(
  'a timed practice follows the clock, survives a reload, can be paused, and can be recorded',
  { tag: '@browser' },
  async ({ openAs, page, server }) => {
    const person = await makePerson(server, { consents });
    await page.clock.install();
    await openAs(person, '/spirituality');
    const card = page.getByRole('region', { name: 'Tempo de calma' });
    await card.getByRole('button', { name: 'Abrir o tempo de calma' }).click();
    await card.getByText('10 minutos').click();
    await card.getByRole('button', { name: 'Começar o tempo de calma' }).click();
    await expect(card.getByText('O tempo começou')).toBeVisible();
    await expect(card.getByRole('timer', { name: 'Faltam cerca de 10 minutos' })).toBeVisible();
    await expect(card.getByRole('button', { name: 'Pausar o tempo' })).toBeFocused();
    await page.clock.fastForward('06:00');
    await expect(card.getByText('Já passou metade do tempo')).toBeVisible();
    await expect(card.getByRole('timer', { name: 'Faltam cerca de 4 minutos' })).toBeVisible();
    await page.reload();
    await card.getByRole('button', { name: 'Pausar o tempo' }).click();
    await page.clock.fastForward('30:00');
    await expect(card.getByText('Em pausa')).toBeVisible();
    await card.getByRole('button', { name: 'Continuar o tempo' }).click();
    await page.clock.fastForward('05:00');
    await expect(card.getByText('Foram 10 minutos de calma.')).toBeVisible();
    await expect(card.getByLabel('Duração')).toHaveValue('10');
    await card.getByRole('button', { name: 'Guardar este tempo' }).click();
    await expect
      .poll(() => rowsOnServer(server, person, 'spirituality_entries'))
      .toMatchObject([{ practice: 'Silêncio', duration_minutes: 10 }]);
  },
);
