import { helpNowIsFetched } from '../support/help-now-is-fetched.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** Emergency contacts. This is the app’s first list, so this file also tests the parts that all lists share. */

for (const hand of ['by touch', 'by keyboard'] as const)
  test(`a user who comes from Help now to add a contact finds the section open and visible, ${hand}`, async ({
    openAs,
    server,
  }) => {
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
  });
