import type { Database, Transaction } from '../../../server/src/database/port.ts';
import type { TableRights } from './table-rights.ts';

/** Replaces a user's rows of a table with the sample row, as the database's owner. Returns the row's id. */
export function putRow(database: Database, table: string, rights: TableRights, person: string): Promise<string> {
  // A user has exactly one profile, and sign-up has created it.
  if (rights.owner === 'id') return Promise.resolve(person);
  const { parent } = rights;
  const parentId = crypto.randomUUID();
  const row = { id: crypto.randomUUID(), user_id: person, ...rights.row, ...(parent && { [parent.column]: parentId }) };
  return database.asOwner(async (transaction) => {
    await transaction.query(`delete from public.${table} where user_id = $1`, [person]);
    // Removes the parents of earlier tests, which would otherwise reach the row limit of the parent's table.
    if (parent) await transaction.query(`delete from public.${parent.table} where user_id = $1`, [person]);
    if (parent) await insertRow(transaction, parent.table, { id: parentId, user_id: person, ...parent.row });
    await insertRow(transaction, table, row);
    return row.id;
  });
}

async function insertRow(transaction: Transaction, table: string, row: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(row)
    .map((name) => `"${name}"`)
    .join(', ');
  await transaction.query(
    `insert into public.${table} (${columns}) select ${columns} from json_populate_record(null::public.${table}, $1::text::json)`,
    [JSON.stringify(row)],
  );
}

/** Returns the sample row's reference to its parent: the column and the id of the user's row. Empty without a parent. */
export async function parentOf(
  database: Database,
  { parent }: TableRights,
  person: string,
): Promise<Record<string, string>> {
  if (!parent) return {};
  const { rows } = await database.asOwner((transaction) =>
    transaction.query<{ id: string }>(`select id from public.${parent.table} where user_id = $1`, [person]),
  );
  return rows[0] ? { [parent.column]: rows[0].id } : {};
}

export function removeRows(database: Database, table: string, rights: TableRights, person: string): Promise<unknown> {
  if (rights.owner === 'id') return Promise.resolve();
  return database.asOwner((transaction) => transaction.query(`delete from public.${table} where user_id = $1`, [person]));
}

/** All rows of a user in a table, as text, so that a test can check that nothing changed. */
export function rowsOf(database: Database, table: string, rights: TableRights, person: string): Promise<string> {
  return database.asOwner(async (transaction) => {
    const { rows } = await transaction.query<{ all: string }>(
      `select coalesce(json_agg(t order by t.id)::text, '[]') as all from public.${table} as t where t.${rights.owner} = $1`,
      [person],
    );
    return rows[0]?.all ?? '';
  });
}
