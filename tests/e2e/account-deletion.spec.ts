import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/comfort/axe.ts';
import { daysAgo, plantRow } from '../support/plant-row.ts';
import { openSettings } from '../support/settings.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** Account deletion with a grace period, and its cancellation. account-deletion-at-once.spec.ts tests deletion without one. */

/** Whether this browser still stores a key or value that contains the user’s id. */
const isNamedHere = (page: Page, id: string) =>
  page.evaluate(async (userId) => {
    const texts = Object.entries(localStorage).flat();
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('cogn');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(new Error('no database'));
    });
    for (const name of database.objectStoreNames) {
      const request = database.transaction(name).objectStore(name).getAll();
      await new Promise((resolve) => (request.onsuccess = resolve));
      texts.push(JSON.stringify(request.result));
    }
    database.close();
    return texts.some((text) => text.includes(userId));
  }, id);

test('a scheduled account deletion can be cancelled, and meanwhile this device has no data of the account', async ({
  openAs,
  server,
}) => {
  const person = await makePerson(server);
  await plantRow(server, person, 'water_entries', { date: daysAgo(0), amount_ml: 250 });
  const page = await openAs(person, '/water');
  await openSettings(page, 'Conta e privacidade');
  await page.getByRole('button', { name: 'Privacidade e dados' }).click();
  await page.getByRole('heading', { level: 2, name: 'Excluir minha conta' }).click();
  await expect(page.getByText('Você tem 7 dias para mudar de ideia')).toBeVisible();
  await expectAccessible(page);
  const submit = page.getByRole('button', { name: 'Excluir minha conta' });
  await page.getByLabel('Para confirmar, escreva EXCLUIR').fill('talvez');
  await page.getByLabel('Senha', { exact: true }).fill('not the password');
  await submit.click();
  await expect(page.getByLabel('Para confirmar, escreva EXCLUIR')).toBeFocused();
  await page.getByLabel('Para confirmar, escreva EXCLUIR').fill('excluir');
  await submit.click();
  await expect(page.getByText('A senha não confere.')).toBeVisible();
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await submit.click();
  await expect(page.getByText(/^A sua conta será excluída em .+ O que estava neste aparelho foi apagado\.$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Entrar', exact: true })).toBeVisible();
  expect(await isNamedHere(page, person.session.user.id)).toBe(false);
  await page.getByRole('button', { name: 'Entendi' }).click();

  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Entrar na conta' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A sua conta será excluída' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Manter minha conta' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Hoje' })).toBeVisible();
  await page.goto(`${server.url}/water`);
  await expect(page.getByRole('button', { name: /Bebi um copo/ })).toBeVisible();
  await expect(page.getByText('250 ml').first()).toBeVisible();
});
