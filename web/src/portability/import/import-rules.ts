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

/** Columns that contain the id of a row in another table. That table comes earlier in the import order. */
const references: Readonly<Record<string, readonly { readonly column: string; readonly table: string | TableOfRow }[]>> = {
  medication_plans: [{ column: 'medication_id', table: 'medications' }],
  medication_doses: [{ column: 'medication_id', table: 'medications' }],
  hypotheses: [{ column: 'medication_id', table: 'medications' }],
  hypothesis_days: [{ column: 'hypothesis_id', table: 'hypotheses' }],
  tracker_entries: [{ column: 'tracker_id', table: 'trackers' }],
  visits: [{ column: 'appointment_id', table: 'appointments' }],
  visit_marks: [
    { column: 'visit_id', table: 'visits' },
    { column: 'entry_id', table: ({ entry_table }) => String(entry_table) },
  ],
};
type TableOfRow = (row: Row) => string;

/** Whether rows of this table refer to rows of another table. */
export const hasReferences = (table: string): boolean => Object.hasOwn(references, table);

/** The row with each reference replaced by the id that `idOf` returns for the table and id of the referenced row. */
export function withReferences(table: string, row: Row, idOf: (table: string, id: string) => string): Row {
  const pointed = (references[table] ?? []).flatMap(({ column, table: to }) => {
    const id = row[column];
    return typeof id === 'string' ? [[column, idOf(typeof to === 'string' ? to : to(row), id)] as const] : [];
  });
  return { ...row, ...Object.fromEntries(pointed) };
}

/** The preview shows every record of these tables, because a forged file could redirect alerts to another phone. */
export const shownWhole: readonly string[] = ['emergency_contacts'];

/** Counters that only grow. For a row that the account already has, an import neither changes nor reports them. */
export const growing: Readonly<Record<string, readonly string[]>> = {
  pets: ['entry_points', 'action_points', 'counted_to', 'seen_level'],
};
