/** What the database asks of tables before it takes a row. `tests/contract/import.test.ts` compares all of this with the database itself. */

/** What a person must have agreed to. Of a profile only some columns ask. */
export const askedPurpose: Readonly<Record<string, 'health' | 'spirituality' | 'crisis_messages'>> = {
  water_entries: 'health',
  weight_entries: 'health',
  mood_entries: 'health',
  nutrition_entries: 'health',
  activity_entries: 'health',
  medications: 'health',
  medication_doses: 'health',
  appointments: 'health',
  menstrual_entries: 'health',
  menstrual_settings: 'health',
  executive_entries: 'health',
  health_passports: 'health',
  crisis_events: 'health',
  safety_plans: 'health',
  sleep_entries: 'health',
  social_entries: 'health',
  camouflage_entries: 'health',
  analysis_entries: 'health',
  facts_entries: 'health',
  thoughts_entries: 'health',
  daily_entries: 'health',
  spirituality_entries: 'spirituality',
  crisis_settings: 'crisis_messages',
};

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
