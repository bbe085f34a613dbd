import { readMigrations, type Migration } from './migrations.ts';
import { DatabaseError, type Database, type ScriptTransaction, type Transaction } from './port.ts';

/** The database cannot be brought forward, and why; the message is for the operator. */
export class MigrationRefused extends Error {
  override name = 'MigrationRefused';
}

/** Any number of our own: who migrates holds this lock until the transaction ends, so that two processes go one after the other. */
const takeLock = 'select pg_advisory_xact_lock(718242001);';

const ensureList = `create schema if not exists server;
  create table if not exists server.migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now(),
    objects text[] not null default '{}'
  );`;

/**
 * Records which objects of schema public the file's transaction made or changed, such as 'table public.profiles': backups and restores touch no others,
 * since an operator may have their own there. Objects made inside a block with an exception handler would be missed.
 */
const recordObjects = ({ name }: Migration) => {
  const made = (catalogue: string, schema: string, further = '') =>
    `select identified.type || ' ' || identified.identity from ${catalogue} as made, pg_identify_object('${catalogue}'::regclass, made.oid, 0) as identified
     where ${schema} = 'public'::regnamespace and made.xmin = pg_current_xact_id()::xid ${further}`;
  return `update server.migrations set objects = array(
      ${made('pg_class', 'relnamespace', `and relkind in ('r', 'p', 'v', 'm', 'S')`)}
      union all ${made('pg_proc', 'pronamespace')} union all ${made('pg_type', 'typnamespace', `and typtype in ('d', 'e')`)}
    ) where name = ${quoted(name)};`;
};

/** Any number of our own: a restore holds this lock until it has committed. */
const restoreLock = '718242002';
/** A restore that was killed lets go once PostgreSQL notices, so a start waits a moment before it refuses. */
const awaitRestore = `set local lock_timeout = '5s';
  select pg_advisory_xact_lock_shared(${restoreLock});
  set local lock_timeout to default;`;

/** Waits until no restore is running on this database, and keeps one from beginning until the transaction ends. */
export async function awaitRestoreEnd(transaction: Transaction): Promise<void> {
  await transaction.query(`select set_config('lock_timeout', '5s', true)`);
  await transaction.query(`select pg_advisory_xact_lock_shared(${restoreLock})`);
}

/** Keeps every server from starting on this database until the transaction ends. */
export async function lockForRestore(transaction: Transaction): Promise<void> {
  await transaction.query(`select pg_advisory_xact_lock(${restoreLock})`);
}

/**
 * Brings the database forward to the files: each in a transaction of its own, once, in order; safe from several processes at once.
 * Answers the names of those that ran. Throws `MigrationRefused` when a file that has run was changed or is missing, or when one fails: what
 * ran before it stays, of itself nothing does.
 */
export async function migrate(database: Database, migrations?: readonly Migration[]): Promise<string[]> {
  const files = migrations ?? (await readMigrations());
  await database.runScript(`${awaitRestore} ${takeLock} ${ensureList}`).catch((error: unknown) => {
    throw error instanceof DatabaseError && error.code === '55P03' ? new MigrationRefused(beingRestored) : error;
  });
  const applied: string[] = [];
  for (const file of await database.asOwner((transaction) => findPending(transaction, files))) {
    if (await apply(database, file)) applied.push(file.name);
  }
  return applied;
}

const beingRestored = 'A restore is filling this database. Start the server when `npm run restore` has ended.';

/** The same within a transaction that the caller commits or rolls back as a whole: for a restore, which holds the lock of `lockForRestore`. */
export async function migrateWithin(transaction: ScriptTransaction, files: readonly Migration[]): Promise<void> {
  await transaction.script(ensureList);
  for (const file of await findPending(transaction, files)) {
    // Checks that a script left for its end must not stand in the way of the next script's `alter table`.
    const check = 'set constraints all immediate; set constraints all deferred;';
    await transaction
      .script(`${recordOf(file)}\n${file.script}\n;${recordObjects(file)}${check}`)
      .catch((error: unknown) => {
        throw refusalOf(file, error);
      });
  }
}

async function findPending(transaction: Transaction, files: readonly Migration[]): Promise<Migration[]> {
  const { rows } = await transaction.query<{ name: string; checksum: string }>(
    'select name, checksum from server.migrations',
  );
  const recorded = new Map(rows.map((row) => [row.name, row.checksum]));
  for (const file of files) {
    const checksum = recorded.get(file.name);
    if (checksum !== undefined && checksum !== file.checksum) {
      throw new MigrationRefused(
        `database/${file.name} has changed since it ran on this database. A migration never changes: put the file back as it was and add a new one.`,
      );
    }
  }
  const known = new Set(files.map((file) => file.name));
  const missing = [...recorded.keys()].filter((name) => !known.has(name));
  if (missing.length > 0) {
    throw new MigrationRefused(
      `This database has run ${missing.join(', ')}, which this version does not know. Start the version that made it, or a newer one; or restore the backup that was made before the upgrade (docs/operations.md, Upgrading).`,
    );
  }
  return files.filter((file) => !recorded.has(file.name));
}

/** Runs one file. Answers false when another process was quicker. */
async function apply(database: Database, file: Migration): Promise<boolean> {
  try {
    await database.runScript(`${takeLock}\n${recordOf(file)}\n${file.script}\n;${recordObjects(file)}`);
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '23505' && error.constraint === 'migrations_pkey') return false;
    throw refusalOf(file, error);
  }
}

/** It goes in before the script: another process that waited for the lock then fails on the name, before it touches anything. */
function recordOf({ name, checksum }: Migration): string {
  return `insert into server.migrations (name, checksum) values (${quoted(name)}, '${checksum}');`;
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Reports a failure with a cause of its own (no connection, a full disk) by that cause, not as the script's failure. */
function refusalOf({ name }: Migration, error: unknown): unknown {
  if (!(error instanceof DatabaseError) || /^(08|53100|57P)/.test(error.code)) return error;
  const rights = error.code === '42501' ? '. What the user of DATABASE_URL must be allowed stands in docs/growing.md' : '';
  return new MigrationRefused(`database/${name} failed and was rolled back: ${error.message}${rights}`, { cause: error });
}
