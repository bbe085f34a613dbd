import { changePremium } from '../support/person.ts';
import { plantRow } from '../support/plant-row.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** After premium, an appointment of a past day has no form. The user removes it in the list, and undo restores it. */

test('without premium a past appointment is removed in the list, and comes back by undo', async ({ openAs, server }) => {
  const person = await makePerson(server, { premium: true });
  await plantRow(server, person, 'appointments', { name: 'Sessão', type: 'psychology', date: '2024-03-12' });
  await changePremium(server, person.email, null);
  const page = await openAs(person, '/calendar?date=2024-03-12');
  const day = page.getByRole('region', { name: /^Compromissos de/ });
  await day.getByRole('button', { name: /^Remover · .*Sessão/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover compromisso' }).click();
  await expect(day).toContainText('Nenhum compromisso neste dia');
  await expect(day.getByRole('heading', { level: 2 })).toBeFocused();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Compromisso restaurado' })).toBeVisible();
  await page.reload();
  await expect(day).toContainText('Sessão');
});
