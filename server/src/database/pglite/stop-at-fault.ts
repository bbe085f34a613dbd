import type { PGlite } from '@electric-sql/pglite';

/** PGlite's exit code for an ordinary PostgreSQL error, after which it continues. */
const ordinaryError = 100;

interface MainLoop {
  _PostgresMainLoopOnce: () => void;
}

/**
 * Ends the worker thread at once if PostgreSQL stops itself or WebAssembly traps. Causes are a disk that fails at
 * writing or syncing (PANIC), exhausted memory, or a stack overflow. PGlite 0.5.16 swallows these errors and continues
 * in a broken state. After such an error, the data is safe only if PostgreSQL recovers from its log, as it does when
 * the worker restarts.
 */
export function stopAtFault(pglite: PGlite): void {
  const module = pglite.Module as unknown as MainLoop;
  const runOnce = module._PostgresMainLoopOnce;
  module._PostgresMainLoopOnce = () => {
    try {
      runOnce();
    } catch (error) {
      if ((error as { status?: unknown }).status !== ordinaryError) process.exit(1);
      throw error;
    }
  };
}
