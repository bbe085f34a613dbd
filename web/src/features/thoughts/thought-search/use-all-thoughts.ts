import { useMemo, useSyncExternalStore } from 'react';
import type { Entry } from '#core/journal/define-journal.ts';
import { useLoaded } from '#core/lazy/use-loaded.ts';
import { getOutboxState, subscribeToOutbox } from '#core/outbox/current-outbox.ts';
import { applyOperations } from '#core/rows/apply-operations.ts';
import { readStoredTable } from '#core/row-cache/stored-rows.ts';
import { useRows } from '#core/records/use-rows.ts';
import { useUser } from '#core/session/session.ts';
import { thoughtsEntries } from '../thoughts-entries.ts';

type Thought = Entry<typeof thoughtsEntries.fields>;

const { table } = thoughtsEntries;

/** Every thought. Offline these are all thoughts that this device has stored, with its pending writes applied. */
export function useAllThoughts() {
  const userId = useUser()?.id ?? '';
  const reading = useRows<Thought>(table);
  const outbox = useSyncExternalStore(subscribeToOutbox, getOutboxState);
  const isOffline = reading.state === 'offline' || reading.state === 'absent';
  const { loaded } = useLoaded(isOffline ? userId : '', readHere);
  const rows = useMemo(() => {
    if (!isOffline || !loaded || loaded.length === 0) return reading.rows;
    const operations = outbox.operations.filter((operation) => operation.table === table);
    return applyOperations(loaded, operations, { kind: 'all' }) as unknown as readonly Thought[];
  }, [isOffline, loaded, outbox.operations, reading.rows]);
  return { rows, state: isOffline ? ('offline' as const) : reading.state, retry: reading.retry };
}

async function readHere(userId: string) {
  return userId === '' ? [] : readStoredTable(userId, table);
}
