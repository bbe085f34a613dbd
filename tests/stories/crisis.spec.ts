import { rowsOnServer } from '../support/rows.ts';
import { alerts, button, consents, personWithRosa } from '../support/crisis.ts';
import { plantRow } from '../support/plant-row.ts';
import { changePremium } from '../support/person.ts';
import { expect, makePerson, test } from '../support/test.ts';

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
  await page.getByRole('button', { name: 'Enviar pedido' }).click();
  await expect(page.getByRole('heading', { name: /^Pedido salvo/ })).toBeVisible();
  await expect(page.getByText(/^Pedido de \d/)).toBeVisible();
  // The device stores the response a moment after it is shown.
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

test('a ticked box adds the phone number to the message, unticking removes it, and a missing name is reported beforehand', async ({
  openAs,
  server,
}) => {
  const person = await personWithRosa(server);
  const page = await openAs(person, '/profile#profile-personal');
  const personal = page.getByRole('region', { name: 'Sobre você' });
  await personal.getByLabel('Nome completo').fill('');
  await personal.getByLabel('Telefone').fill('+55 11 98888-0009');
  await personal.getByRole('button', { name: 'Salvar meus dados' }).click();
  await expect(page.getByText('Perfil salvo').first()).toBeVisible();

  await page.goto(`${server.url}/crisis`);
  await expect(page.getByText('Você ainda não escreveu o seu nome.')).toBeVisible();
  const sent = page.getByRole('region', { name: 'O que é enviado' });
  await sent.getByText('O que é enviado').click();
  const message = sent.getByRole('blockquote');
  await expect(message).toContainText('Uma pessoa que confia em você está em um momento difícil');
  await expect(message).not.toContainText(/98888|@/);
  const box = sent.getByRole('checkbox', { name: 'Incluir o meu telefone na mensagem' });
  const shared = async () =>
    (await rowsOnServer<{ share_phone: boolean }>(server, person, 'crisis_settings')).map(({ share_phone }) => share_phone);
  await box.click();
  await expect(box).toBeChecked();
  await expect(message).toContainText('Telefone desta pessoa: +55 11 98888-0009');
  await expect.poll(shared).toEqual([true]);
  await box.click();
  await expect(box).not.toBeChecked();
  await expect(message).not.toContainText(/98888|Telefone/);
  await expect.poll(shared).toEqual([false]);

  await page.getByRole('link', { name: 'Escrever o nome no perfil' }).click();
  await personal.getByLabel('Nome completo').fill('Ana Souza');
  await personal.getByRole('button', { name: 'Salvar meus dados' }).click();
  await expect(page.getByText('Perfil salvo').first()).toBeVisible();
  await page.goBack();
  await expect(button(page)).toBeVisible();
  await expect(page.getByText('Você ainda não escreveu o seu nome.')).toHaveCount(0);
  await sent.getByText('O que é enviado').click();
  await expect(message).toContainText('Ana Souza está em um momento difícil');
});
