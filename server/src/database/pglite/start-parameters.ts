import { PGlite } from '@electric-sql/pglite';

/**
 * How the embedded PostgreSQL is started. PGlite's own parameters turn syncing off (`-F`); `fdatasync`, the usual way to sync the log, does
 * nothing under Emscripten, `fsync` does (see durable-folder.ts). A throw-away database goes without.
 */
export function startParameters(durable: boolean): string[] {
  const own = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
  const safe = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on', 'wal_sync_method=fsync'];
  // Half of the usual buffers: the system's own cache stands behind them, and 70 MB of memory are saved.
  // Files of the log that nobody needs any more are removed: one that is used again would hold what deleted rows said until it is written over.
  const settings = ['shared_buffers=64MB', 'wal_recycle=off', ...(durable ? safe : ['fsync=off'])];
  return [...own, ...settings.flatMap((setting) => ['-c', setting])];
}
