import type { PGlite } from '@electric-sql/pglite';
import { cancelFunction, type Batch } from './worker-messages.ts';

/** Addresses of PostgreSQL's own variables, which its signal handler sets when a statement is to be cancelled. */
interface Variables {
  _InterruptPending: number;
  _QueryCancelPending: number;
}

/** The status that ends an answer of PostgreSQL's (ReadyForQuery), when no transaction is open. */
const outsideTransaction = 'I'.charCodeAt(0);

/**
 * Runs batches in the worker thread, and makes the global function that cancels the statement of one. WebAssembly has no signals, so the function sets what
 * PostgreSQL's signal handler would have set. PostgreSQL looks at these variables in all its loops. Throws, which ends the thread,
 * when `before` did not open a transaction.
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
    // Too late for its own batch, it must not cancel another's.
    [cancelFunction]: (batch: number) => {
      if (isStatement && batch === begun) setCancel(1);
    },
  });

  return ({ before, statement, after }) => {
    begun += 1;
    const parts = before ? [pglite.execProtocolRawSync(before)] : [];
    // As when memory runs out while PostgreSQL reads `begin`: the statements that follow would run, and commit, with the owner's rights.
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
