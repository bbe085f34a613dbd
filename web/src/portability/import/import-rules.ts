/** What the database asks of tables before it takes a row. `tests/contract/import.test.ts` compares all of this with the database itself. */

/** Columns of a profile that ask for agreement as a table would. */
export const healthOfProfile = ['weight_kg', 'height_cm', 'diagnoses', 'allergies'];

/** Tables with one row a person: it is found by its person, not by its id. */
export const ownRowTables: readonly string[] = [
  'alarm_settings',
  'crisis_settings',
  'health_passports',
  'menstrual_settings',
  'nutrition_settings',
  'pets',
  'safety_plans',
  'verse_settings',
  'water_settings',
];

/** Columns that hold the id of a row of another table, which stands before theirs among the tables of an import. */
export const references: Readonly<Record<string, { readonly column: string; readonly table: string }>> = {
  medication_doses: { column: 'medication_id', table: 'medications' },
};

/** Tables of which every record is shown before an import: a file that somebody else made could lead alerts to another phone. */
export const shownWhole: readonly string[] = ['emergency_contacts'];

/** Columns that only ever grow: what an account has is never lowered by a file, and does not count as a difference. */
export const growing: Readonly<Record<string, readonly string[]>> = {
  pets: ['entry_points', 'deed_points', 'counted_to', 'seen_level'],
};
