import { getOutboxState, subscribeToOutbox } from '#core/outbox/current-outbox.ts';
import type { SavingState } from '#core/rows/apply-operations.ts';

/** How long a toast waits for the server's answer before it says "saved on this device", in milliseconds. */
const patience = 1500;

function stateOf(table: string, rowId: string): SavingState {
  const waiting = getOutboxState().operations.filter((operation) => operation.table === table && operation.rowId === rowId);
  if (waiting.length === 0) return 'saved';
  return waiting.some((operation) => operation.refusal !== undefined) ? 'refused' : 'on-device';
}

/**
 * Where a row stands a moment after it was written: `saved` once the server has it, `refused` when it said no, `on-device` when
 * it has not answered yet. So a message can say what is true.
 */
export function whenSettled(table: string, rowId: string): Promise<SavingState> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      stop();
      resolve(stateOf(table, rowId));
    };
    const timer = setTimeout(end, patience);
    const stop = subscribeToOutbox(() => {
      if (stateOf(table, rowId) !== 'on-device') end();
    });
    if (stateOf(table, rowId) !== 'on-device') end();
  });
}

/** Where several rows of one write stand together: refused when any is, saved when all are. */
export async function whenAllSettled(table: string, rows: readonly { readonly id: string }[]): Promise<SavingState> {
  const states = await Promise.all(rows.map(({ id }) => whenSettled(table, id)));
  return (['refused', 'on-device'] as const).find((state) => states.includes(state)) ?? 'saved';
}
