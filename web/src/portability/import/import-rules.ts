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
  'safety_plans',
  'verse_settings',
  'water_settings',
];

/** Columns that contain the id of a row in another table. That table comes earlier in the import order. */
export const references: Readonly<Record<string, { readonly column: string; readonly table: string }>> = {
  medication_plans: { column: 'medication_id', table: 'medications' },
  medication_doses: { column: 'medication_id', table: 'medications' },
};

/** The preview shows every record of these tables, because a forged file could redirect alerts to another phone. */
export const shownWhole: readonly string[] = ['emergency_contacts'];

/** Counters that only grow. For a row that the account already has, an import neither changes nor reports them. */
export const growing: Readonly<Record<string, readonly string[]>> = {
  pets: ['entry_points', 'action_points', 'counted_to', 'seen_level'],
};
