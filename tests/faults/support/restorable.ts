import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeBackup } from '../../../server/src/backup/make-backup.ts';
import type { Config } from '../../../server/src/config/config.ts';
import { openDatabase } from '../../../server/src/database/open-database.ts';
import { openTestDatabase } from '../../../server/src/database/open-test-database.ts';
import type { Database } from '../../../server/src/database/port.ts';
import { loadKeys } from '../../../server/src/load-keys.ts';
import { diskStore } from '../../../server/src/storage/stores/disk-store.ts';

/** A backup, and a description of the data that its restore must give. */
export interface Restorable {
  path: string;
  name: string;
  keys: string;
  photos: string[];
}

const accounts = 400;
const photos = 20;

const ask = async <Row>(database: Database, sql: string, values: unknown[] = []) =>
  (await database.asOwner((transaction) => transaction.query<Row>(sql, values))).rows;

/**
 * Makes a backup of some photos and several hundred accounts. Every e-mail begins with `name`, so that `nameOfContent` can
 * find out which backup was restored.
 */
export async function makeRestorable(folder: string, name: string): Promise<Restorable> {
  const dataFolder = join(folder, `made-${name}`);
  const objects = diskStore(join(dataFolder, 'objects'));
  const database = await openTestDatabase();
  try {
    await ask(
      database,
      `insert into auth.users (email) select $1 || '-' || n || '@example.org' from generate_series(1, ${String(accounts)}) as n`,
      [name],
    );
    const ids = Array.from({ length: photos }, () => randomUUID());
    for (const id of ids) await objects.put(id, new TextEncoder().encode(`${name} ${id}`));
    await ask(database, 'insert into storage.orphaned_objects (version) select unnest($1::text[])', [ids]);
    await ask(
      database,
      `insert into storage.objects (bucket_id, name, version)
       select (select id from storage.buckets limit 1), $1 || '/' || version, version from unnest($2::text[]) as version`,
      [name, ids],
    );
    await loadKeys(dataFolder);
    const path = join(folder, `${name}.backup`);
    await makeBackup({ database, objects, dataFolder }, { path, passphrase: undefined, now: new Date() });
    return { path, name, keys: await readFile(join(dataFolder, 'keys.json'), 'utf8'), photos: ids.toSorted() };
  } finally {
    await database.close();
  }
}

/** The name of the backup that a server's data comes from, if rows, photos and keys agree. Otherwise the differences. */
export async function nameOfContent(config: Config, choices: readonly Restorable[]): Promise<string> {
  const database = await openDatabase(config);
  try {
    const names = await ask<{ name: string; count: number }>(
      database,
      `select split_part(email, '-', 1) as name, count(*)::integer as count from auth.users group by 1`,
    );
    const choice = choices.find(({ name }) => name === names[0]?.name);
    if (names.length !== 1 || !choice || names[0]?.count !== accounts) return `accounts: ${JSON.stringify(names)}`;
    if ((await readFile(join(config.dataFolder, 'keys.json'), 'utf8')) !== choice.keys) return `${choice.name}, other keys`;
    const rows = await ask<{ version: string }>(database, 'select version from storage.objects order by version');
    if (rows.map(({ version }) => version).join() !== choice.photos.join()) return `${choice.name}, other photos' rows`;
    // Orphaned objects may still have files, which the next upkeep will remove.
    const loose = await ask<{ version: string }>(database, 'select version from storage.orphaned_objects');
    const expected = new Set([...choice.photos, ...loose.map(({ version }) => version)]);
    const files = await readdir(join(config.dataFolder, 'objects'));
    const stray = files.filter((file) => !expected.has(file));
    const missing = choice.photos.filter((photo) => !files.includes(photo));
    if (stray.length + missing.length > 0)
      return `${choice.name}, photos stray: ${stray.join()}, missing: ${missing.join()}`;
    return choice.name;
  } finally {
    await database.close();
  }
}
