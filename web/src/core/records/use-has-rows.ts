import { useRows } from './use-rows.ts';

/** Whether the person has anything in a table, now or still waiting on this device; one row is asked for. False while it isn't known. */
export function useHasRows(table: string): boolean {
  return useRows(table, { kind: 'any' }).rows.length > 0;
}
