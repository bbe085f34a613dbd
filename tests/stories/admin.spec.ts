import { axeFaults } from '../support/comfort/axe.ts';
import { installPageTools } from '../support/comfort/page-tools.ts';
import { expect, makePerson, test } from '../support/test.ts';

/**
 * The administrators’ page. tests/contract/admin.test.ts proves that other users get no data, and that no response has journal
 * rows.
 */

test('a user who is not an administrator is redirected home and sees no administration page in the menu', async ({
  openAs,
  server,
}) => {
  const page = await openAs(await makePerson(server), '/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'Hoje' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
  await expect(page.locator('nav a[href="/admin"]')).toHaveCount(0);
});

test(
  'an administrator finds a user, grants premium, closes the account and reopens it, and the log shows each action',
  { tag: '@browser' },
  async ({ openAs, page, server }) => {
    const person = await makePerson(server);
    const admin = await makePerson(server, { admin: true });
    await installPageTools(page);
    await openAs(admin, '/admin');
    const main = page.getByRole('main');
    const button = (name: string) => main.getByRole('button', { name, exact: true });
    const dialog = page.getByRole('alertdialog');
    const fact = (name: string) =>
      main
        .locator('dl > div')
        .filter({ has: page.getByText(name, { exact: true }) })
        .locator('dd');

    await main.getByLabel('Buscar conta').fill(person.email);
    await button('Buscar').click();
    await expect(main.getByText('1 a 1 de 1')).toBeVisible();
    await main.getByRole('button', { name: person.email }).press('Enter');
    await expect(main.getByRole('heading', { name: 'Ana Souza' })).toBeFocused();
    await expect(fact('Premium')).toHaveText('Não');
    expect(await axeFaults(page)).toEqual([]);

    await button('Dar Premium').click();
    await dialog.getByRole('button', { name: 'Dar Premium' }).click();
    await expect(dialog.getByText('Preencha este campo.')).toBeVisible();
    await dialog.getByLabel('Até o dia').fill('2099-01-31');
    await dialog.getByRole('button', { name: 'Dar Premium' }).click();
    await expect(dialog).toBeHidden();
    await expect(fact('Premium')).toContainText('2099');

    await button('Fechar conta').click();
    await dialog.getByLabel('A sua própria senha').fill('not this one');
    await dialog.getByRole('button', { name: 'Fechar conta' }).click();
    await expect(dialog.getByText('A senha não confere.')).toBeVisible();
    await dialog.getByLabel('A sua própria senha').fill(admin.password);
    await dialog.getByRole('button', { name: 'Fechar conta' }).click();
    await expect(dialog).toBeHidden();
    await expect(fact('Fechada')).toBeVisible();
    // The focus moves to the heading, because the pressed button no longer exists.
    await expect(main.getByRole('heading', { name: 'Ana Souza' })).toBeFocused();
    await button('Reabrir conta').click();
    await dialog.getByRole('button', { name: 'Reabrir conta' }).click();
    await expect(button('Fechar conta')).toBeVisible();

    await main.getByRole('radio', { name: 'Histórico', exact: true }).check();
    const lines = main.getByRole('listitem');
    await expect(lines.filter({ hasText: person.email })).toHaveCount(3);
    await expect(lines.first()).toContainText('Conta reaberta');
    await expect(lines.filter({ hasText: 'Premium dado até 31 de jan. de 2099' })).toHaveCount(1);
    expect(await axeFaults(page)).toEqual([]);
    await main.getByRole('radio', { name: 'Números', exact: true }).check();
    await expect(main.getByRole('heading', { name: 'Registros feitos' })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
    await main.getByRole('radio', { name: 'Fila', exact: true }).check();
    await expect(main.getByRole('status').filter({ hasText: 'fila' })).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  },
);
