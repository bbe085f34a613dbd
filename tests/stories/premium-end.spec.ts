import type { Page } from '@playwright/test';
import { changePremium } from '../support/person.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** Premium starts or ends while the app is open. The open page adapts, and typed text is kept. */

test.use({ environment: { PREMIUM_GRANT_DAYS: '30' } });

const upsell = (page: Page) => page.getByRole('dialog', { name: 'COGN Premium' });
const ended = (page: Page) => page.getByText(/^Seu Premium terminou enquanto esta página estava aberta/);
const situation = (page: Page) => page.getByLabel('Qual foi a situação?');

test('when premium ends while the user types, the form keeps its text and shows the reason', async ({ openAs, server }) => {
  const person = await makePerson(server, { premium: true });
  const page = await openAs(person, '/camouflage');
  await situation(page).fill('Reunião com muita gente');
  await situation(page).focus();
  await changePremium(server, person.email, null);
  await expect(ended(page)).toBeVisible({ timeout: 30_000 });
  await expect(upsell(page)).toHaveCount(0);
  await expect(situation(page)).toHaveValue('Reunião com muita gente');
  await expect(situation(page)).toBeFocused();
  await expect(page.getByText(/^Para salvar, é preciso ter o Premium/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salvar registro' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Copiar texto' })).toBeVisible();

  await changePremium(server, person.email, '2099-12-31T23:59:59Z');
  await page.getByRole('button', { name: 'Salvar registro' }).click();
  await expect(page.getByRole('region', { name: /^Registros de/ }).getByText('Reunião com muita gente')).toBeVisible();
});

test('a user who opens a locked page and takes premium is then led to that page', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server), '/water');
  await page.getByRole('button', { name: /Humor/ }).click();
  await upsell(page).getByRole('button', { name: 'Quero ser Premium' }).click();
  await page.getByRole('button', { name: 'Escolher Premium' }).click();
  await expect(page).toHaveURL(/\/mood$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Humor' })).toBeVisible();
});
