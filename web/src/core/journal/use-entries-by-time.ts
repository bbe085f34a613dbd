import { useMemo } from 'react';
import { useEntries, type DaysAskedFor, type Repeats, type RowsResult } from '#core/records/use-rows.ts';
import { sortByTime } from './entry-time.ts';

/**
 * Like `useEntries`, with the entries of each day in the order of their times, oldest first. This sorting is not in
 * `useEntries`, because the initial bundle does not need it.
 */
export function useEntriesByTime<Columns extends object>(
  table: string,
  days: DaysAskedFor,
  repeats?: Repeats,
): RowsResult<Columns> {
  const { rows, ...reading } = useEntries<Columns>(table, days, repeats);
  return { ...reading, rows: useMemo(() => sortByTime(rows), [rows]) };
}
