import type { Page } from '@playwright/test';
import { daysAgo, plantRow } from '../support/plant-row.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** After a reload, a form with unsaved text is open again with this text. The form does not take the focus. */

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** On the profile page, the contacts are folded until the user opens them. */
const unfold = (page: Page) => page.getByRole('heading', { name: 'Contatos de emergência' }).click();

/** For each form: the page, the control that opens the form, the field, and the typed text. */
const forms = [
  ['water', 'Outra quantidade', 'Quantidade', '375'],
  ['medications', 'Adicionar remédio', 'Nome', 'Vitamina D'],
  ['reminders', 'Adicionar lembrete', 'O que lembrar', 'Regar as plantas'],
  ['calendar', 'Adicionar compromisso', 'Nome do compromisso', 'Dentista'],
  ['routine', 'Adicionar passo', 'Passo', 'Beber água'],
  ['readings', 'Adicionar leitura', 'Título', 'A hora da estrela'],
  ['recipes', 'Escrever a primeira', 'Nome da receita', 'Sopa'],
  ['', 'Adicionar contato de emergência', 'Nome', 'Bia'],
] as const;

for (const [path, opener, label, typed] of forms) {
  test(`a form of /${path} that was left unsaved opens again with its text`, async ({ openAs, server }) => {
    const page = await openAs(await makePerson(server), `/${path}`);
    if (path === '') await unfold(page);
    await press(page, opener);
    const field = page.getByLabel(label, { exact: true }).first();
    await field.fill(typed);
    await page.reload();
    await expect(field).toHaveValue(typed);
    await expect(page.locator('body')).toBeFocused();
    await press(page, 'Cancelar');
    await expect(field).toHaveCount(0);
  });
}

test('unsaved changes to an entry open again in its form', async ({ openAs, server }) => {
  const person = await makePerson(server);
  await plantRow(server, person, 'water_entries', { date: daysAgo(0), amount_ml: 330 });
  const page = await openAs(person, '/water');
  await press(page, /^Editar/);
  const amount = page.getByLabel('Quantidade', { exact: true });
  await amount.fill('340');
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Editar registro/ })).toBeVisible();
  await expect(amount).toHaveValue('340');
  await expect(page.locator('body')).toBeFocused();
  await press(page, 'Salvar mudanças');
  await expect(page.getByText('340 ml neste dia')).toBeVisible();
  await expect(amount).toHaveCount(0);
});

test('text typed while an entry is being saved stays', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server), '/weight');
  const weight = page.getByLabel('Peso', { exact: false }).first();
  await weight.fill('70');
  // Submits and types in one synchronous step, so that no save can finish before the typing.
  await weight.evaluate((field: HTMLInputElement) => {
    field.form?.requestSubmit();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '71');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: '70' })).toHaveCount(1);
  await expect(weight).toHaveValue('71');
});

/** For each stored row: its page, its table, its content, the control that opens its form, the field, and the typed text. */
const rows = [
  ['reminders', 'reminders', { text: 'Regar as plantas', repeat: 'never' }, /^Editar/, 'O que lembrar', 'Regar a horta'],
  ['routine', 'routine_tasks', { name: 'Água', part_of_day: 'anyTime', position: 1 }, 'Editar: Água', 'Passo', 'Chá'],
  ['communication', 'quick_messages', { text: 'Volto já.', position: 1 }, 'Editar: Volto já.', 'Mensagem', 'Volto logo.'],
  ['', 'emergency_contacts', { name: 'Bia', phone: '123456' }, 'Editar: Bia', 'Nome', 'Beatriz'],
] as const;
const arrange: Readonly<Record<string, string>> = {
  routine: 'Organizar rotina',
  communication: 'Adicionar ou mudar mensagens',
};

test('unsaved changes to a list item open again in its form', async ({ openAs, server }) => {
  const person = await makePerson(server);
  for (const [, table, row] of rows) await plantRow(server, person, table, row);
  const page = await openAs(person);
  for (const [path, , , opener, label, typed] of rows) {
    await page.goto(`${server.url}/${path}`);
    if (arrange[path]) await press(page, arrange[path]);
    if (path === '') await unfold(page);
    await press(page, opener);
    const field = page.getByLabel(label, { exact: true }).first();
    await field.fill(typed);
    await page.reload();
    await expect(field, path).toHaveValue(typed);
    await expect(page.locator('body'), path).toBeFocused();
  }
});
