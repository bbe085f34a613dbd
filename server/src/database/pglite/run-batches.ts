import type { PGlite } from '@electric-sql/pglite';
import { cancelFunction, type Batch } from './worker-messages.ts';

/** The memory addresses of the PostgreSQL variables that its signal handler sets to cancel a statement. */
interface Variables {
  _InterruptPending: number;
  _QueryCancelPending: number;
}

/** The status byte at the end of a PostgreSQL response (ReadyForQuery) outside a transaction. */
const outsideTransaction = 'I'.charCodeAt(0);

/**
 * Returns a function that runs batches in the worker thread, and installs the global function that cancels a batch's
 * statement. WebAssembly has no signals, so the global function sets the variables that PostgreSQL's signal handler would
 * set. PostgreSQL checks these variables in all its loops. The returned function throws if `before` did not begin a
 * transaction, and the error ends the thread.
 */
export function runBatches(pglite: PGlite, memory: Pick<WebAssembly.Memory, 'buffer'>): (batch: Batch) => Uint8Array[] {
  const { _InterruptPending, _QueryCancelPending } = pglite.Module as unknown as Variables;
  let begun = 0;
  let isStatement = false;

  const setCancel = (value: 0 | 1) => {
    const bytes = new Uint8Array(memory.buffer);
    bytes[_QueryCancelPending] = value;
    bytes[_InterruptPending] = value;
  };
  Object.assign(globalThis, {
    // Ignore a cancellation that arrives too late; it must not affect another batch.
    [cancelFunction]: (batch: number) => {
      if (isStatement && batch === begun) setCancel(1);
    },
  });

  return ({ before, statement, after }) => {
    begun += 1;
    const parts = before ? [pglite.execProtocolRawSync(before)] : [];
    // PostgreSQL can run out of memory at `begin`. The following statements would then run, and commit, with the
    // owner's rights.
    if (parts[0]?.at(-1) === outsideTransaction) throw new Error('A transaction did not begin.');
    isStatement = true;
    try {
      parts.push(pglite.execProtocolRawSync(statement));
    } finally {
      isStatement = false;
      setCancel(0);
    }
    if (after) parts.push(pglite.execProtocolRawSync(after));
    return parts;
  };
}
