import { getOutboxState, subscribeToOutbox } from '#core/outbox/current-outbox.ts';
import type { SavingState } from '#core/rows/apply-operations.ts';

/** How long a toast waits for the server before it says "saved on this device", in milliseconds. */
const patience = 1500;

function stateOf(table: string, rowId: string): SavingState {
  const waiting = getOutboxState().operations.filter((operation) => operation.table === table && operation.rowId === rowId);
  if (waiting.length === 0) return 'saved';
  return waiting.some((operation) => operation.refusal !== undefined) ? 'refused' : 'on-device';
}

/** The state of a row shortly after a write: `saved` or `refused` by the server, or `on-device` if it has not answered yet. */
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

/**
 * The combined state of several rows of one write: refused if any row is refused, saved if all rows are saved, otherwise
 * on-device.
 */
export async function whenAllSettled(table: string, rows: readonly { readonly id: string }[]): Promise<SavingState> {
  const states = await Promise.all(rows.map(({ id }) => whenSettled(table, id)));
  return (['refused', 'on-device'] as const).find((state) => states.includes(state)) ?? 'saved';
}
