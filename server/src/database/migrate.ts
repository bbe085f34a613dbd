import { readMigrations, type Migration } from './migrations.ts';
import { DatabaseError, type Database, type ScriptTransaction, type Transaction } from './port.ts';

/** Thrown if the database cannot be migrated; the message has the reason. */
export class MigrationRefused extends Error {
  override name = 'MigrationRefused';
}

/**
 * Lets only one process migrate at a time. PostgreSQL releases the lock when the transaction ends, and other processes wait
 * for it. The key is arbitrary.
 */
const takeLock = 'select pg_advisory_xact_lock(718242001);';

const ensureList = `create schema if not exists server;
  create table if not exists server.migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now(),
    objects text[] not null default '{}'
  );`;

/**
 * Returns SQL that records which objects of schema `public` this migration created or changed, such as 'table
 * public.profiles'. Backups and restores use only recorded objects, because the operator may own other objects in `public`.
 * The SQL misses objects that the migration creates in a block with an exception handler, because such a block has its own
 * transaction id (`xmin`).
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

/** The key of the lock that a restore has until it commits. The number is arbitrary. */
const restoreLock = '718242002';
/**
 * Waits up to five seconds for a running restore to end. If the restore was killed, PostgreSQL needs a moment to notice that
 * and to release the lock.
 */
const awaitRestore = `set local lock_timeout = '5s';
  select pg_advisory_xact_lock_shared(${restoreLock});
  set local lock_timeout to default;`;

/** Waits up to five seconds for a running restore to end. Then prevents a new restore until this transaction ends. */
export async function awaitRestoreEnd(transaction: Transaction): Promise<void> {
  await transaction.query(`select set_config('lock_timeout', '5s', true)`);
  await transaction.query(`select pg_advisory_xact_lock_shared(${restoreLock})`);
}

/** Prevents every server from starting on this database until the transaction ends. */
export async function lockForRestore(transaction: Transaction): Promise<void> {
  await transaction.query(`select pg_advisory_xact_lock(${restoreLock})`);
}

/**
 * Migrates the database: runs each file once, in order, in its own transaction. Several processes may call this at once.
 * Returns the names of the files that ran. Throws `MigrationRefused` if an applied file was changed or is missing, or if a
 * file fails. A failing file is rolled back; the files before it stay applied.
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

/**
 * Like `migrate`, but in the caller's transaction. A restore needs this, because it puts all migrations and rows into
 * one transaction.
 */
export async function migrateWithin(transaction: ScriptTransaction, files: readonly Migration[]): Promise<void> {
  await transaction.script(ensureList);
  for (const file of await findPending(transaction, files)) {
    // Run deferred constraint checks now. Pending checks would make an `alter table` in the next script fail.
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

/** Runs one file. Returns false if another process has already run it. */
async function apply(database: Database, file: Migration): Promise<boolean> {
  try {
    await database.runScript(`${takeLock}\n${recordOf(file)}\n${file.script}\n;${recordObjects(file)}`);
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === '23505' && error.constraint === 'migrations_pkey') return false;
    throw refusalOf(file, error);
  }
}

/**
 * The SQL that records a migration. It runs before the script, so that a second process that waited for the lock fails
 * on the duplicate name before it changes anything.
 */
function recordOf({ name, checksum }: Migration): string {
  return `insert into server.migrations (name, checksum) values (${quoted(name)}, '${checksum}');`;
}

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/**
 * Returns the error to report. If the script is not at fault (no connection, a full disk), returns the original error.
 */
function refusalOf({ name }: Migration, error: unknown): unknown {
  if (!(error instanceof DatabaseError) || /^(08|53100|57P)/.test(error.code)) return error;
  const rights = error.code === '42501' ? '. What the user of DATABASE_URL must be allowed stands in docs/scaling.md' : '';
  return new MigrationRefused(`database/${name} failed and was rolled back: ${error.message}${rights}`, { cause: error });
}
