import { useRows } from '#core/records/use-rows.ts';
import { thoughtsEntries, type Thought } from './thoughts-entries.ts';

/**
 * The pinned thoughts of all days, oldest first. The page requests them together with the day's thoughts, before the code that
 * shows them has loaded, so that the list moves as little as possible.
 */
export const usePinnedThoughts = () =>
  useRows<Thought>(thoughtsEntries.table, { kind: 'in', column: 'pinned', values: [true] });
