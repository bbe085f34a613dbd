import { rowsOnServer } from '../support/rows.ts';
import { alerts, button, consents, personWithRosa, pressDown } from '../support/crisis.ts';
import { plantRow } from '../support/plant-row.ts';
import { changePremium } from '../support/person.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** The crisis page: a call for help that is never sent by accident, never claimed before it is true, and never behind a closed door. */

test('held for three seconds and let go it is sent once, and each message tells its true state', async ({
  openAs,
  server,
}) => {
  const person = await personWithRosa(server);
  const page = await openAs(person, '/crisis');
  await pressDown(page);
  await expect(page.getByText(/^Pronto\. Solte para enviar/)).toBeVisible();
  await expect.poll(() => alerts(server, person)).toEqual([]);
  await page.mouse.up();

  // No way for text messages, and mails are only caught on this server: nothing is claimed.
  await expect(page.getByRole('heading', { name: /^O pedido foi guardado, mas não chegou/ })).toBeVisible();
  await expect(page.getByText('Nada foi entregue sozinho.')).toBeVisible();
  const states = page.getByRole('region', { name: 'Estado de cada mensagem' });
  await expect(states.getByRole('listitem').filter({ hasText: 'por SMS' })).toContainText(
    'este servidor não envia por aqui',
  );
  await expect(page.getByRole('link', { name: 'SMS para Rosa' })).toHaveAttribute('href', /^sms:\+5511988880001\?&body=/);
  await expect(page.getByRole('link', { name: 'Ligar para Rosa' })).toHaveAttribute('href', 'tel:+5511988880001');
  await expect(page.getByRole('link', { name: 'WhatsApp de Rosa' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/5511988880001/,
  );

  await page.getByLabel('O que aconteceu?').fill('Barulho demais no mercado.');
  await page.getByRole('button', { name: 'Salvar descrição' }).click();
  await expect
    .poll(() => alerts(server, person))
    .toMatchObject([{ description: 'Barulho demais no mercado.', message: null }]);

  await page.reload();
  await expect(page.getByRole('heading', { name: /^O pedido foi guardado/ })).toBeVisible();
  await page.getByRole('button', { name: 'Voltar ao botão' }).click();
  await expect(button(page)).toBeVisible();
  const history = page.getByRole('region', { name: 'Histórico' });
  await expect(history.getByText('Barulho demais no mercado.')).toBeVisible();
  await expect(history.getByText('Pedido dirigido a: Rosa.')).toBeVisible();
  await history.getByRole('button', { name: /^Remover/ }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('O estado das mensagens não volta.');
  await dialog.getByRole('button', { name: 'Remover momento' }).click();
  await expect(history.getByText('Nenhum momento guardado.')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(history.getByText('Sem pedido de ajuda.')).toBeVisible();
  await expect.poll(() => alerts(server, person)).toMatchObject([{ alerted_at: null }]);
});

test('a lost answer is said to be lost, the ways of one’s own are there, and a second try is the same alert', async ({
  openAs,
  server,
}) => {
  const person = await personWithRosa(server);
  await plantRow(server, person, 'crisis_settings', { message: 'Venha sem falar, por favor.' });
  const page = await openAs(person, '/crisis');
  await expect(page.getByRole('region', { name: 'O que é enviado' })).toContainText('Venha sem falar, por favor.');
  const asked: unknown[] = [];
  await page.route('**/functions/v1/crisis-alert', async (route) => {
    asked.push((route.request().postDataJSON() as { id: string }).id);
    if (asked.length > 1) return route.continue();
    // The server takes it, and the answer is lost on its way.
    await route.fetch();
    return route.abort();
  });
  await button(page).press('Enter');
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(page.getByRole('heading', { name: 'Erro ao salvar o evento de crise.' })).toBeFocused();
  await expect(page.getByText(/^O servidor não respondeu/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'SMS para Rosa' })).toHaveAttribute('href', /Venha%20sem%20falar/);
  await page.getByRole('button', { name: 'Tentar este pedido de novo' }).click();
  await expect(page.getByRole('heading', { name: /^O pedido foi guardado/ })).toBeVisible();
  expect(new Set(asked).size).toBe(1);
  expect(asked).toHaveLength(2);
  expect(await alerts(server, person)).toMatchObject([{ message: 'Venha sem falar, por favor.' }]);
});

test('without contacts the page says so and leads to the profile', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server, { premium: true, consents }), '/crisis');
  await expect(page.getByText(/ainda não há nenhum/)).toBeVisible();
  await expect(button(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Adicionar contatos no perfil' }).click();
  await expect(page).toHaveURL(/\/profile/);
});

test('a safety plan has the steps that the person wants, and is read without a network', async ({ openAs, server }) => {
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
  await expect(page.getByText('Sem conexão. Nada foi enviado sozinho.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ligar para Rosa' })).toBeVisible();
});

test('without premium the own people and the help lines stay open', async ({ openAs, server }) => {
  const person = await personWithRosa(server, {});
  const page = await openAs(person, '/crisis');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Fechar/ })
    .click();
  await expect(page.getByText('Esta página faz parte do Premium').last()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ligar para Rosa' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Linhas de apoio' }).getByLabel('País onde você está')).toBeVisible();
  await expect(button(page)).toHaveCount(0);
});

test('an alert of hours ago is history, and the button is there for the next one', async ({ openAs, server }) => {
  const person = await personWithRosa(server);
  const page = await openAs(person, '/crisis');
  await button(page).press('Enter');
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(page.getByRole('heading', { name: /^O pedido foi guardado/ })).toBeVisible();
  await expect(page.getByText(/^Pedido de \d/)).toBeVisible();
  // The answer lies on the device a moment after it is shown.
  await page.waitForFunction(() =>
    Object.entries(localStorage).some(([key, kept]) => key.endsWith(':crisis:alert') && String(kept).includes('accepted')),
  );
  await page.evaluate(() => {
    const place = Object.keys(localStorage).find((key) => key.endsWith(':crisis:alert'))!;
    const alert = JSON.parse(localStorage.getItem(place)!) as object;
    localStorage.setItem(place, JSON.stringify({ ...alert, askedAt: '2026-01-02T10:00:00.000Z' }));
  });
  await page.reload();
  await expect(button(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Histórico' }).getByText('Pedido dirigido a: Rosa.')).toBeVisible();
});

test('where the permission is missing on the server it is asked for, and the same alert is tried again', async ({
  openAs,
  server,
}) => {
  const person = await personWithRosa(server);
  const page = await openAs(person, '/crisis');
  await expect(button(page)).toBeVisible();
  // Taken back on another device, which this page has not heard of.
  await plantRow(server, person, 'consents', {
    purpose: 'crisis_messages',
    granted: false,
    version: '2025-09-28',
    language: 'pt',
  });
  await button(page).press('Enter');
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(page.getByText('Falta a permissão para enviar mensagens. Nada foi enviado.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ligar para Rosa' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tentar este pedido de novo' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Permitir envio' }).click();
  await expect
    .poll(async () => (await rowsOnServer<{ granted: boolean }>(server, person, 'consents')).filter((row) => row.granted))
    .toHaveLength(consents.length + 1);
  await page.getByRole('button', { name: 'Tentar este pedido de novo' }).click();
  await expect.poll(() => alerts(server, person)).toHaveLength(1);
});

test('a plan that was being written is found open again, and closes once it is saved', async ({ openAs, server }) => {
  const person = await personWithRosa(server);
  const page = await openAs(person, '/crisis');
  const plan = page.getByRole('region', { name: 'Meu plano de segurança' });
  await plan.getByText('Escrever meu plano').click();
  await plan.getByLabel('1. Meus sinais de aviso').fill('Paro de responder.');
  await page.reload();
  await expect(plan.getByLabel('1. Meus sinais de aviso')).toHaveValue('Paro de responder.');
  await expect(plan.getByLabel('1. Meus sinais de aviso')).toBeVisible();
  await plan.getByRole('button', { name: 'Salvar plano' }).click();
  await expect(plan.getByRole('definition')).toHaveText(['Paro de responder.']);
  await expect(plan.getByLabel('1. Meus sinais de aviso')).toBeHidden();
  await expect(plan.getByRole('heading')).toBeFocused();
});

test('a moment can be removed after premium, and the page says before that it is for good', async ({ openAs, server }) => {
  const person = await personWithRosa(server);
  await plantRow(server, person, 'crisis_events', { date: '2026-01-02', description: 'Luz demais.' });
  await changePremium(server, person.email, null);
  const page = await openAs(person, '/crisis');
  await page.getByRole('dialog').getByRole('button', { name: 'Ver meus registros' }).click();
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

test('after premium the plan and the own words stay, and a number that no telephone dials is no dead button', async ({
  openAs,
  server,
}) => {
  const person = await personWithRosa(server);
  await plantRow(server, person, 'crisis_settings', { message: 'Venha sem falar, por favor.' });
  await plantRow(server, person, 'safety_plans', { own_ways: 'Fone e luz apagada.' });
  await plantRow(server, person, 'emergency_contacts', { name: 'Vizinho', phone: 'sem', email: 'vizinho@example.org' });
  await changePremium(server, person.email, null);
  const page = await openAs(person, '/crisis');
  // Nothing happened yet, but there is a plan: that is something to read too.
  await page.getByRole('dialog').getByRole('button', { name: 'Ver meus registros' }).click();
  await expect(page.getByRole('region', { name: 'Meu plano de segurança' }).getByRole('definition')).toHaveText([
    'Fone e luz apagada.',
  ]);
  await expect(page.getByRole('button', { name: 'Salvar plano' })).toHaveCount(0);
  const people = page.getByRole('region', { name: 'Falar com suas pessoas' });
  await expect(people.getByRole('link', { name: 'SMS para Rosa' })).toHaveAttribute('href', /Venha%20sem%20falar/);
  await expect(people.getByText('Este número não dá para discar.')).toBeVisible();
  await expect(people.getByRole('link', { name: 'Ligar para Vizinho' })).toHaveCount(0);
  await expect(people.getByRole('link', { name: 'E-mail para Vizinho' })).toHaveAttribute(
    'href',
    /^mailto:vizinho@example\.org/,
  );
});
