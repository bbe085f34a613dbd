import type { Page } from '@playwright/test';
import { rowsOnServer } from '../support/rows.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** Overload analysis: whether there was an overload, its triggers, what helped most, and the user’s own early signs. */

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

test('an overload can be described in part, and what helped most is chosen among the recorded actions', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server, { premium: true });
  const page = await openAs(person, '/analysis');
  await press(page, 'Salvar registro');
  await expect(page.getByText('Diga se houve ou não.')).toBeVisible();

  await expect(page.getByRole('checkbox', { name: 'sons' })).toBeHidden();
  await page.getByRole('radio', { name: 'sim' }).check();
  await page.getByRole('checkbox', { name: 'sons' }).check();
  await page.getByRole('radio', { name: '4, forte' }).check();
  await page.getByLabel('Quanto durou').fill('40');
  await page.getByText('O que ajuda').first().click();
  await expect(page.getByRole('group', { name: 'O que mais ajudou' })).toBeHidden();
  await page.getByRole('checkbox', { name: 'lugar quieto' }).check();
  await page.getByLabel('Outro jeito seu').fill('cobertor pesado');
  const helped = page.getByRole('group', { name: 'O que mais ajudou' });
  await expect(helped.getByRole('radio')).toHaveCount(2);
  await helped.getByRole('radio', { name: 'cobertor pesado' }).check();
  await page.getByLabel('Sinais que vieram antes').fill('Mandíbula presa, mãos frias');
  await press(page, 'Salvar registro');

  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Houve sobrecarga' });
  await expect(entry).toContainText('Intensidade 4 de 5: forte');
  await expect(entry).toContainText('Mais ajudou: cobertor pesado');
  const signs = page.getByRole('region', { name: 'Seus sinais de aviso' });
  await expect(signs.getByRole('listitem')).toHaveText(['Mandíbula presa', 'mãos frias']);
  await expect(page.getByText('Há 1 sobrecarga em 1 dia. A intensidade média foi 4, forte.').first()).toBeVisible();
  await expect
    .poll(() => rowsOnServer(server, person, 'analysis_entries'))
    .toMatchObject([
      { occurred: 'yes', triggers: ['auditory'], helped_most: 'own', duration_minutes: 40, noted_time: expect.any(String) },
    ]);
  // For the next overload, the form offers each earlier sign as a button, which adds or removes the sign.
  await page.getByRole('radio', { name: 'sim' }).check();
  await page.getByRole('button', { name: 'mãos frias', exact: true }).click();
  await expect(page.getByLabel('Sinais que vieram antes')).toHaveValue('mãos frias');
  await page.getByRole('button', { name: 'mãos frias', exact: true }).click();
  await expect(page.getByLabel('Sinais que vieram antes')).toHaveValue('');
  // The edit form unfolds every section that has values.
  await press(page, /^Editar/);
  await expect(page.getByLabel('Outro jeito seu').first()).toHaveValue('cobertor pesado');
  await expect(page.getByLabel('Outro jeito seu').first()).toBeVisible();
});

test('recorded values stay visible when the first answer changes, so that nothing is saved unseen', async ({
  openAs,
  server,
}) => {
  const page = await openAs(await makePerson(server, { premium: true }), '/analysis');
  const wasDark = page.getByRole('checkbox', { name: 'luz apagada' });
  await page.getByRole('radio', { name: 'sim' }).check();
  await page.getByText('O que ajuda').first().click();
  await wasDark.check();
  await page.getByRole('radio', { name: 'não' }).check();
  await expect(wasDark).toBeVisible();
  await page.getByText('luz apagada').first().click();
  await expect(wasDark).toBeHidden();
  await page.getByRole('radio', { name: 'sim' }).check();
  await page.getByText('O que ajuda').first().click();
  await page.getByLabel('Outro jeito seu').fill('cobertor');
  await page.getByRole('radio', { name: 'não' }).check();
  await expect(page.getByLabel('Outro jeito seu')).toBeVisible();
});

test('a day without overload is recorded with one press, which can be undone', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server, { premium: true }), '/analysis');
  const noOverload = page.getByRole('button', { name: 'Anotar dia sem sobrecarga' });
  const entry = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Dia sem sobrecarga' });
  await noOverload.click();
  await expect(entry).toHaveCount(1);
  await expect(noOverload).toBeHidden();
  await expect(page.getByText('Nenhuma sobrecarga anotada neste período.').first()).toBeVisible();

  await press(page, 'Desfazer');
  await expect(entry).toHaveCount(0);
  await expect(noOverload).toBeVisible();
});
