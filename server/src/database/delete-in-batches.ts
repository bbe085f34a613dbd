import type { Database, Transaction } from './port.ts';

/**
 * The default batch size. A small batch delays other transactions only briefly on the embedded engine, which runs one
 * at a time.
 */
const rowsPerBatch = 1000;

/**
 * A table with rows that refer to the row to delete. They are deleted first, because `on delete cascade` would delete
 * them all in one statement. `condition` is the SQL condition that selects them; its $1 is the key of the row to delete.
 */
interface Dependent {
  table: string;
  condition: string;
}

interface BatchOptions {
  batchSize?: number;
  mostBatches?: number;
  withRow?: (transaction: Transaction) => Promise<unknown>;
}

interface ForeignKey {
  child: string;
  parent: string;
  columns: string[];
  referenced: string[];
}

/**
 * Deletes all dependent rows and then the row itself, with a limited number of rows per transaction. One statement for
 * everything would block the embedded engine for all users, and for a large account it would always hit the statement
 * timeout. Returns whether the row is gone. If the row is not gone (after `mostBatches`, or after a crash), call this
 * function again. `withRow` runs in the transaction that deletes the row itself.
 */
export async function deleteInBatches(
  database: Database,
  table: string,
  key: string,
  { batchSize = rowsPerBatch, mostBatches = Number.POSITIVE_INFINITY, withRow }: BatchOptions = {},
): Promise<boolean> {
  const dependents = await database.asOwner((transaction) => findDependents(transaction, table));
  for (let batches = 0; batches < mostBatches;) {
    let deletedAny = false;
    for (const dependent of dependents) {
      for (let deleted = batchSize; deleted === batchSize && batches < mostBatches;) {
        deleted = await database.asOwner((transaction) => deleteBatch(transaction, dependent, key, batchSize));
        // A table without matching rows costs only an index lookup, so it does not count as a batch.
        if (deleted > 0) batches += 1;
        deletedAny ||= deleted > 0;
      }
    }
    // If this pass deleted rows, run another: a trigger may have added new dependent rows.
    if (deletedAny) continue;
    await database.asOwner(async (transaction) => {
      await transaction.query(`delete from ${table} where id = $1`, [key]);
      await withRow?.(transaction);
    });
    return true;
  }
  return false;
}

async function deleteBatch(transaction: Transaction, dependent: Dependent, key: string, size: number): Promise<number> {
  // Force an index scan, which skips dead row versions quickly. In every batch, a sequential scan would read all the
  // rows again that earlier batches deleted.
  await transaction.query('set local enable_seqscan = off');
  await transaction.query('set local enable_bitmapscan = off');
  const { count } = await transaction.finish(
    `delete from ${dependent.table} where ctid = any (array(
       select ctid from ${dependent.table} where ${dependent.condition} limit ${String(size)}))`,
    [key],
  );
  return count;
}

/**
 * Finds all tables whose rows are deleted together with a row of this table. Reads them from PostgreSQL's catalogue, so
 * that a new table is included automatically. Child tables come before their parents: deleting a parent row first would
 * cascade to an unlimited number of child rows in one statement.
 */
export async function findDependents(transaction: Transaction, table: string): Promise<Dependent[]> {
  const { rows: keys } = await transaction.query<ForeignKey>(foreignKeysQuery);
  const found = new Map<string, string>();
  const visit = (parent: string, ofParent: string, path: readonly string[]) => {
    for (const key of keys.filter((each) => each.parent === parent && !path.includes(each.child))) {
      const condition =
        parent === table
          ? `${key.columns.join()} = $1`
          : `(${key.columns.join()}) in (select ${key.referenced.join()} from ${parent} where ${ofParent})`;
      visit(key.child, condition, [...path, key.child]);
      // If several paths lead to a table, use the shortest condition: a direct reference needs no subqueries.
      const before = found.get(key.child);
      if (before === undefined || condition.length < before.length) found.set(key.child, condition);
    }
  };
  visit(table, '', [table]);
  return [...childrenFirst([...found.keys()], keys)].map((name) => ({ table: name, condition: found.get(name) ?? 'false' }));
}

function childrenFirst(tables: readonly string[], keys: readonly ForeignKey[]): Set<string> {
  const sorted = new Set<string>();
  const add = (name: string, path: readonly string[]) => {
    for (const { child } of keys.filter(({ parent }) => parent === name))
      if (tables.includes(child) && !path.includes(child)) add(child, [...path, child]);
    sorted.add(name);
  };
  for (const name of tables) add(name, [name]);
  return sorted;
}

const foreignKeysQuery = `
  select format('%I.%I', child_schema.nspname, child.relname) as child,
    format('%I.%I', parent_schema.nspname, parent.relname) as parent,
    array(select quote_ident(attname) from unnest(conkey) with ordinality as part (number, at)
      join pg_attribute on attrelid = conrelid and attnum = number order by at) as columns,
    array(select quote_ident(attname) from unnest(confkey) with ordinality as part (number, at)
      join pg_attribute on attrelid = confrelid and attnum = number order by at) as referenced
  from pg_constraint
  join pg_class as child on child.oid = conrelid join pg_namespace as child_schema on child_schema.oid = child.relnamespace
  join pg_class as parent on parent.oid = confrelid join pg_namespace as parent_schema on parent_schema.oid = parent.relnamespace
  where contype = 'f' and confdeltype = 'c'
  order by child, parent`;
