import { helpNowIsFetched } from '../support/help-now-is-fetched.ts';
import { expect, makePerson, test } from '../support/test.ts';
import { rowsOnServer } from '../support/rows.ts';

/** Emergency contacts. They were the app’s first list, so this file also tests the parts that all lists share. */

for (const hand of ['by touch', 'by keyboard'] as const)
  test(
    `a user who comes from Help now to add a contact finds the section open and visible, ${hand}`,
    { tag: '@browser' },
    async ({ openAs, server }) => {
      const page = await openAs(await makePerson(server), '/water');
      await page.setViewportSize({ width: 390, height: 844 });
      const heading = page.getByRole('heading', { name: 'Contatos de emergência' });
      const add = page.getByRole('button', { name: 'Adicionar contato de emergência' });
      const follow = async () => {
        await helpNowIsFetched(page);
        const help = page.getByRole('button', { name: 'Ajuda agora', exact: true });
        const link = page.getByRole('link', { name: 'Adicionar contatos no perfil' });
        if (hand === 'by touch') {
          await help.click();
          await link.click();
        } else {
          await help.press('Enter');
          await link.press('Enter');
        }
      };
      const isFound = async () => {
        await expect(add).toBeInViewport();
        await expect(heading).toBeInViewport();
        await expect(page.locator('summary').filter({ has: heading })).toBeFocused();
        await page.keyboard.press('Tab');
        await expect(add).toBeFocused();
      };
      await expect(page.getByRole('button', { name: 'Bebi um copo' })).toBeVisible();
      await test.step('from another page', async () => {
        await follow();
        await isFound();
      });
      await test.step('from the profile itself, where it was closed again', async () => {
        await heading.click();
        await expect(add).toBeHidden();
        await follow();
        await isFound();
      });
      await test.step('by its address alone', async () => {
        await page.reload();
        await isFound();
      });
      await test.step('closing Help now without following the link returns the focus', async () => {
        await helpNowIsFetched(page);
        await page.getByRole('button', { name: 'Ajuda agora', exact: true }).press('Enter');
        await expect(page.getByRole('link', { name: 'Adicionar contatos no perfil' })).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('button', { name: 'Ajuda agora', exact: true })).toBeFocused();
      });
    },
  );

interface Contact {
  name: string;
  phone: string;
  email: string | null;
}

test('an emergency contact is added, edited, removed and restored, and the focus returns to where it was', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server);
  const page = await openAs(person, '/profile');
  const section = page.getByRole('region', { name: 'Contatos de emergência' });
  const contacts = () => rowsOnServer<Contact>(server, person, 'emergency_contacts');
  // The folded section shows a summary in one line. Pressing its heading unfolds it.
  const unfold = () => section.getByRole('heading', { name: 'Contatos de emergência' }).click();
  await expect(section.getByText('Nenhum contato de emergência ainda.')).toBeVisible();
  await unfold();

  await test.step('a field that cannot be saved shows the reason, and the typed text survives a reload', async () => {
    await section.getByRole('button', { name: 'Adicionar contato de emergência' }).click();
    await expect(section.getByLabel('Nome')).toBeFocused();
    await section.getByLabel('Nome').fill('Bia Lima');
    await section.getByRole('button', { name: 'Salvar contato' }).click();
    await expect(section.getByLabel('Telefone')).toBeFocused();
    await expect(section.getByLabel('Telefone')).toHaveAccessibleDescription(/Preencha este campo/);
    await section.getByLabel('E-mail').fill('sem arroba');
    for (const phone of ['abc', '912']) {
      await section.getByLabel('Telefone').fill(phone);
      await section.getByRole('button', { name: 'Salvar contato' }).click();
      await expect(section.getByLabel('Telefone')).toHaveAccessibleDescription(/número de telefone com DDD/);
    }
    await section.getByLabel('Telefone').fill('+55 81 90000-0000');
    await expect(section.getByLabel('E-mail')).toHaveAccessibleDescription(/com @/);
    await expect(section.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
    await page.reload();
    await expect(section.getByLabel('Nome')).toHaveValue('Bia Lima');
    expect(await contacts()).toEqual([]);
  });

  await test.step('adds', async () => {
    await section.getByLabel('E-mail').fill('bia@example.org');
    await section.getByRole('button', { name: 'Salvar contato' }).click();
    await expect(page.getByText(/^Salvo( neste aparelho)?: Bia Lima$/).first()).toBeVisible();
    await expect(section.getByRole('listitem').getByText('bia@example.org')).toBeVisible();
    await expect(section.getByRole('button', { name: 'Adicionar contato de emergência' })).toBeFocused();
    await expect.poll(contacts).toMatchObject([{ name: 'Bia Lima', email: 'bia@example.org' }]);
  });

  await test.step('edits in place', async () => {
    await section.getByRole('button', { name: 'Editar: Bia Lima' }).click();
    await expect(section.getByLabel('Nome')).toHaveValue('Bia Lima');
    await section.getByLabel('Nome').fill('Bia Lima Reis');
    await section.getByLabel('E-mail').fill('');
    await section.getByRole('button', { name: 'Salvar contato' }).click();
    await expect(section.getByRole('button', { name: 'Editar: Bia Lima Reis' })).toBeFocused();
    await expect.poll(contacts).toMatchObject([{ name: 'Bia Lima Reis', email: null, phone: '+55 81 90000-0000' }]);
  });

  await test.step('removes after one question, and restores', async () => {
    await section.getByRole('button', { name: 'Remover: Bia Lima Reis' }).click();
    await page.getByRole('button', { name: 'Manter Bia Lima Reis' }).click();
    await expect(section.getByRole('listitem')).toHaveCount(1);
    await section.getByRole('button', { name: 'Remover: Bia Lima Reis' }).click();
    await page.getByRole('button', { name: 'Remover Bia Lima Reis', exact: true }).click();
    await expect(section.getByText('Nenhum contato de emergência ainda.')).toBeVisible();
    await expect(section.getByRole('heading', { name: 'Contatos de emergência' })).toBeFocused();
    await expect.poll(contacts).toEqual([]);
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByText('Bia Lima Reis voltou para a lista').first()).toBeVisible();
    await expect.poll(contacts).toMatchObject([{ name: 'Bia Lima Reis' }]);
  });
});

test('a contact written offline is shown as saved on this device, and reaches the server later', async ({
  context,
  openAs,
  server,
}) => {
  const person = await makePerson(server);
  const page = await openAs(person, '/profile');
  const writes = '**/rest/v1/professional_contacts*';
  await context.route(writes, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort('internetdisconnected'),
  );
  const section = page.getByRole('region', { name: 'Contatos profissionais' });
  const unfold = () => section.getByRole('heading', { name: 'Contatos profissionais' }).click();
  await unfold();
  await section.getByRole('button', { name: 'Adicionar contato profissional' }).click();
  await section.getByLabel('Nome').fill('Clínica do Bairro');
  await section.getByLabel('Telefone, e-mail ou endereço').fill('Rua das Flores, 10');
  await section.getByRole('button', { name: 'Salvar contato' }).click();
  await expect(section.getByRole('listitem').getByText('Salvo neste aparelho')).toBeVisible();
  await expect(page.getByText('Salvo neste aparelho: Clínica do Bairro').first()).toBeVisible();
  await page.reload();
  await unfold();
  await expect(section.getByRole('listitem').getByText('Salvo neste aparelho')).toBeVisible();
  await context.unroute(writes);
  await page.reload();
  await unfold();
  await expect.poll(() => rowsOnServer(server, person, 'professional_contacts')).toHaveLength(1);
  await expect(section.getByText('Salvo neste aparelho')).toHaveCount(0);
  await expect(section.getByText('Rua das Flores, 10')).toBeVisible();
});
