import type { Page } from '@playwright/test';
import type { Person } from '../support/person.ts';
import { ownConnection } from '../support/own-connection.ts';
import { daysAgo, plantRow } from '../support/plant-row.ts';
import { rowsOnServer } from '../support/rows.ts';
import type { RunningServer } from '../support/server.ts';
import { expect, makePerson, test } from '../support/test.ts';

/** Two tabs or devices edit one entry: the later save overwrites nothing unseen, and the user chooses. */

const entries = (page: Page) => page.getByRole('region', { name: /^Registros de/ });
const weight = (page: Page) => page.getByLabel('Peso', { exact: true });

async function edit(page: Page, kilos: string): Promise<void> {
  await entries(page)
    .getByRole('button', { name: /^Editar/ })
    .click();
  await weight(page).fill(kilos);
}

const save = (page: Page) => page.getByRole('button', { name: 'Salvar mudanças' }).click();

/** Changes the row as another device would, directly on the server. */
async function changeElsewhere(
  server: RunningServer,
  { session }: Person,
  values: object,
  table = 'weight_entries',
): Promise<void> {
  const answer = await fetch(`${server.url}/rest/v1/${table}?user_id=eq.${session.user.id}`, {
    method: 'PATCH',
    headers: { ...ownConnection, 'content-type': 'application/json', authorization: `Bearer ${session.access_token}` },
    body: JSON.stringify(values),
  });
  if (!answer.ok) throw new Error(`the change was not taken: ${String(answer.status)}`);
}

async function withEntry(server: RunningServer): Promise<Person> {
  const person = await makePerson(server);
  await plantRow(server, person, 'weight_entries', { date: daysAgo(0), weight_kg: 70 });
  return person;
}

test('edits of different columns are both saved without a question', async ({ openAs, server }) => {
  const person = await withEntry(server);
  const page = await openAs(person, '/weight');
  await edit(page, '72');
  await changeElsewhere(server, person, { notes: 'depois do almoço' });
  await save(page);
  await expect(page.getByText('Tudo salvo').first()).toBeVisible();
  await expect
    .poll(() => rowsOnServer(server, person, 'weight_entries'))
    .toMatchObject([{ weight_kg: 72, notes: 'depois do almoço' }]);
  await expect(page.getByRole('button', { name: 'Ver as duas versões' })).toHaveCount(0);
});
