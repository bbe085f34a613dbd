import type { Row } from '#core/rows/operation.ts';

/** Rules of the database for inserted rows. `tests/contract/import.test.ts` compares them with the database itself. */

/** Columns of a profile that need the consent `health`. */
export const healthOfProfile = ['weight_kg', 'height_cm', 'diagnoses', 'allergies'];

/** Tables with one row per user. The import matches these rows by the user, because their ids may differ. */
export const ownRowTables: readonly string[] = [
  'alarm_settings',
  'crisis_settings',
  'health_passports',
  'menstrual_settings',
  'nutrition_settings',
  'pets',
  'questionnaire_settings',
  'safety_plans',
  'verse_settings',
  'water_settings',
];

/**
 * Columns that contain the id of another row, or an array of such ids. If that row is in another table, its table comes
 * earlier in the import order.
 */
const references: Readonly<Record<string, readonly { readonly column: string; readonly table: string | TableOfRow }[]>> = {
  tags: [{ column: 'merged_into', table: 'tags' }],
  activity_entries: [{ column: 'tags', table: 'tags' }],
  mood_entries: [{ column: 'tags', table: 'tags' }],
  thoughts_entries: [{ column: 'tags', table: 'tags' }],
  medication_plans: [{ column: 'medication_id', table: 'medications' }],
  medication_doses: [{ column: 'medication_id', table: 'medications' }],
  hypotheses: [
    { column: 'medication_id', table: 'medications' },
    { column: 'outcome_tracker', table: 'trackers' },
    { column: 'cause_tracker', table: 'trackers' },
    { column: 'outcome_tag', table: 'tags' },
    { column: 'cause_tag', table: 'tags' },
  ],
  hypothesis_days: [{ column: 'hypothesis_id', table: 'hypotheses' }],
  tracker_entries: [{ column: 'tracker_id', table: 'trackers' }],
  visits: [{ column: 'appointment_id', table: 'appointments' }],
  visit_marks: [
    { column: 'visit_id', table: 'visits' },
    { column: 'entry_id', table: ({ entry_table }) => String(entry_table) },
  ],
};
type TableOfRow = (row: Row) => string;

/** A number to sort the tables of an import. It is greater than that of every other table to which this table's rows refer. */
export function placeInOrder(table: string): number {
  const others = (references[table] ?? []).map((each) => each.table).filter((to) => to !== table);
  // A visit mark can refer to any table, also to one that itself refers to `tags`, such as `mood_entries`.
  return Math.max(0, ...others.map((to) => 1 + (typeof to === 'string' ? placeInOrder(to) : placeInOrder('mood_entries'))));
}

/** The row with each reference replaced by the id that `idOf` returns for the table and id of the referenced row. */
export function withReferences(table: string, row: Row, idOf: (table: string, id: string) => string): Row {
  const changed: Record<string, unknown> = {};
  for (const { column, table: to } of references[table] ?? []) {
    const value = row[column];
    const placeOf = (id: unknown) => (typeof id === 'string' ? idOf(typeof to === 'string' ? to : to(row), id) : id);
    if (Array.isArray(value)) changed[column] = value.map(placeOf);
    else if (typeof value === 'string') changed[column] = placeOf(value);
  }
  return { ...row, ...changed };
}

/**
 * The preview shows every record of these tables, and all of it: what is sent or read in a crisis. A forged file could redirect
 * alerts to another phone, change their text, or name other people in the safety plan.
 */
export const shownWhole: readonly string[] = ['emergency_contacts', 'crisis_settings', 'safety_plans'];

/** Counters that only grow. For a row that the account already has, an import neither changes nor reports them. */
export const growing: Readonly<Record<string, readonly string[]>> = {
  pets: ['entry_points', 'action_points', 'counted_to', 'seen_level'],
};
