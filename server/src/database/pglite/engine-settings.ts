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

/** How much memory the embedded PostgreSQL may take, in bytes. WebAssembly's memory grows and never shrinks: only a new thread has less. */
export interface MemoryBounds {
  /** Above it, the thread is replaced between two transactions. */
  recycle: number;
  /** More is never given: the statement that needs it fails with 53200. */
  most: number;
}

const megabyte = 1024 * 1024;

/** A start takes 150 MB. With Node's own memory beside it, the process stays below 1.5 GB whatever people ask for. */
export const memoryBounds: MemoryBounds = { recycle: 448 * megabyte, most: 768 * megabyte };

const pageSize = 64 * 1024;
/** What PGlite 0.5.16 starts with. */
const initial = 128 * megabyte;

/** PGlite's own memory, with a lower maximum than its 2 GB. */
export function boundedMemory({ most }: MemoryBounds): WebAssembly.Memory {
  return new WebAssembly.Memory({ initial: initial / pageSize, maximum: most / pageSize });
}
