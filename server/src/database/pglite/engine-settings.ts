import { PGlite } from '@electric-sql/pglite';

/**
 * The command line of the embedded PostgreSQL. PGlite's defaults turn syncing off (`-F`). For a durable database, this
 * function turns syncing on. `fdatasync`, the usual way to sync the log, does nothing under Emscripten, but `fsync`
 * works (see durable-folder.ts).
 */
export function startParameters(durable: boolean, buffersMegabytes = 64): string[] {
  const own = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
  const safe = ['fsync=on', 'synchronous_commit=on', 'full_page_writes=on', 'wal_sync_method=fsync'];
  // PostgreSQL's default is 128 MB of buffers. Half as many buffers save 70 MB of memory, and the operating system
  // caches the files anyway. `wal_recycle=off` removes unused log files: a recycled one would contain deleted rows
  // until it is overwritten.
  const settings = [`shared_buffers=${String(buffersMegabytes)}MB`, 'wal_recycle=off', ...(durable ? safe : ['fsync=off'])];
  return [...own, ...settings.flatMap((setting) => ['-c', setting])];
}

/**
 * The memory limits of the embedded PostgreSQL in bytes. WebAssembly's memory never shrinks, so only a new thread frees
 * memory.
 */
export interface MemoryBounds {
  /** Above this size, the engine replaces the thread between two transactions. */
  recycle: number;
  /** The maximum size in bytes. A statement that needs more fails with 53200 (out of memory). */
  most: number;
}

const megabyte = 1024 * 1024;

/**
 * PostgreSQL uses 150 MB at its start. With these limits and Node's own memory, the process stays below 1.5 GB under
 * any load.
 */
export const memoryBounds: MemoryBounds = { recycle: 448 * megabyte, most: 768 * megabyte };

const pageSize = 64 * 1024;
/** The memory in bytes with which PGlite 0.5.16 starts. */
const initial = 128 * megabyte;

/** Creates PostgreSQL's memory with a limit. Without this, PGlite would allow it to grow to 2 GB. */
export function boundedMemory({ most }: MemoryBounds): WebAssembly.Memory {
  return new WebAssembly.Memory({ initial: initial / pageSize, maximum: most / pageSize });
}
