import { expect, makePerson, test } from '../support/test.ts';
import { troubleTable } from '../support/troubled-table.ts';

/**
 * The server is unreachable and this device has no cached rows: no list may appear empty, no form may start with a possibly wrong number,
 * and no request may repeat endlessly.
 */

const absent = 'O que você guardou antes não está neste aparelho';

/** The page, its table, its text for an empty list, and the name of the containing part if that is not the page. */
const pages = [
  ['reminders', 'reminders', 'Nenhum lembrete por enquanto'],
  ['routine', 'routine_tasks', 'Sua rotina ainda está vazia'],
  ['recipes', 'recipes', 'Nenhuma receita ainda'],
  ['readings', 'readings', 'Nenhuma leitura ainda'],
  ['', 'emergency_contacts', 'Nenhum contato de emergência ainda.'],
  ['medications', 'medications', 'Sua lista de remédios está vazia'],
  ['water', 'water_entries', 'Nenhum registro neste período.'],
  ['calendar', 'appointments', 'Nada marcado para os próximos três meses.'],
] as const;

test('unknown data do not appear as an empty list', async ({ page, openAs, server }) => {
  for (const [, table] of pages) await troubleTable(page, table, 'unreachable');
  await openAs(await makePerson(server), '/profile');
  for (const [path, , emptyText] of pages) {
    await page.goto(`${server.url}/${path}`);
    await expect(page.getByText(absent).first(), path).toBeVisible();
    await expect(page.getByText(emptyText), path).toHaveCount(0);
  }
});
