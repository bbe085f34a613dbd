/** Rules of the database for inserted rows. `tests/contract/import.test.ts` compares them with the database itself. */

/** Columns of a profile that need the consent `health`. */
export const healthOfProfile = ['weight_kg', 'height_cm', 'diagnoses', 'allergies'];

/** Tables with one row a user: the user identifies the row, not its id. */
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

/** Columns with the id of a row in another table, which precedes theirs in the import order. */
export const references: Readonly<Record<string, { readonly column: string; readonly table: string }>> = {
  medication_doses: { column: 'medication_id', table: 'medications' },
};

/** Tables whose preview shows every record: a forged file could redirect alerts to another phone. */
export const shownWhole: readonly string[] = ['emergency_contacts'];

/** Counters that only grow. An import leaves them as they are in a row that the account already has, and reports no difference. */
export const growing: Readonly<Record<string, readonly string[]>> = {
  pets: ['entry_points', 'action_points', 'counted_to', 'seen_level'],
};
