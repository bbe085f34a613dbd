import { PGlite } from '@electric-sql/pglite';

/**
 * How the embedded PostgreSQL is started. PGlite's own parameters turn syncing off (`-F`); `fdatasync`, the usual way to sync the log, does
 * nothing under Emscripten, `fsync` does (see durable-folder.ts). A throw-away database goes without.
 */
export function startParameters(durable: boolean): string[] {
  const own = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
  if (!durable) return [...own, '-F'];
  const settings = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on', 'wal_sync_method=fsync'];
  return [...own, ...settings.flatMap((setting) => ['-c', setting])];
}
