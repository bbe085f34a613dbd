import { rowsOnServer } from '../support/rows.ts';
import { alerts, button, personWithRosa } from '../support/crisis.ts';
import { plantRow } from '../support/plant-row.ts';
import { changePremium } from '../support/person.ts';
import { expect, test } from '../support/test.ts';

/** The crisis page. It never sends an alert by accident, never reports a message as sent too early, and is never locked. */

/** Closes the channel for changes, so that the page does not learn what happens on other devices. */

test('a safety plan has the steps that the user chose, and can be read offline', async ({ openAs, server }) => {
  const person = await personWithRosa(server);
  const page = await openAs(person, '/crisis');
  const plan = page.getByRole('region', { name: 'Meu plano de segurança' });
  await expect(plan).toContainText('Fazer junto com um profissional ajuda.');
  await plan.getByText('Escrever meu plano').click();
  await plan.getByLabel('2. O que posso fazer por mim').fill('Fone e luz apagada.');
  await plan.getByRole('button', { name: 'Salvar plano' }).click();
  await expect
    .poll(() => rowsOnServer(server, person, 'safety_plans'))
    .toMatchObject([{ own_ways: 'Fone e luz apagada.', warning_signs: null }]);
  await expect(plan.getByRole('definition')).toHaveText(['Fone e luz apagada.']);
  await expect(plan.getByRole('button', { name: 'Imprimir plano' })).toBeVisible();

  await page.context().setOffline(true);
  await expect(plan.getByRole('definition')).toHaveText(['Fone e luz apagada.']);
  await button(page).press('Enter');
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(page.getByText('Sem conexão. Nada foi enviado automaticamente.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ligar para Rosa' })).toBeVisible();

  // The page offers to send the alert when the network returns, but does not send it by itself.
  await page.context().setOffline(false);
  await expect(page.getByText(/^A conexão voltou\./)).toBeVisible();
  expect(await alerts(server, person)).toEqual([]);
  await page.getByRole('button', { name: 'Enviar o pedido agora' }).click();
  await expect.poll(() => alerts(server, person)).toHaveLength(1);
});

test('after premium a moment can be removed, and the page warns beforehand that this is permanent', async ({
  openAs,
  server,
}) => {
  const person = await personWithRosa(server);
  await plantRow(server, person, 'crisis_events', { date: '2026-01-02', description: 'Luz demais.' });
  await changePremium(server, person.email, null);
  const page = await openAs(person, '/crisis');
  await page.getByRole('button', { name: 'Ver meus registros' }).click();
  const history = page.getByRole('region', { name: 'Histórico' });
  await expect(history.getByText('Luz demais.')).toBeVisible();
  await expect(history.getByRole('button', { name: /^Editar/ })).toHaveCount(0);
  await history.getByRole('button', { name: /^Remover/ }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Sem o Premium, não será possível desfazer.');
  await dialog.getByRole('button', { name: 'Remover momento' }).click();
  await expect(history.getByText('Nenhum momento guardado.')).toBeVisible();
  await expect(page.getByText('Momento removido').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Desfazer' })).toHaveCount(0);
});

test('after premium the plan and the user’s own texts stay, and a number that cannot be dialled gets no call button', async ({
  openAs,
  server,
}) => {
  const person = await personWithRosa(server);
  await plantRow(server, person, 'crisis_settings', { message: 'Venha sem falar, por favor.' });
  await plantRow(server, person, 'safety_plans', { own_ways: 'Fone e luz apagada.' });
  await plantRow(server, person, 'emergency_contacts', { name: 'Vizinho', phone: 'sem', email: 'vizinho@example.org' });
  await changePremium(server, person.email, null);
  const page = await openAs(person, '/crisis');
  // There are no crisis events yet, but the plan alone can be viewed too.
  await page.getByRole('button', { name: 'Ver meus registros' }).click();
  await expect(page.getByRole('region', { name: 'Meu plano de segurança' }).getByRole('definition')).toHaveText([
    'Fone e luz apagada.',
  ]);
  await expect(page.getByRole('button', { name: 'Salvar plano' })).toHaveCount(0);
  const people = page.getByRole('region', { name: 'Falar com suas pessoas de confiança' });
  await expect(people.getByRole('link', { name: 'SMS para Rosa' })).toHaveAttribute('href', /Venha%20sem%20falar/);
  await expect(people.getByText('Este número não dá para discar.')).toBeVisible();
  await expect(people.getByRole('link', { name: 'Ligar para Vizinho' })).toHaveCount(0);
  await expect(people.getByRole('link', { name: 'E-mail para Vizinho' })).toHaveAttribute(
    'href',
    /^mailto:vizinho@example\.org/,
  );
});
