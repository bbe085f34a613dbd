import type { Page } from '@playwright/test';
import { rowsOnServer } from '../support/rows.ts';
import { alerts, button, consents, personWithRosa, pressDown } from '../support/crisis.ts';
import { plantRow } from '../support/plant-row.ts';
import { changePremium } from '../support/person.ts';
import { expect, makePerson, test } from '../support/test.ts';
import { readAlone } from '../support/failing-table.ts';

/** The crisis page never sends an alert by accident, never reports a message as sent too early, and is never locked. */

/** Closes the realtime channel, so that the page gets no changes from other devices. */
const closeChannel = (page: Page) => page.routeWebSocket('**/realtime/v1/**', (socket) => socket.close());

test(
  'a hold of three seconds and a release send one alert, and each message shows its true status',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const person = await personWithRosa(server);
    const page = await openAs(person, '/crisis');
    // The mail catcher of this test server delivers nothing. The page says so before the user asks for help.
    await expect(page.getByText(/^Daqui, o COGN não envia mensagens\./).filter({ visible: true })).toHaveCount(1);
    await expect(button(page)).toHaveAccessibleDescription(/Depois, você escolhe como falar com suas pessoas\.$/);
    await expect(button(page)).not.toHaveAccessibleDescription(/enviar/);
    const message = page.getByRole('region', { name: 'Minha mensagem' });
    await message.getByText('Minha mensagem').click();
    await expect(message.getByRole('blockquote')).toHaveText(/^Preciso de ajuda/);
    await expect(message.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Copiar mensagem' })).toBeVisible();
    await pressDown(page);
    await expect(page.getByText(/^Pronto\. Solte para continuar/)).toBeVisible();
    await expect.poll(() => alerts(server, person)).toEqual([]);
    await page.mouse.up();

    // This server has no text provider and only catches mails. So the page must not claim a delivery.
    await expect(page.getByRole('heading', { name: /^Pedido salvo, mas o COGN não conseguiu/ })).toBeVisible();
    await expect(page.getByText('Nada foi enviado automaticamente.')).toBeVisible();
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
    await expect(page.getByRole('heading', { name: /^Pedido salvo/ })).toBeVisible();
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
  },
);

test(
  'a lost response is reported, other ways to get help are shown, and a second try repeats the same alert',
  { tag: '@browser' },
  async ({ openAs, page, server }) => {
    const person = await personWithRosa(server);
    await plantRow(server, person, 'crisis_settings', { message: 'Venha sem falar, por favor.' });
    await closeChannel(page);
    await openAs(person, '/crisis');
    await expect(page.getByRole('region', { name: 'Minha mensagem' })).toContainText('Venha sem falar, por favor.');
    const requests: unknown[] = [];
    await page.route('**/functions/v1/crisis-alert', async (route) => {
      requests.push((route.request().postDataJSON() as { id: string }).id);
      if (requests.length > 1) return route.continue();
      // The server accepts the alert, but its response is lost.
      await route.fetch();
      return route.abort();
    });
    await button(page).press('Enter');
    await page.getByRole('button', { name: 'Guardar e ver contatos' }).click();
    await expect(page.getByRole('heading', { name: 'Erro ao salvar o evento de crise.' })).toBeFocused();
    await expect(page.getByText(/^O servidor não respondeu/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'SMS para Rosa' })).toHaveAttribute('href', /Venha%20sem%20falar/);
    await page.getByRole('button', { name: 'Tentar este pedido de novo' }).click();
    await expect(page.getByRole('heading', { name: /^Pedido salvo/ })).toBeVisible();
    expect(new Set(requests).size).toBe(1);
    expect(requests).toHaveLength(2);
    expect(await alerts(server, person)).toMatchObject([{ message: 'Venha sem falar, por favor.' }]);
  },
);

test('an alert without a response stays unknown on leaving the page, even if the browser wrongly said that it was offline', async ({
  openAs,
  page,
  server,
}) => {
  const person = await personWithRosa(server);
  await openAs(person, '/crisis');
  await page.route('**/functions/v1/crisis-alert', () => new Promise(() => undefined));
  await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true }));
  await button(page).press('Enter');
  await page.getByRole('button', { name: 'Guardar e ver contatos' }).click();
  await expect(page.getByText('Ainda não sabemos se ele aceitou o pedido.')).toBeVisible();
  await page.getByRole('link', { name: 'Água', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Água', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Crise', level: 1 })).toBeVisible();
  await expect(page.getByText(/^O servidor não respondeu/)).toBeVisible();

  // The second try fails before it reaches the server. The page must still say that the first try got no response.
  let tries = 0;
  await page.route('**/functions/v1/crisis-alert', (route) => {
    tries += 1;
    return route.abort();
  });
  await page.getByRole('button', { name: 'Tentar este pedido de novo' }).click();
  await expect.poll(() => tries).toBe(1);
  await expect(page.getByRole('heading', { name: 'Erro ao salvar o evento de crise.' })).toBeFocused();
  await expect(page.getByText(/^O servidor não respondeu/)).toBeVisible();
});

test('without contacts the page says so and links to the profile', { tag: '@browser' }, async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server, { premium: true, consents }), '/crisis');
  await expect(page.getByText(/ainda não há nenhum/)).toBeVisible();
  await expect(button(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Adicionar contatos no perfil' }).click();
  const form = page.getByRole('region', { name: 'Contatos de emergência' });
  await expect(form.getByRole('button', { name: 'Adicionar contato de emergência' })).toBeInViewport();
});

test(
  'after too many alerts the page says when the next one is possible, and then the button returns',
  { tag: '@browser' },
  async ({ openAs, page, server }) => {
    const person = await personWithRosa(server);
    await page.clock.install();
    await page.route('**/functions/v1/crisis-alert', (route) =>
      route.fulfill({ status: 429, headers: { 'retry-after': '1200' }, json: { code: 'over_alert_limit', message: '' } }),
    );
    await openAs(person, '/crisis');
    await button(page).press('Enter');
    await page.getByRole('button', { name: 'Guardar e ver contatos' }).click();
    await expect(page.getByText(/^Você pode pedir de novo a partir de .*\d\d:\d\d/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tentar este pedido de novo' })).toHaveCount(0);
    await page.clock.fastForward('20:05');
    await expect(button(page)).toBeVisible();
  },
);

test(
  'without premium the menu leads to the free help with the premium offer beneath it, and no sales dialog covers the help',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const person = await personWithRosa(server, {});
    const page = await openAs(person, '/water');
    await page.getByRole('link', { name: /^Crise/ }).click();
    await expect(page).toHaveURL(/\/crisis$/);
    const offer = page.getByText(/fazem parte do Premium$/);
    await expect(offer).toBeVisible();
    const help = [
      page.getByRole('link', { name: 'Ligar para Rosa' }),
      page.getByRole('region', { name: 'Linhas de apoio' }).getByLabel('País onde você está'),
      page.getByRole('region', { name: 'Cartão para mostrar' }).getByRole('button', { name: 'Abrir meu cartão' }),
    ];
    const { y: beneath } = (await offer.boundingBox())!;
    for (const each of help) expect((await each.boundingBox())!.y).toBeLessThan(beneath);
    await expect(button(page)).toHaveCount(0);
    await page.reload();
    await expect(offer).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Conhecer o Premium' }).click();
    await expect(page.getByRole('dialog', { name: 'COGN Premium' })).toBeVisible();
  },
);

test(
  'when the server lacks the consent the page asks for it, and then sends the same alert again',
  { tag: '@browser' },
  async ({ openAs, page, server }) => {
    const person = await personWithRosa(server);
    await closeChannel(page);
    await openAs(person, '/crisis');
    await expect(button(page)).toBeVisible();
    // The user withdrew the consent on another device, and this page does not know it yet.
    await plantRow(server, person, 'consents', {
      purpose: 'crisis_messages',
      granted: false,
      version: '2025-09-28',
      language: 'pt',
    });
    await button(page).press('Enter');
    await page.getByRole('button', { name: 'Guardar e ver contatos' }).click();
    await expect(page.getByText('Falta a permissão para enviar mensagens. Nada foi enviado.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ligar para Rosa' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tentar este pedido de novo' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Permitir guardar' }).click();
    await expect
      .poll(async () => (await rowsOnServer<{ granted: boolean }>(server, person, 'consents')).filter((row) => row.granted))
      .toHaveLength(consents.length + 1);
    await page.getByRole('button', { name: 'Tentar este pedido de novo' }).click();
    await expect.poll(() => alerts(server, person)).toHaveLength(1);
  },
);

test(
  'when premium ends while the plan is being written, the typed text can still be read and copied',
  { tag: '@browser' },
  async ({ openAs, server }) => {
    const person = await personWithRosa(server);
    const page = await openAs(person, '/crisis');
    await page.getByText('Escrever meu plano').click();
    await page.getByLabel('1. Meus sinais de aviso').fill('Durmo mal e falo pouco.');
    await expect
      .poll(() => page.evaluate(() => Object.values(localStorage).some((stored) => stored.includes('Durmo mal'))))
      .toBe(true);
    await changePremium(server, person.email, null);
    await page.reload();
    await expect(page.getByLabel('1. Meus sinais de aviso')).toHaveCount(0);
    const typed = page.getByRole('region', { name: 'Meu plano de segurança' });
    await expect(typed).toContainText('Durmo mal e falo pouco.');
    await expect(typed).toContainText('fica neste aparelho');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await typed.getByRole('button', { name: 'Copiar texto' }).click();
    await expect(typed.getByText('Texto copiado')).toBeVisible();
  },
);

for (const width of [390, 1280]) {
  test(
    `the help lines do not wait for profile, contacts or consents, and stay in place when the button appears (${String(width)} px)`,
    { tag: '@browser' },
    async ({ openAs, page, server }) => {
      await page.setViewportSize({ width, height: 844 });
      const person = await personWithRosa(server);
      const respond = new Map<string, () => void>();
      const tables = ['profiles', 'emergency_contacts', 'consents'];
      await readAlone(page, ...tables);
      for (const table of tables) {
        const mayAnswer = new Promise<void>((resolve) => respond.set(table, resolve));
        await page.route(`**/rest/v1/${table}?*`, async (route) => {
          await mayAnswer;
          await route.continue();
        });
      }
      // The list of helplines must not move while the preview beneath the button loads.
      const previewMayCome = new Promise<void>((resolve) => respond.set('preview', resolve));
      await page.route('**/assets/alert-preview-*.js', async (route) => {
        await previewMayCome;
        await route.continue();
      });
      await openAs(person, '/crisis');
      await page.getByLabel('País onde você está').selectOption('BR');
      const lines = page.getByRole('region', { name: 'Linhas de apoio' });
      await expect(lines.getByRole('link', { name: /188/ })).toBeVisible();
      // Measures from the top of the document, because the window may scroll. Measures the whole region, because a single
      // helpline moves when the full list replaces the shorter fallback list.
      const top = () => lines.evaluate((element) => Math.round(element.getBoundingClientRect().top + window.scrollY));
      const before = await top();
      for (const table of tables) {
        await expect(button(page)).toBeHidden();
        const answered = page.waitForResponse((response) => response.url().includes(`/rest/v1/${table}?`));
        respond.get(table)?.();
        await answered;
      }
      await expect(button(page)).toBeVisible();
      expect(await top()).toBe(before);
      respond.get('preview')?.();
      await page.getByRole('region', { name: 'Minha mensagem' }).locator('summary').click();
      await expect(page.getByRole('button', { name: 'Escrever com minhas palavras' })).toBeVisible();
    },
  );
}

test(
  'where nothing can be sent and the permission is missing, calls come first, and the permission promises no sending',
  { tag: '@browser' },
  async ({ openAs, page, server }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const person = await makePerson(server, { premium: true, consents: ['privacy_policy', 'health'] });
    for (const [name, phone] of [
      ['Caio', '+55 11 98888-0002'],
      ['Lia', '+55 11 98888-0003'],
      ['Rosa', '+55 11 98888-0001'],
    ])
      await plantRow(server, person, 'emergency_contacts', { name, phone });
    const { promise: isAsked, resolve: respond } = Promise.withResolvers<void>();
    await readAlone(page, 'emergency_contacts');
    await page.route('**/rest/v1/emergency_contacts?*', async (route) => {
      await isAsked;
      await route.continue();
    });
    await openAs(person, '/crisis');
    const lines = page.getByRole('region', { name: 'Linhas de apoio' });
    await expect(lines.getByLabel('País onde você está')).toBeVisible();
    const top = () => lines.evaluate((element) => Math.round(element.getBoundingClientRect().top + window.scrollY));
    const before = await top();
    respond();
    const permission = page.getByRole('heading', { name: 'Permissão para guardar o pedido' });
    await expect(permission).toBeVisible();
    const call = page.getByRole('link', { name: /^Ligar para/ }).first();
    await expect(call).toBeInViewport();
    expect((await call.boundingBox())!.y).toBeLessThan((await permission.boundingBox())!.y);
    expect(await top()).toBe(before);
    await expect(page.getByText('Permitir envio')).toHaveCount(0);
    await page.getByRole('button', { name: 'Permitir guardar' }).click();
    await expect(button(page)).toBeVisible();
  },
);

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
  await page.getByRole('button', { name: 'Guardar e ver contatos' }).click();
  await expect(page.getByText('Sem conexão. Nada foi enviado automaticamente.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ligar para Rosa' })).toBeVisible();

  // When the network returns, the page offers to send the alert but does not send it by itself.
  await page.context().setOffline(false);
  await expect(page.getByText(/^A conexão voltou\./)).toBeVisible();
  expect(await alerts(server, person)).toEqual([]);
  await page.getByRole('button', { name: 'Enviar o pedido agora' }).click();
  await expect.poll(() => alerts(server, person)).toHaveLength(1);
});

test('without premium and contacts the page links to adding contacts and shows no banner', async ({ openAs, server }) => {
  const person = await makePerson(server, { consents });
  const page = await openAs(person, '/crisis');
  await expect(page.getByText('Você ainda não tem contatos de emergência.')).toBeVisible();
  await changePremium(server, person.email, new Date(Date.now() + 20 * 86_400_000).toISOString());
  await page.goto(`${server.url}/water`);
  await expect(page.getByText(/Seu Premium vai até/)).toBeVisible();
  await page.getByRole('link', { name: /^Crise/ }).click();
  await expect(page.getByText(/ainda não há nenhum/)).toBeVisible();
  await expect(page.getByText(/Seu Premium vai até/)).toBeHidden();
});

test('an alert from hours ago is history, and the button is ready for the next one', async ({ openAs, server }) => {
  const person = await personWithRosa(server);
  const page = await openAs(person, '/crisis');
  await button(page).press('Enter');
  await page.getByRole('button', { name: 'Guardar e ver contatos' }).click();
  await expect(page.getByRole('heading', { name: /^Pedido salvo/ })).toBeVisible();
  await expect(page.getByText(/^Pedido de \d/)).toBeVisible();
  // The page shows the response slightly before the device has stored it.
  await page.waitForFunction(() =>
    Object.entries(localStorage).some(
      ([key, stored]) => key.endsWith(':crisis:alert') && String(stored).includes('accepted'),
    ),
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

test('a plan with unsaved changes opens again in its form, and the form closes after saving', async ({ openAs, server }) => {
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
  // There are no crisis events yet, but the user can already view the safety plan.
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
