import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../server/src/database/open-test-database.ts';
import { DatabaseError, type Database } from '../../server/src/database/port.ts';

type Row = Record<string, unknown>;

/** Hypotheses about a pair, about a change of a medicine and about an alternating plan, all asked on the first day of 2026. */
const asked = { outcome: 'social', created_at: '2026-01-01T12:00Z' };
const pair = { ...asked, kind: 'pair', cause: 'sleepHours', first_day: '2026-01-02', look_on: '2026-03-02' };
const change = {
  ...{ ...asked, kind: 'medicine', medication_id: '3f1c6f0e-8a55-4d0e-9a51-0c7b6f2d9e10' },
  ...{ first_day: '2025-11-02', change_on: '2026-01-01', look_on: '2026-03-02' },
};

const plan = {
  ...{ ...asked, kind: 'alternating', practice: 'coffee', stretch_days: 3, order_seed: 7, lag: 1 },
  ...{ first_day: '2026-01-03', look_on: '2026-02-28' },
};

const tracker = { id: '3f1c6f0e-8a55-4d0e-9a51-0c7b6f2d9e13', name: 'Café', kind: 'number' };
const trip = { date: '2026-01-02', name: 'A', type: 'other', end_date: '2026-01-03' };
const ofTracker = { date: '2026-01-02', tracker_id: tracker.id, name: 'Café', kind: 'number', amount: 2 };

const causeTracker = { cause: 'tracker', cause_tracker: tracker.id, cause_tracker_name: 'Café' };
const noCauseTracker = { cause_tracker: null, cause_tracker_name: null };
const outcomeTracker = { outcome: 'tracker', outcome_tracker: tracker.id, outcome_tracker_name: 'Café' };
const causeTag = { cause: 'tag', cause_tag: tracker.id, cause_tag_name: 'praia' };
const outcomeTag = { outcome: 'tag', outcome_tag: tracker.id, outcome_tag_name: 'praia' };

/**
 * Rules between several fields, by the name of their constraint. Each has a row that the table refuses, and the change that makes
 * the row valid.
 */
const rules: readonly [table: string, rule: string, row: Row, mended: Row][] = [
  ['medications', 'together_times', { name: 'Ferro', dosage: '1' }, { times: ['08:00'] }],
  ['medications', 'together_times', { name: 'Ferro', dosage: '1' }, { as_needed: true }],
  ['medications', 'name_says_something', { name: '  ', dosage: '1', as_needed: true }, { name: 'Ferro' }],
  ['medications', 'dosage_says_something', { name: 'Ferro', dosage: ' ', as_needed: true }, { dosage: '1' }],
  [
    'medications',
    'together_weekdays',
    { name: 'Ferro', dosage: '1', times: ['08:00'], repeat: 'weekdays' },
    { weekdays: ['mon'] },
  ],
  [
    'medications',
    'together_interval',
    { name: 'Ferro', dosage: '1', times: ['08:00'], repeat: 'interval', every_days: 2 },
    { starts_on: '2026-01-02' },
  ],
  ['reminders', 'text_says_something', { text: ' ' }, { text: 'plantas' }],
  ['reminders', 'together_alarm', { text: 'plantas', alarm: true }, { time: '18:00' }],
  ['reminders', 'together_weekdays', { text: 'plantas', repeat: 'weekdays' }, { weekdays: ['mon'] }],
  ['readings', 'title_says_something', { date: '2026-01-02', title: ' ', status: 'reading' }, { title: 'Dom Casmurro' }],
  ['executive_entries', 'together_something', { date: '2026-01-02' }, { hyperfocus: 2 }],
  ['quick_messages', 'together_words', { text: ' ' }, { preset: 'help' }],
  ['quick_messages', 'together_words', {}, { text: 'silence, please' }],
  [
    'menstrual_entries',
    'together_start',
    { date: '2026-01-02', on_period: true, last_period_start: '2026-01-03' },
    { last_period_start: '2026-01-02' },
  ],
  ['daily_entries', 'together_something_of_day', { date: '2026-01-02' }, { auditory: 'hyper' }],
  [
    'daily_entries',
    'together_something_of_day',
    { date: '2026-01-02', sensory_trigger: ' \n', notes: ' ' },
    { sensory_responses: ['avoiding'] },
  ],
  ['daily_entries', 'together_something_of_day', { date: '2026-01-02', notes: '\t' }, { notes: 'a label' }],
  [
    'mood_entries',
    'together_also_others',
    { date: '2026-01-02', mood: 'calm', intensity: 3, also: ['tired', 'calm'] },
    { also: ['tired', 'sad'] },
  ],
  [
    'thoughts_entries',
    'together_texts_of_photos',
    { date: '2026-01-02', text: 'a window', photos: ['3f1c6f0e-8a55-4d0e-9a51-0c7b6f2d9e14'] },
    { photo_texts: ['the curtain'] },
  ],
  ['sleep_entries', 'together_something_of_night', { date: '2026-01-02' }, { wake_time: '06:00' }],
  ['sleep_entries', 'together_something_of_night', { date: '2026-01-02', notes: ' \n' }, { notes: 'short' }],
  ['camouflage_entries', 'situation_says_something', { date: '2026-01-02', situation: ' \n\t' }, { situation: 'lunch' }],
  [
    'questionnaire_responses',
    'together_an_answer',
    { date: '2026-01-02', kind: 'phq9', language: 'pt', difficulty: 1 },
    { item_9: 0 },
  ],
  [
    'questionnaire_responses',
    'together_nine_questions',
    { date: '2026-01-02', kind: 'gad7', language: 'pt', item_1: 1, item_8: 0 },
    { kind: 'phq9' },
  ],
  [
    'appointments',
    'together_until',
    { date: '2026-01-02', name: 'A', type: 'therapy', repeat: 'weekly', repeat_until: '2026-01-01' },
    { repeat_until: '2026-01-02' },
  ],
  [
    'appointments',
    'together_alert',
    { date: '2026-01-02', name: 'A', type: 'therapy', alert_minutes: 30 },
    { start_time: '14:00' },
  ],
  ['appointments', 'together_end_date', { ...trip, end_date: '2026-01-02' }, { end_date: '2026-01-03' }],
  ['appointments', 'together_end_date', { ...trip, end_date: '2027-01-04' }, { end_date: '2027-01-03' }],
  ['appointments', 'together_end_date', { ...trip, repeat: 'weekly', repeat_until: '2026-02-01' }, { repeat: null }],
  ['appointments', 'together_end_date', { ...trip, duration_minutes: 50 }, { duration_minutes: null }],
  ['appointments', 'together_end_time', { ...trip, end_time: '18:00' }, { start_time: '18:00' }],
  [
    'appointments',
    'together_end_time',
    { ...trip, end_date: null, start_time: '14:00', end_time: '18:00' },
    { end_date: '2026-01-03' },
  ],
  ['alarm_settings', 'together_quiet', { quiet_from: '22:00' }, { quiet_to: '07:00' }],
  ['hypotheses', 'together_pair', { ...pair, cause: null }, { cause: 'water' }],
  ['hypotheses', 'together_two_series', { ...pair, cause: 'social' }, { lag: 1 }],
  [
    'hypotheses',
    'together_two_series',
    { ...pair, ...causeTracker, ...outcomeTracker },
    { cause_tracker: change.medication_id },
  ],
  ['hypotheses', 'together_two_series', { ...pair, ...causeTracker, ...outcomeTracker }, { lag: 1 }],
  ['hypotheses', 'together_outcome_tracker', { ...pair, ...outcomeTracker, outcome_tracker: null }, outcomeTracker],
  ['hypotheses', 'together_outcome_tracker', { ...pair, ...outcomeTracker, outcome: 'social' }, { outcome: 'tracker' }],
  ['hypotheses', 'together_outcome_tracker', { ...plan, outcome: 'tracker' }, outcomeTracker],
  ['hypotheses', 'together_outcome_tracker', { ...change, outcome: 'tracker' }, outcomeTracker],
  ['hypotheses', 'together_cause_tracker', { ...pair, ...causeTracker, cause_tracker_name: null }, causeTracker],
  ['hypotheses', 'together_cause_tracker', { ...plan, ...causeTracker, cause: null }, noCauseTracker],
  ['hypotheses', 'together_two_series', { ...pair, ...causeTag, ...outcomeTag }, { cause_tag: change.medication_id }],
  ['hypotheses', 'together_outcome_tag', { ...pair, ...outcomeTag, outcome_tag_name: null }, outcomeTag],
  ['hypotheses', 'together_outcome_tag', { ...plan, outcome: 'tag' }, outcomeTag],
  ['hypotheses', 'together_cause_tag', { ...pair, ...causeTag, cause: 'water' }, { cause: 'tag' }],
  ['hypotheses', 'together_cause_tag', { ...pair, ...causeTag, cause_tag: null }, causeTag],
  ['hypotheses', 'together_days_to_look_at', { ...pair, first_day: '2026-02-03' }, { first_day: '2026-02-02' }],
  ['hypotheses', 'together_days_to_look_at', { ...pair, first_day: '2025-03-06' }, { first_day: '2025-03-07' }],
  [
    'hypotheses',
    'together_looked_at_later',
    { ...pair, created_at: '2026-03-04T00:00Z' },
    { created_at: '2026-03-03T23:59Z' },
  ],
  ['hypotheses', 'together_medicine', { ...change, medication_id: null }, { medication_id: change.medication_id }],
  ['hypotheses', 'together_days_around_change', { ...change, look_on: '2026-03-01' }, { look_on: '2026-03-02' }],
  ['hypotheses', 'together_days_around_change', { ...change, first_day: '2025-11-03' }, { first_day: '2025-11-02' }],
  ['hypotheses', 'together_alternating', { ...plan, order_seed: null }, { order_seed: 0 }],
  ['hypotheses', 'together_alternating', { ...pair, stretch_days: 3 }, { stretch_days: null }],
  ['hypotheses', 'together_own_practice', { ...plan, practice: 'own' }, { own_practice: 'banho morno' }],
  ['hypotheses', 'together_own_practice', { ...plan, own_practice: 'chá' }, { own_practice: null }],
  ['hypotheses', 'together_plan_to_come', { ...plan, first_day: '2025-12-31' }, { first_day: '2026-01-01' }],
  ['trackers', 'together_unit', { name: 'Café', kind: 'minutes', unit: 'xícaras' }, { kind: 'number' }],
  ['trackers', 'together_options', { name: 'Dor', kind: 'words', options: ['a', 'b'] }, { options: ['a', 'b', 'c'] }],
  ['trackers', 'together_options', { name: 'Dor', kind: 'words' }, { kind: 'yesNo' }],
  ['trackers', 'together_options', { name: 'Dor', kind: 'choice', options: ['a', 'a'] }, { options: ['a', 'b'] }],
  ['trackers', 'together_options', { name: 'Dor', kind: 'choice', options: ['a', ' '] }, { options: ['a', 'b'] }],
  ['trackers', 'together_options', { name: 'Dor', kind: 'choice', options: ['a', null] }, { options: ['a', 'b'] }],
  ['trackers', 'together_options', { name: 'Dor', kind: 'number', options: ['a', 'b'] }, { kind: 'choice' }],
  ['tracker_entries', 'together_some_tracker', { ...ofTracker, tracker_id: null }, { tracker_id: tracker.id }],
  [
    'tracker_entries',
    'together_tracker',
    { ...ofTracker, kind: 'minutes', amount: null, duration_minutes: 2 },
    { kind: 'number', amount: 2, duration_minutes: null },
  ],
  ['tracker_entries', 'together_value', { ...ofTracker, duration_minutes: 5 }, { duration_minutes: null }],
  ['tracker_entries', 'together_value', { ...ofTracker, amount: null, word: 'a' }, { amount: 0, word: null }],
];

describe('rules between several fields', () => {
  let database: Database;
  const person = randomUUID();
  beforeAll(async () => {
    database = await openTestDatabase();
    await database.asOwner((transaction) =>
      transaction.query(`insert into auth.users (id, email) values ($1, 'together@example.org')`, [person]),
    );
    await database.asOwner((transaction) =>
      transaction.query('insert into public.trackers (id, user_id, name, kind) values ($1, $2, $3, $4)', [
        ...[tracker.id, person, tracker.name, tracker.kind],
      ]),
    );
  });
  afterAll(() => database.close());

  class Taken extends Error {}
  /** Returns `taken`, or the name of the violated constraint. Rolls back in both cases. */
  async function ask(table: string, row: Row): Promise<string> {
    const values = { user_id: person, ...row };
    const places = Object.keys(values).map((_, index) => `$${String(index + 1)}`);
    const sql = `insert into public.${table} (${Object.keys(values).join(', ')}) values (${places.join(', ')})`;
    try {
      return await database.asOwner(async (transaction) => {
        await transaction.query(sql, Object.values(values));
        throw new Taken();
      });
    } catch (error) {
      if (error instanceof Taken) return 'taken';
      if (error instanceof DatabaseError) return error.message;
      throw error;
    }
  }

  it.each(rules)('%s: %s refuses a row, and accepts it corrected', async (table, rule, row, mended) => {
    expect(await ask(table, row)).toContain(rule);
    expect(await ask(table, { ...row, ...mended })).toBe('taken');
  });

  it('this test covers every such rule of the database', async () => {
    const { rows } = await database.asOwner((transaction) =>
      transaction.query<{ conname: string }>(
        `select distinct conname::text from pg_constraint where conname like 'together\\_%' or conname like '%\\_says\\_something'`,
      ),
    );
    expect(rows.map(({ conname }) => conname).sort()).toEqual([...new Set(rules.map(([, rule]) => rule))].sort());
  });

  it('a birth date cannot be in the future, and today is not the future in any time zone', async () => {
    const born = (days: number) =>
      database.asOwner(async (transaction) => {
        const sql = `update public.profiles set birth_date = (now() at time zone 'utc')::date + $2::integer where id = $1`;
        await transaction.query(sql, [person, days]);
      });
    await expect(born(2)).rejects.toThrow('a date of birth cannot lie in the future');
    await born(1);
  });
});
