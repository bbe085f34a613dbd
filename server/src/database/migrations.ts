import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseError, type Database } from './port.ts';

/** One SQL file that migrates the database. */
export interface Migration {
  /** Its identity: folder and file, such as 'migrations/0012_pet.sql'. */
  name: string;
  script: string;
  /** SHA-256 of the script, in hex. */
  checksum: string;
}

/** The repository's folder with the SQL files. */
export const databaseFolder = join(import.meta.dirname, '../../../database');

/**
 * Reads all migrations in execution order: first the files of `server/`, then the product's files in `migrations/`,
 * each sorted by name. On hosted Supabase only `migrations/` is run, because Supabase provides what `migrations/` needs
 * from `server/`.
 */
export async function readMigrations(folder = databaseFolder): Promise<Migration[]> {
  return Promise.all((await readMigrationNames(folder)).map((name) => readMigration(folder, name)));
}

/** Returns the migrations' names, in execution order. */
export async function readMigrationNames(folder = databaseFolder): Promise<string[]> {
  const files = await Promise.all(['server', 'migrations'].map((part) => namesOf(folder, part)));
  return files.flat();
}

async function namesOf(folder: string, part: string): Promise<string[]> {
  const names = await readdir(join(folder, part));
  return names
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => `${part}/${name}`);
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  const script = await readFile(join(folder, name), 'utf8');
  return { name, script, checksum: createHash('sha256').update(script).digest('hex') };
}

/**
 * 'fits': the database has exactly this program's migrations. 'behind': the database lacks some of them. 'newer': the
 * database has migrations that this program does not know.
 */
export type SchemaState = 'fits' | 'behind' | 'newer';

/** Compares the names of the applied migrations with those of this program. Rejects if the database does not respond. */
export async function compareMigrations(database: Database, known: readonly string[]): Promise<SchemaState> {
  try {
    const { rows } = await database.asOwner((transaction) =>
      transaction.finish<{ ours: number; others: number }>(
        `select count(*) filter (where name = any($1::text[]))::integer as ours,
           count(*) filter (where name <> all($1::text[]))::integer as others from server.migrations`,
        [known],
      ),
    );
    const { ours = 0, others = 0 } = rows[0] ?? {};
    if (others > 0) return 'newer';
    return ours < known.length ? 'behind' : 'fits';
  } catch (error) {
    // Without the table or schema, no migration was ever applied.
    if (error instanceof DatabaseError && ['42P01', '3F000'].includes(error.code)) return 'behind';
    throw error;
  }
}
