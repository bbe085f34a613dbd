import { useOutbox } from '#core/outbox/use-outbox.ts';
import { journalList } from './journal-list.ts';

const tables = new Set<string>(journalList.map(({ table }) => table));

/** How many records of the journals wait on this device, or were refused: the server's sums don't know them. */
export function useUnsent(): number {
  const { waiting, refused } = useOutbox();
  return new Set([...waiting, ...refused].filter(({ table }) => tables.has(table)).map(({ rowId }) => rowId)).size;
}
