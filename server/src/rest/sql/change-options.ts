import type { Level } from '../query/query-tree.ts';

/** What a change answers with: nothing, its rows, or the key of its first row. */
export type Answer = { kind: 'minimal' } | { kind: 'rows'; level: Level; single: boolean } | { kind: 'key' };

/** The one row that a changing statement gives back when it answers anything. */
export interface ChangeRow {
  body: string;
  page: number;
  /** Rows that are new; the others were merged into. */
  added: number;
}
