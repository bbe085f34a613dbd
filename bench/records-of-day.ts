/**
 * The ten records of a generated day. `count` is the number of a journal's records on that day. `values` is SQL with two
 * variables: `n` is the number of days before the last day, and `k` is the record's number on its day.
 */
export const recordsOfDay: readonly (readonly [
  journal: string,
  table: string,
  count: number,
  columns: string,
  values: string,
])[] = [
  [
    'mood',
    'mood_entries',
    3,
    'mood, intensity, notes',
    `(array['calm','tired','happy','anxious'])[1 + (n + k) % 4], 1 + (n * 7 + k) % 5, repeat('nota ', 20)`,
  ],
  ['water', 'water_entries', 2, 'amount_ml', '200 + 50 * ((n + k) % 4)'],
  [
    'sleep',
    'sleep_entries',
    1,
    'bed_time, wake_time, quality',
    `format('23:%s', lpad(((n * 13) % 60)::text, 2, '0')), '07:10', 'restful'`,
  ],
  [
    'daily',
    'daily_entries',
    1,
    'visual, auditory, tactile',
    `(array['low','normal','hyper'])[1 + n % 3], 'normal', 'hyper'`,
  ],
  [
    'analysis',
    'analysis_entries',
    1,
    'occurred, triggers, intensity, strategies',
    `(array['yes','no'])[1 + n % 2], '{auditory,social}'::text[], 1 + n % 5, '{quietPlace}'::text[]`,
  ],
  ['social', 'social_entries', 1, 'level, drains', `(n * 11) % 101, '{noise,meeting}'::text[]`],
  [
    'medications',
    'medication_doses',
    1,
    'medication_id, name, dosage, planned, state',
    `repeat('a', 36), 'Remédio A', '10 mg', '08:00', (array['taken','skipped'])[1 + n % 2]`,
  ],
];

export const perDay = recordsOfDay.reduce((sum, [, , count]) => sum + count, 0);
