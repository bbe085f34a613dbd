/** The type of a column that has no form field. `kind` is a JSON Schema type or one of our own types. */
export interface ColumnWithoutField {
  readonly kind: 'text' | 'integer' | 'number' | 'flag' | 'date' | 'instant' | 'uuid' | 'uuids' | 'texts' | 'dates';
  readonly optional?: true;
  /** Whether only the server writes this column. Exports include such a column; imports ignore it. */
  readonly byServer?: true;
}

type Columns = Readonly<Record<string, ColumnWithoutField>>;

const optionalText = { kind: 'text', optional: true } as const;
const byServer = { byServer: true } as const;

/**
 * Columns without a form field, by table. `tests/contract/portable-schema.test.ts` compares these and the form fields with
 * the database. Every row also has `id` and `created_at`, and almost every row `updated_at`.
 */
export const columnsWithoutFields: Readonly<Record<string, Columns>> = {
  profiles: {
    is_admin: { kind: 'flag', ...byServer },
    is_premium: { kind: 'flag', ...byServer },
    premium_expires_at: { kind: 'instant', optional: true, ...byServer },
    premium_ended_at: { kind: 'instant', optional: true, ...byServer },
    photo_url: { ...optionalText, ...byServer },
    row_seed: { kind: 'uuid', ...byServer },
  },
  tags: { name: { kind: 'text' }, merged_into: { kind: 'uuid', optional: true } },
  thoughts_entries: { photos: { kind: 'uuids', optional: true }, photo_texts: { kind: 'texts', optional: true } },
  appointments: { left_out: { kind: 'dates' } },
  visits: { appointment_id: { kind: 'uuid', optional: true } },
  visit_marks: {
    visit_id: { kind: 'uuid', optional: true },
    entry_table: { kind: 'text' },
    entry_id: { kind: 'uuid' },
    entry_date: { kind: 'date' },
  },
  hypotheses: {
    outcome_tracker: { kind: 'uuid', optional: true },
    cause_tracker: { kind: 'uuid', optional: true },
    outcome_tag: { kind: 'uuid', optional: true },
    cause_tag: { kind: 'uuid', optional: true },
  },
  hypothesis_days: { hypothesis_id: { kind: 'uuid' }, day: { kind: 'date' }, kept: { kind: 'flag' } },
  medications: { counted_at: { kind: 'instant', optional: true } },
  trackers: {
    options: { kind: 'texts', optional: true },
    position: { kind: 'number' },
    slot: { kind: 'integer', optional: true, ...byServer },
  },
  tracker_entries: { tracker_id: { kind: 'uuid' } },
  reminders: { done_on: { kind: 'date', optional: true } },
  routine_tasks: { position: { kind: 'number' } },
  quick_messages: { position: { kind: 'number' } },
  verse_settings: { verse_set: { kind: 'text' }, tradition: { kind: 'text' } },
  verse_likes: { verse_set: { kind: 'text' }, verse_key: { kind: 'text' }, liked: { kind: 'flag' } },
  pets: {
    entry_points: { kind: 'integer' },
    action_points: { kind: 'integer' },
    counted_to: { kind: 'date', optional: true },
    seen_level: { kind: 'integer' },
  },
  crisis_events: {
    alerted_at: { kind: 'instant', optional: true, ...byServer },
    contacts: { kind: 'texts', ...byServer },
    message: { ...optionalText, ...byServer },
    language: { ...optionalText, ...byServer },
  },
  crisis_deliveries: {
    event_id: { kind: 'uuid', ...byServer },
    contact_id: { kind: 'uuid', optional: true, ...byServer },
    contact_name: { kind: 'text', ...byServer },
    channel: { kind: 'text', ...byServer },
    destination: { kind: 'text', ...byServer },
    state: { kind: 'text', ...byServer },
    reason: { ...optionalText, ...byServer },
    attempts: { kind: 'integer', ...byServer },
    interrupted: { kind: 'integer', ...byServer },
    attempt_began_at: { kind: 'instant', optional: true, ...byServer },
    next_try_at: { kind: 'instant', optional: true, ...byServer },
    accepted_at: { kind: 'instant', optional: true, ...byServer },
    provider_id: { ...optionalText, ...byServer },
  },
};
