import { readMigrations, type Migration } from './migrations.ts';
import { DatabaseError, type Database } from './port.ts';

/** The database cannot be brought forward, and why; the message is for the operator. */
export class MigrationRefused extends Error {
  override name = 'MigrationRefused';
}

/** Any number of our own: who migrates holds this lock until the transaction ends, so that two processes go one after the other. */
const takeLock = 'select pg_advisory_xact_lock(718242001);';

const prepare = `${takeLock}
  create schema if not exists server;
  create table if not exists server.migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  );`;

/**
 * Brings the database forward to the files: each in a transaction of its own, once, in order; safe from several processes at once.
 * Answers the names of those that ran. Throws `MigrationRefused` when a file that has run was changed or is missing, or when one fails: what
 * ran before it stays, of itself nothing does.
 */
export async function migrate(database: Database, migrations?: readonly Migration[]): Promise<string[]> {
  const files = migrations ?? (await readMigrations());
  await database.runScript(prepare);
  const applied: string[] = [];
  for (const file of await findPending(database, files)) {
    if (await apply(database, file)) applied.push(file.name);
  }
  return applied;
}

async function findPending(database: Database, files: readonly Migration[]): Promise<Migration[]> {
  const recorded = await database.asOwner(async (transaction) => {
    const { rows } = await transaction.query<{ name: string; checksum: string }>(
      'select name, checksum from server.migrations',
    );
    return new Map(rows.map((row) => [row.name, row.checksum]));
  });
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
      `This database has run ${missing.join(', ')}, which this version does not know. Start the version that made it, or a newer one.`,
    );
  }
  return files.filter((file) => !recorded.has(file.name));
}

/** Runs one file. Answers false when another process was quicker. */
async function apply(database: Database, { name, checksum, script }: Migration): Promise<boolean> {
  // Its record goes in first: another process that waited for the lock then fails on the name, before it touches anything.
  const record = `insert into server.migrations (name, checksum) values ('${name.replaceAll("'", "''")}', '${checksum}');`;
  try {
    await database.runScript(`${takeLock}\n${record}\n${script}`);
    return true;
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error;
    if (error.code === '23505' && error.constraint === 'migrations_pkey') return false;
    const rights = error.code === '42501' ? '. What the user of DATABASE_URL must be allowed stands in docs/growing.md' : '';
    throw new MigrationRefused(`database/${name} failed and was rolled back: ${error.message}${rights}`, { cause: error });
  }
}
