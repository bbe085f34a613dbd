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
