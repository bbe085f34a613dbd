import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';

const consents = ['privacy_policy', 'health', 'spirituality'];

test('paraphrases of sacred texts appear only after the consent, with their source', async ({ openAs, server }) => {
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
  // Esc would close a toast first, if one is open.
  await dialog.getByRole('button', { name: 'Fechar' }).click();
  await expect(card.getByText(/^Paráfrase nossa de Tao Te Ching \d+$/)).toBeVisible();
  await card.getByRole('button', { name: 'Escolher versos' }).click();
  // The dialog stays open after a choice, so that the user can switch verses on again at once.
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
});

test('a timed practice follows the clock, survives a reload, can be paused, and can be recorded', async ({
  openAs,
  page,
  server,
}) => {
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
});
