import { useSyncExternalStore } from 'react';
import type { SavingState } from '#core/records/apply-operations.ts';
import { getOutboxState, subscribeToOutbox } from './current-outbox.ts';

/** Where a row stands: `saved` at the server, `on-device` and waiting, or `refused`. Words: namespace `core`, under `saving`. */
export function useSavingState(rowId: string): SavingState {
  return useSyncExternalStore(subscribeToOutbox, () => {
    const operations = getOutboxState().operations.filter((operation) => operation.rowId === rowId);
    if (operations.length === 0) return 'saved';
    return operations.some((operation) => operation.refusal) ? 'refused' : 'on-device';
  });
}
