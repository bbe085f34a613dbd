import type { Page } from '@playwright/test';
import { openSettings } from '../support/settings.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** The settings panel for everyone and the premium settings page; docs/decisions/0019. */

const said = (page: Page, words: string | RegExp) => expect(page.getByText(words).first()).toBeVisible();

test('earlier notices open from the settings', async ({ openAs, server }) => {
  const page = await openAs(await makePerson(server));
  await openSettings(page, 'Mensagens e sons');
  await page.getByText('10 segundos', { exact: true }).click();
  await said(page, 'Tempo das mensagens na tela: 10 segundos');
  await page.getByRole('button', { name: 'Ver mensagens anteriores' }).click();
  const history = page.getByRole('region', { name: 'Mensagens', exact: true });
  await expect(history.getByText('Tempo das mensagens na tela: 10 segundos')).toBeVisible();
  await expect(history).toBeFocused();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('simple mode shows five choices at a time, the others after a press, and history behind one button', async ({
  page,
  openAs,
  server,
}) => {
  const person = await makePerson(server, { premium: true });
  await page.addInitScript((key) => {
    localStorage.setItem(key, JSON.stringify({ simpleMode: true }));
  }, `cogn-preferences:${person.session.user.id}`);
  await openAs(person, '/mood');
  const faces = page.getByRole('group', { name: 'Como você está?' }).getByRole('radio');
  await expect(faces).toHaveCount(5);
  expect(await page.getByRole('navigation', { name: 'Páginas' }).getByRole('listitem').count()).toBeLessThanOrEqual(5);
  await expect(page.getByRole('heading', { name: 'Ver dias anteriores' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Mostrar mais opções' }).click();
  await expect(faces).toHaveCount(12);
  // The first face that was not there.
  await expect(faces.nth(1)).toBeFocused();
  await page.getByRole('button', { name: 'Mostrar mais', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Ver dias anteriores' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Mostrar menos' })).toBeFocused();
});
