import type { JournalId } from '../journal-list.ts';

/** How to format a number. `level` and `effort` are five-step scales, with a journal message for each step (`level3`). */
export type Unit = 'number' | 'minutes' | 'millilitres' | 'level' | 'effort';

/** A chart of a journal without a section component of its own. `title` is a message key of the journal. */
export type PlainChart =
  | { kind: 'trend'; title: string; measure: string; unit: Unit; scale?: boolean; small?: boolean }
  | { kind: 'totals'; title: string; measure: string; unit: Unit }
  | { kind: 'counts'; title: string; of: string; unit?: 'times' | 'days'; own?: true };

const functions = ['attention', 'impulsivity', 'mental_hyperactivity', 'body_hyperactivity', 'hyperfocus'];

/**
 * The charts of the journals that `PlainSection` shows. `measure` and `of` are names in the journal's SQL functions
 * (0013_statistics.sql).
 */
const charts = {
  camouflage: [
    { kind: 'totals', title: 'count', measure: 'situations', unit: 'number' },
    { kind: 'trend', title: 'effort', measure: 'effort', unit: 'effort', scale: true },
    { kind: 'counts', title: 'kinds', of: 'kinds' },
  ],
  executive: functions.map((name) => ({
    kind: 'trend',
    title: name,
    measure: name,
    unit: 'level',
    scale: true,
    small: true,
  })),
  questionnaires: [
    { kind: 'trend', title: 'phq9', measure: 'phq9', unit: 'number', small: true },
    { kind: 'trend', title: 'gad7', measure: 'gad7', unit: 'number', small: true },
  ],
  water: [{ kind: 'trend', title: 'amount_ml', measure: 'amount', unit: 'millilitres' }],
  routine: [
    { kind: 'totals', title: 'steps', measure: 'steps', unit: 'number' },
    { kind: 'counts', title: 'daysDone', of: 'tasks', unit: 'days' },
  ],
  spirituality: [
    { kind: 'totals', title: 'duration_minutes', measure: 'minutes', unit: 'minutes' },
    { kind: 'counts', title: 'practice', of: 'practices' },
  ],
  readings: [
    { kind: 'totals', title: 'finished', measure: 'finished', unit: 'number' },
    { kind: 'counts', title: 'status', of: 'status' },
  ],
  facts: [
    { kind: 'totals', title: 'count', measure: 'facts', unit: 'number' },
    { kind: 'counts', title: 'byCategory', of: 'categories' },
  ],
  thoughts: [
    { kind: 'totals', title: 'thoughts', measure: 'thoughts', unit: 'number' },
    { kind: 'counts', title: 'tags', of: 'tags', unit: 'days', own: true },
  ],
  calendar: [
    { kind: 'totals', title: 'count', measure: 'appointments', unit: 'number' },
    { kind: 'counts', title: 'tableTitle', of: 'types' },
  ],
  reminders: [{ kind: 'totals', title: 'done', measure: 'reminders', unit: 'number' }],
  crisis: [{ kind: 'totals', title: 'title', measure: 'events', unit: 'number' }],
} satisfies Partial<Record<JournalId, readonly PlainChart[]>>;

export type PlainJournal = keyof typeof charts;
export const plainCharts: Readonly<Partial<Record<JournalId, readonly PlainChart[]>>> = charts;
