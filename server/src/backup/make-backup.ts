import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, Transaction } from '#database/port.ts';
import type { ObjectStore } from '#storage/stores/object-store.ts';
import { BackupRefused, type BackupSequence, type BackupTable } from './backup-line.ts';
import { openBackupWriter, type BackupWriter } from './backup-writer.ts';
import { isCognObject } from './cogn-objects.ts';
import { nameOf, quoteName, surveyTables } from './survey-tables.ts';

export interface BackupSource {
  database: Database;
  objects: ObjectStore;
  dataFolder: string;
}

export interface BackupCounts {
  accounts: number;
  rows: number;
  photos: number;
  /** The number of photos without bytes: users removed them during the backup, or the store had lost the bytes. */
  absent: number;
}

const rowsAtOnce = 500;

/**
 * Writes a snapshot of all our rows, the photos and the keys into one file. Users can keep reading and writing
 * meanwhile. The exception is the embedded database on a disk that has no space for a copy of it: users then wait until
 * all rows are read (database/pglite/read-copy.ts). A failure leaves no incomplete file.
 */
export async function makeBackup(
  { database, objects, dataFolder }: BackupSource,
  { path, passphrase, now }: { path: string; passphrase: string | undefined; now: Date },
): Promise<BackupCounts> {
  const keys = await readKeys(dataFolder);
  const writer = await openBackupWriter(path, passphrase);
  try {
    const { accounts, rows, versions } = await database.readSnapshot((transaction) =>
      writeDatabase(transaction, writer, { made: now.toISOString(), engine: database.engine }),
    );
    let absent = 0;
    for (const object of versions) {
      const bytes = await objects.get(object);
      if (bytes === undefined) absent += 1;
      await writer.write({ object, bytes: bytes === undefined ? null : Buffer.from(bytes).toString('base64') });
    }
    await writer.write({ keys });
    await writer.finish();
    return { accounts, rows, photos: versions.length - absent, absent };
  } catch (error) {
    await writer.discard();
    throw error;
  }
}

async function readKeys(dataFolder: string): Promise<string> {
  const path = join(dataFolder, 'keys.json');
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new BackupRefused(
      `${path} cannot be read (${error.code ?? 'no reason'}). Name the server's own folder: --data FOLDER`,
    );
  });
}

async function writeDatabase(
  transaction: Transaction,
  writer: BackupWriter,
  { made, engine }: { made: string; engine: Database['engine'] },
): Promise<{ accounts: number; rows: number; versions: string[] }> {
  const migrations = await transaction.query<{ name: string; checksum: string }>(
    'select name, checksum from server.migrations order by applied_at, name',
  );
  await writer.write({ backup: 1, made, engine, migrations: migrations.rows });
  let rows = 0;
  for (const [place, { types: _, ...table }] of (await surveyTables(transaction)).entries()) {
    rows += await writeTable(transaction, writer, table, `backup_${String(place)}`);
  }
  // Read the sequences after the rows. A sequence that was read first could be behind the rows, and would assign a used
  // number after a restore.
  for (const sequence of await readSequences(transaction)) await writer.write(sequence);
  const people = await transaction.query<{ count: number }>('select count(*)::integer as count from auth.users');
  const objects = await transaction.query<{ version: string }>('select version from storage.objects order by version');
  return { accounts: people.rows[0]?.count ?? 0, rows, versions: objects.rows.map(({ version }) => version) };
}

async function writeTable(
  transaction: Transaction,
  writer: BackupWriter,
  table: BackupTable,
  cursor: string,
): Promise<number> {
  await writer.write(table);
  const columns = table.columns.map((column) => `${quoteName(column)}::text`).join(', ');
  await transaction.query(
    `declare ${cursor} no scroll cursor for select to_json(array[${columns}])::text as line from ${nameOf(table)}`,
  );
  let written = 0;
  for (;;) {
    const { rows } = await transaction.query<{ line: string }>(`fetch ${String(rowsAtOnce)} from ${cursor}`);
    for (const { line } of rows) await writer.write(JSON.parse(line) as (string | null)[]);
    written += rows.length;
    if (rows.length < rowsAtOnce) break;
  }
  await transaction.query(`close ${cursor}`);
  return written;
}

async function readSequences(transaction: Transaction): Promise<BackupSequence[]> {
  const { rows } = await transaction.query<{ schema: string; sequence: string }>(
    `select space.nspname::text as schema, class.relname::text as sequence
     from pg_class as class join pg_namespace as space on space.oid = class.relnamespace
     where class.relkind = 'S' and ${isCognObject('sequence')} order by 1, 2`,
  );
  const sequences: BackupSequence[] = [];
  for (const { schema, sequence } of rows) {
    const from = `${quoteName(schema)}.${quoteName(sequence)}`;
    const state = await transaction.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${from}`,
    );
    const { last = '1', called = false } = state.rows[0] ?? {};
    sequences.push({ schema, sequence, last: BigInt(last), called });
  }
  return sequences;
}
