import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';
import { lastMaintenance } from '#backup/last-maintenance.ts';
import type { Database } from '#database/port.ts';
import { version } from '#web-build.ts';

/** What the metrics about this machine and program need. */
export interface Host {
  dataFolder: string;
  /** The git revision; undefined if the build did not know it. */
  commit: string | undefined;
}

/**
 * Registers metrics of the program's version, the last backup and the free disk space. Returns the function that
 * measures them; it omits what it cannot measure.
 */
export function watchHost(registers: Registry[], database: Database, { dataFolder, commit }: Host): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers });
  const build = new Gauge({
    ...{ name: 'cogn_build_info', help: 'Always 1; the labels say which program runs', registers },
    labelNames: ['version', 'commit'],
  });
  build.set({ version, commit: commit ?? 'unknown' }, 1);
  const backup = gauge('cogn_backup_last_success_timestamp_seconds', 'When the last backup was made, in seconds since 1970');
  const databaseSize = gauge('cogn_database_size_bytes', 'How large the database is');
  const free = gauge('cogn_data_folder_free_bytes', "Room left on the data folder's disk");
  const total = gauge('cogn_data_folder_size_bytes', "Size of the data folder's disk");
  const set = (one: Gauge, value: number | undefined) => {
    if (value === undefined) one.remove();
    else one.set(value);
  };
  return async () => {
    const read = await readDatabase(database).catch(() => undefined);
    set(databaseSize, read?.size);
    set(backup, read?.backupAt);
    const disk = await statfs(dataFolder).catch(() => undefined);
    set(free, disk && disk.bavail * disk.bsize);
    set(total, disk && disk.blocks * disk.bsize);
  };
}

async function readDatabase(database: Database): Promise<{ size: number | undefined; backupAt: number | undefined }> {
  return database.asOwner(async (transaction) => {
    const last = await lastMaintenance(transaction, 'backup');
    const { rows } = await transaction.finish<{ size: number }>('select pg_database_size(current_database()) as size');
    return { size: rows[0]?.size, backupAt: last && last.finishedAt.getTime() / 1000 };
  });
}
