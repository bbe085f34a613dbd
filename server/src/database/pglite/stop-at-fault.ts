import type { PGlite } from '@electric-sql/pglite';

/** How PGlite reports that PostgreSQL raised an ordinary error and means to go on. */
const ordinaryError = 100;

interface MainLoop {
  _PostgresMainLoopOnce: () => void;
}

/**
 * Ends the worker thread at once when PostgreSQL stops itself or the WebAssembly machine faults: a disk that cannot be written or synced (PANIC),
 * memory that ran out, a stack that ran over. PGlite 0.5.16 swallows these and goes on with whatever state is left; PostgreSQL's own promise is
 * to go on only after recovery from its log, which the restart of the worker does.
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
