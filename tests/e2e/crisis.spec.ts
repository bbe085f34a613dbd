import type { Locator, Page } from '@playwright/test';
import type { Person } from '../support/person.ts';
import { ownConnection } from '../support/own-connection.ts';
import { rowsOnServer } from '../support/rows.ts';
import type { RunningServer } from '../support/server.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** The crisis page: a call for help that is never sent by accident, never claimed before it is true, and never behind a closed door. */

const consents = ['privacy_policy', 'health', 'crisis_messages'];

async function add(server: RunningServer, person: Person, table: string, row: object): Promise<void> {
  const answer = await fetch(`${server.url}/rest/v1/${table}`, {
    method: 'POST',
    headers: {
      ...ownConnection,
      'content-type': 'application/json',
      authorization: `Bearer ${person.session.access_token}`,
    },
    body: JSON.stringify(row),
  });
  expect(answer.status).toBe(201);
}

async function personWithRosa(server: RunningServer, options: { premium?: boolean } = { premium: true }) {
  const person = await makePerson(server, { ...options, consents });
  await add(server, person, 'emergency_contacts', {
    name: 'Rosa',
    phone: '+55 11 98888-0001',
    email: `rosa-${person.session.user.id}@example.org`,
  });
  return person;
}

const button = (page: Page) => page.getByRole('button', { name: /Pedir ajuda|Continue segurando|Solte para enviar/ });
const alerts = (server: RunningServer, person: Person) =>
  rowsOnServer<{ id: string; alerted_at: string; description: string | null; message: string | null }>(
    server,
    person,
    'crisis_events',
  );

async function middleOf(place: Locator): Promise<{ x: number; y: number }> {
  await place.scrollIntoViewIfNeeded();
  const box = await place.boundingBox();
  if (!box) throw new Error('it cannot be seen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function pressDown(page: Page): Promise<void> {
  const { x, y } = await middleOf(button(page));
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(page.getByText(/^Segurando/)).toBeVisible();
}

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

test('letting go early, sliding off and Esc cancel, and a click asks first', async ({ openAs, server }) => {
  const person = await personWithRosa(server);
  const page = await openAs(person, '/crisis');
  const cancelled = page.getByText('Cancelado. Nada foi enviado.');
  await pressDown(page);
  await page.keyboard.press('Escape');
  await expect(cancelled).toBeVisible();
  await page.mouse.up();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);

  await pressDown(page);
  await expect(page.getByText(/^Pronto\. Solte/)).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(cancelled).toBeVisible();
  await page.mouse.up();
  expect(await alerts(server, person)).toEqual([]);

  for (const key of ['Enter', ' ']) {
    await button(page).focus();
    await page.keyboard.press(key);
    const dialog = page.getByRole('alertdialog', { name: 'Enviar o pedido de ajuda?' });
    await expect(dialog).toContainText('A mensagem vai para: Rosa.');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
  expect(await alerts(server, person)).toEqual([]);
  await button(page).press('Enter');
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect.poll(() => alerts(server, person)).toHaveLength(1);
  await page.getByRole('button', { name: 'Pular' }).click();
  await expect(page.getByLabel('O que aconteceu?')).toHaveCount(0);
});

test('a lost answer is said to be lost, the ways of one’s own are there, and a second try is the same alert', async ({
  openAs,
  server,
}) => {
  const person = await personWithRosa(server);
  await add(server, person, 'crisis_settings', { message: 'Venha sem falar, por favor.' });
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

test.describe('with a finger', () => {
  test.use({ hasTouch: true });
  test('held and let go it is sent', async ({ openAs, server }) => {
    const person = await personWithRosa(server);
    const page = await openAs(person, '/crisis');
    const point = await middleOf(button(page));
    const touch = await page.context().newCDPSession(page);
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await expect(page.getByText(/^Pronto\. Solte para enviar/)).toBeVisible();
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => alerts(server, person)).toHaveLength(1);
  });
});
