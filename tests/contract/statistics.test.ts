import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, calendarDate } from '@cogn/shared/calendar-date.ts';
import { datesBetween } from '@cogn/shared/recurrence-dates.ts';
import { repetitions } from '../../web/src/features/calendar/appointments.ts';
import { hoursByDayCases } from '../../web/src/features/sleep/hours-by-day-cases.ts';
import { totalOf } from '../../web/src/features/questionnaires/questionnaire-responses.ts';
import { journalList } from '../../web/src/overview/statistics/journal-list.ts';
import { plainCharts } from '../../web/src/overview/statistics/sections/plain-charts.ts';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { engineOfThisRun, clientWith, makePerson, startRestServer, type Person } from './support/rest-server.ts';
import { premiumPerson } from './support/rights-people.ts';

interface Statistics {
  entries: number;
  days: number;
  first: string | null;
  last: string | null;
  points: { at: string; last: string; days: number; entries: number; values: Record<string, [number, number]> }[];
  counts: Record<string, [string, string, number, string, string][]>;
  marks: [string, string][];
}

describe.each(engineOfThisRun)('statistics of a user’s journals, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startRestServer(engine);
  });
  afterAll(() => server.close());

  const premium = () => premiumPerson(server, '30 days');
  const put = async (person: Person, table: string, rows: object[]) => {
    const { error } = await person.client.from(table).insert(rows);
    expect([table, error]).toEqual([table, null]);
  };
  async function ask(person: Person, journal: string, span: object = {}): Promise<Statistics> {
    const args = { journal, from_date: '2026-03-01', to_date: '2026-03-31', grain: 'day', ...span };
    const { data, error } = await person.client.rpc('journal_statistics', args);
    expect([journal, error]).toEqual([journal, null]);
    return data as Statistics;
  }
  const overview = async (person: Person, from_date: string | null = '2026-03-01', to_date = '2026-03-31') =>
    (await person.client.rpc('statistics_overview', { from_date, to_date })).data as unknown;
  const mood = (date: string, name: string, intensity = 3, created_at = `${date}T12:00:00Z`) => ({
    ...{ date, mood: name, intensity, created_at },
  });

  test('several entries of a day make one day, with the weight of any other day', async () => {
    const person = await premium();
    await put(person, 'mood_entries', [
      mood('2026-03-02', 'calm', 1),
      mood('2026-03-02', 'calm', 3),
      mood('2026-03-04', 'sad', 5),
    ]);
    const said = await ask(person, 'mood');
    expect(said).toMatchObject({ entries: 3, days: 2, first: '2026-03-02', last: '2026-03-04' });
    expect(said.points.map(({ at, entries, values }) => [at, entries, values['intensity']])).toEqual([
      ['2026-03-02', 2, [2, 1]],
      ['2026-03-04', 1, [5, 1]],
    ]);
    expect((await ask(person, 'mood', { grain: 'month' })).points).toEqual([
      { at: '2026-03-01', last: '2026-03-04', days: 2, entries: 3, values: { intensity: [7, 2] } },
    ]);
  });

  test('further feelings are counted by day, beside the main moods and never among them', async () => {
    const person = await premium();
    await put(person, 'mood_entries', [
      { ...mood('2026-03-02', 'calm'), also: ['tired', 'happy'] },
      { ...mood('2026-03-02', 'sad'), also: ['tired'] },
      { ...mood('2026-03-04', 'tired'), also: null },
    ]);
    const { counts } = await ask(person, 'mood');
    const amounts = (name: string) => (counts[name] ?? []).map(([feeling, , amount]) => [feeling, amount]).sort();
    expect(amounts('also')).toEqual([
      ['happy', 1],
      ['tired', 1],
    ]);
    expect(amounts('moods')).toEqual([
      ['calm', 1],
      ['sad', 1],
      ['tired', 1],
    ]);
  });

  test('a day without a record is not a point, and a missing value is null, not zero', async () => {
    const person = await premium();
    await put(person, 'executive_entries', [{ date: '2026-03-05', attention: 4 }]);
    await put(person, 'nutrition_entries', [
      { date: '2026-03-05', food_name: 'Arroz', calories: 200, protein_g: 4, fiber_g: 0.5 },
      { date: '2026-03-05', food_name: 'Feijão', protein_g: 6, fiber_g: 8.5 },
    ]);
    expect((await ask(person, 'executive')).points.map(({ at, values }) => [at, values])).toEqual([
      ['2026-03-05', { attention: [4, 1] }],
    ]);
    // One food has no calories, so the day's total of calories is unknown.
    expect((await ask(person, 'nutrition')).points[0]?.values).toEqual({
      foods: [2, 1],
      protein_g: [10, 1],
      fiber_g: [9, 1],
    });
  });

  test('a questionnaire’s sum is the one that the page shows, and an incomplete one has none', async () => {
    const person = await premium();
    const points = { item_1: 3, item_2: 2, item_3: 1, item_4: 0, item_5: 1, item_6: 2, item_7: 3 };
    const none = { item_8: null, item_9: null, difficulty: null, language: 'pt' as const };
    const phq9 = { ...points, ...none, kind: 'phq9' as const, item_8: 1, item_9: 0, difficulty: 2 };
    const gad7 = { ...points, ...none, kind: 'gad7' as const };
    await put(person, 'questionnaire_responses', [
      { date: '2026-03-02', ...phq9 },
      { date: '2026-03-03', ...gad7 },
      { date: '2026-03-04', ...phq9, item_5: null },
    ]);
    const said = await ask(person, 'questionnaires');
    expect(said.points.map(({ values }) => values)).toEqual([
      { phq9: [totalOf(phq9), 1] },
      { gad7: [totalOf(gad7), 1] },
      {},
    ]);
    expect([totalOf(phq9), totalOf(gad7), totalOf({ ...phq9, item_5: null })]).toEqual([13, 12, null]);
  });

  test.each(
    repetitions.flatMap((repeat) => ['2026-01-12', '2026-01-29', '2026-01-31'].map((date) => [repeat, date] as const)),
  )('a repeating appointment counts on the days that the calendar shows: %s from %s', async (repeat, date) => {
    const person = await premium();
    const [first, until] = [calendarDate(date), calendarDate('2026-09-30')];
    const left_out = [addDays(first, 14), addDays(first, 28)];
    await put(person, 'appointments', [{ date, name: 'A', type: 'therapy', repeat, repeat_until: until, left_out }]);
    const said = await ask(person, 'calendar', { from_date: '2026-02-10', to_date: '2026-12-31' });
    const own = datesBetween({ date: first, repeat, left_out }, calendarDate('2026-02-10'), until);
    expect(said.points.map(({ at }) => at)).toEqual(own);
    expect(said.counts['types']).toEqual([['therapy', '', own.length, own[0], own.at(-1)]]);
  });

  test('a repeating appointment without an end counts up to today, and one of several days on its first', async () => {
    const person = await premium();
    const appointment = { name: 'A', type: 'therapy', left_out: [] };
    await put(person, 'appointments', [
      { ...appointment, date: '2026-03-02', repeat: 'daily', end_date: null },
      { ...appointment, date: '2099-03-02', repeat: null, end_date: '2099-03-05' },
      { ...appointment, date: '2099-03-03', repeat: 'weekly', end_date: null },
    ]);
    const { points } = await ask(person, 'calendar', { to_date: '2199-01-01', grain: 'day' });
    const days = points.map(({ at }) => at);
    const today = new Date().toISOString().slice(0, 10);
    expect(days[0]).toBe('2026-03-02');
    expect(days.filter((day) => day > today)).toEqual(['2099-03-02']);
    expect(days.length).toBeGreaterThan(200);
  });

  test('a span includes both of its ends and no other days; null means from the first record', async () => {
    const person = await premium();
    await put(
      person,
      'water_entries',
      ['2026-02-28', '2026-03-01', '2026-03-31', '2026-04-01'].map((date) => ({ date, amount_ml: 250 })),
    );
    expect((await ask(person, 'water')).points.map(({ at }) => at)).toEqual(['2026-03-01', '2026-03-31']);
    expect(await ask(person, 'water', { from_date: null })).toMatchObject({ days: 3, first: '2026-02-28' });
    expect(await overview(person)).toEqual({
      days: 2,
      journals: { water: { entries: 2, days: 2, first: '2026-03-01', last: '2026-03-31' } },
    });
    expect(await overview(person, null)).toMatchObject({ days: 3 });
  });

  test('weeks begin on Monday and months on their first, and carry the last day with a record', async () => {
    const person = await premium();
    await put(
      person,
      'water_entries',
      ['2026-03-01', '2026-03-02', '2026-03-08'].map((date) => ({ date, amount_ml: 500 })),
    );
    const points = async (grain: string) =>
      (await ask(person, 'water', { grain })).points.map(({ at, last, days }) => [at, last, days]);
    expect(await points('week')).toEqual([
      ['2026-02-23', '2026-03-01', 1],
      ['2026-03-02', '2026-03-08', 2],
    ]);
    expect(await points('month')).toEqual([['2026-03-01', '2026-03-08', 3]]);
  });

  test('other users’ rows are excluded for every caller', async () => {
    const owner = await premium();
    await put(owner, 'mood_entries', [mood('2026-03-02', 'calm')]);
    const admin = await premium();
    await server.database.asOwner((transaction) =>
      transaction.query('update public.profiles set is_admin = true where id = $1', [admin.id]),
    );
    for (const other of [await premium(), admin]) {
      expect(await overview(other)).toEqual({ days: 0, journals: {} });
      expect(await ask(other, 'mood')).toEqual({
        ...{ entries: 0, days: 0, first: null, last: null },
        ...{ points: [], counts: { moods: [], also: [], tags: [] }, marks: [] },
      });
    }
    const anon = clientWith(server);
    expect((await anon.rpc('statistics_overview', { from_date: null, to_date: '2026-03-31' })).error?.code).toBe('42501');
    const asked = { journal: 'mood', from_date: null, to_date: '2026-03-31', grain: 'day' };
    expect((await anon.rpc('journal_statistics', asked)).error?.code).toBe('42501');
  });

  test('reading own statistics needs no premium, neither after its end nor without any', async () => {
    const lapsed = await premium();
    await put(lapsed, 'mood_entries', [mood('2026-03-02', 'calm')]);
    await server.database.asOwner((transaction) =>
      transaction.query(`update public.profiles set premium_expires_at = now() - interval '90 days' where id = $1`, [
        lapsed.id,
      ]),
    );
    expect(await ask(lapsed, 'mood')).toMatchObject({ entries: 1 });
    const free = await makePerson(server);
    await put(free, 'water_entries', [{ date: '2026-03-02', amount_ml: 250 }]);
    expect(await ask(free, 'water')).toMatchObject({ days: 1 });
  });

  test.each([
    ['an unknown journal', { journal: 'profiles' }],
    ['a table instead of a journal', { journal: 'mood_entries' }],
    ['an attack', { journal: `mood' or true --` }],
    ['another grain', { grain: 'second' }],
    ['no grain', { grain: null }],
    ['an unknown time zone', { journal: 'analysis', zone: 'Nowhere/Nothing' }],
  ])('%s is refused', async (_name, wrong) => {
    const person = await premium();
    await put(person, 'analysis_entries', [{ date: '2026-03-02', occurred: 'yes', triggers: ['visual'] }]);
    const asked = { journal: 'mood', from_date: null, to_date: '2026-03-31', grain: 'day', ...wrong };
    const { error, status } = await person.client.rpc('journal_statistics', asked);
    expect([status, error?.code]).toEqual([400, '22023']);
  });

  test('the mood of a day is the most frequent one, on a tie the latest, for a year at most', async () => {
    const person = await premium();
    await put(person, 'mood_entries', [
      mood('2026-03-02', 'calm', 3, '2026-03-02T08:00:00Z'),
      mood('2026-03-02', 'sad', 3, '2026-03-02T20:00:00Z'),
      mood('2026-03-03', 'happy', 3, '2026-03-03T08:00:00Z'),
      mood('2026-03-03', 'happy', 3, '2026-03-03T09:00:00Z'),
      mood('2026-03-03', 'angry', 3, '2026-03-03T20:00:00Z'),
      mood('2026-03-04', 'calm', 3, '2026-03-04T20:00:00Z'),
      { ...mood('2026-03-04', 'sad', 3, '2026-03-04T21:00:00Z'), time: '15:30' },
      mood('2024-01-01', 'tired'),
    ]);
    const said = await ask(person, 'mood', { from_date: null });
    expect(said.marks).toEqual([
      ['2026-03-02', 'sad'],
      ['2026-03-03', 'happy'],
      // The sad entry was written last, but its mood was at 15:30, so the calm mood of 20:00 is the latest.
      ['2026-03-04', 'calm'],
    ]);
    expect(said.counts['moods']).toContainEqual(['happy', '', 2, '2026-03-03', '2026-03-03']);
    expect(said.counts['moods']).toContainEqual(['tired', '', 1, '2024-01-01', '2024-01-01']);
  });

  test('a nap adds to a day’s hours and does not change the middle of the night', async () => {
    const person = await premium();
    await put(person, 'sleep_entries', [
      { date: '2026-03-02', hours: null, bed_time: '23:00', wake_time: '07:00', minutes_to_fall_asleep: 60 },
      { date: '2026-03-02', hours: null, bed_time: '14:00', wake_time: '15:00' },
      { date: '2026-03-03', hours: 6.5, bed_time: null, wake_time: null },
      { date: '2026-03-04', hours: null, quality: 'restful' },
    ]);
    const { points, counts } = await ask(person, 'sleep');
    expect(points.map(({ values }) => values['hours'])).toEqual([[8, 1], [6.5, 1], undefined]);
    // From 0:00 to 7:00, the midpoint is 3:30, which is 52.5 degrees on a 24-hour clock.
    const [x, y] = [points[0]?.values['middle_x']?.[0] ?? 0, points[0]?.values['middle_y']?.[0] ?? 0];
    expect((Math.atan2(y, x) / (2 * Math.PI)) * 24).toBeCloseTo(3.5, 2);
    expect(points[1]?.values).not.toHaveProperty('middle_x');
    expect(counts['quality']).toEqual([['restful', '', 1, '2026-03-04', '2026-03-04']]);
  });

  test('a nap alone is not a night, by the same rule as on the sleep page', async () => {
    const person = await premium();
    const from = (date: string, bed_time: string, wake_time: string) => ({ date, hours: null, bed_time, wake_time });
    await put(person, 'sleep_entries', [
      from('2026-03-02', '14:00', '15:00'),
      // A short sleep at night, a long sleep by day, and a sleep without times all count as nights.
      from('2026-03-03', '02:00', '03:00'),
      from('2026-03-04', '09:00', '12:30'),
      { date: '2026-03-05', hours: 1, bed_time: null, wake_time: null },
      // A nap that is longer than the night. The day's midpoint of sleep is that of the night.
      from('2026-03-06', '14:00', '15:30'),
      from('2026-03-06', '02:00', '03:00'),
    ]);
    const { points } = await ask(person, 'sleep', { zone: 'America/Sao_Paulo' });
    const middleOf = ({ values }: (typeof points)[number]) => {
      const [x, y] = [values['middle_x']?.[0], values['middle_y']?.[0]];
      return x === undefined || y === undefined ? null : Number(((Math.atan2(y, x) / (2 * Math.PI)) * 24).toFixed(1));
    };
    expect(points.map((point) => [point.at, point.values['hours']?.[0] ?? null, middleOf(point)])).toEqual([
      ['2026-03-02', null, null],
      ['2026-03-03', 1, 2.5],
      ['2026-03-04', 3.5, 10.8],
      ['2026-03-05', 1, null],
      ['2026-03-06', 2.5, 2.5],
    ]);
    const span = { from_date: '2026-03-02', to_date: '2026-03-06', zone: 'America/Sao_Paulo' };
    const series = (await person.client.rpc('daily_series', span)).data as { series: Record<string, [number, number][]> };
    expect(series.series['sleepHours']?.map(([day]) => day)).toEqual([1, 2, 3, 4]);
    expect(series.series['midSleep']?.map(([day]) => day)).toEqual([1, 2, 4]);
  });

  test('a night counts once, with its naps, by the same rule as on the sleep page', async () => {
    const person = await premium();
    const dayOf = (at: number) => addDays(calendarDate('2026-03-01'), at);
    await put(
      person,
      'sleep_entries',
      hoursByDayCases.flatMap(([, records], at) => records.map((record) => ({ ...record, date: dayOf(at) }))),
    );
    const { points } = await ask(person, 'sleep');
    const hoursOn = new Map(points.map(({ at, values }) => [at, values['hours']?.[0]]));
    expect(hoursByDayCases.map(([about], at) => [about, hoursOn.get(dayOf(at))])).toEqual(
      hoursByDayCases.map(([about, , hours]) => [about, hours]),
    );
  });

  test('a night has no values that its sleep page does not show', async () => {
    const person = await premium();
    const night = { hours: null, bed_time: null, wake_time: null };
    await put(person, 'sleep_entries', [
      // A night with equal times, and a night that is shorter than the time to fall asleep.
      { ...night, date: '2026-03-02', bed_time: '07:00', wake_time: '07:00' },
      { ...night, date: '2026-03-03', bed_time: '06:30', wake_time: '07:00', minutes_to_fall_asleep: 60 },
      // A nap on the same day as a night of unknown length.
      { ...night, date: '2026-03-04', quality: 'restful' },
      { ...night, date: '2026-03-04', bed_time: '14:00', wake_time: '15:00' },
      // In Lisbon, clocks moved from 1:00 to 2:00 in this night.
      { ...night, date: '2026-03-29', bed_time: '23:00', wake_time: '07:00' },
    ]);
    const { points } = await ask(person, 'sleep', { zone: 'Europe/Lisbon' });
    expect(points.map(({ at, values }) => [at, values['hours']])).toEqual([
      ['2026-03-02', undefined],
      ['2026-03-03', undefined],
      ['2026-03-04', undefined],
      ['2026-03-29', [7, 1]],
    ]);
    const [x, y] = ['middle_x', 'middle_y'].map((axis) => points[3]?.values[axis]?.[0] ?? 0);
    // The clock change takes an hour from the night between 23:00 and 7:00. The midpoint, 2:30 in winter time, is 3:30 in
    // summer time.
    expect((Math.atan2(y ?? 0, x ?? 0) / (2 * Math.PI)) * 24).toBeCloseTo(3.5, 2);
    expect(points[2]?.values).not.toHaveProperty('middle_x');
  });

  test('triggers of overloads are counted by weekday, and by hour if written on the same day', async () => {
    const person = await premium();
    const overload = {
      date: '2026-03-02',
      occurred: 'yes',
      triggers: ['auditory', 'social'],
      intensity: 4,
      duration_minutes: 30,
    };
    await put(person, 'analysis_entries', [
      { ...overload, created_at: '2026-03-02T17:30:00Z' },
      { ...overload, triggers: ['auditory'], created_at: '2026-03-09T10:00:00Z' },
      { date: '2026-03-03', occurred: 'no', created_at: '2026-03-03T10:00:00Z' },
    ]);
    const { points, counts } = await ask(person, 'analysis', { zone: 'America/Sao_Paulo' });
    expect(counts['weekdays']).toEqual([
      ['auditory', '1', 2, '2026-03-02', '2026-03-02'],
      ['social', '1', 1, '2026-03-02', '2026-03-02'],
    ]);
    // In the request's time zone, the first record was written at 14:30.
    expect(counts['hours']?.map(([trigger, part, count]) => [trigger, part, count])).toEqual([
      ['auditory', 'afternoon', 1],
      ['social', 'afternoon', 1],
    ]);
    expect(points.map(({ values }) => values)).toEqual([
      { overloads: [2, 1], intensity: [4, 1], minutes: [30, 1] },
      { overloads: [0, 1] },
    ]);
  });

  test('an evening overload stays one in another time zone if its record has a local time', async () => {
    const person = await premium();
    const overload = { date: '2026-03-02', occurred: 'yes', triggers: ['auditory'], created_at: '2026-03-03T00:30:00Z' };
    await put(person, 'analysis_entries', [{ ...overload, noted_time: '21:30' }]);
    for (const zone of ['America/Sao_Paulo', 'Europe/Lisbon', 'Asia/Tokyo']) {
      const { counts } = await ask(person, 'analysis', { zone });
      expect(counts['hours']?.map(([, part, count]) => [zone, part, count])).toEqual([[zone, 'evening', 1]]);
    }
  });

  test('senses are counted by step, battery by weekday, minutes by type, doses by their answer', async () => {
    const person = await premium();
    await put(person, 'daily_entries', [
      { date: '2026-03-02', visual: 'hyper', tactile: null },
      { date: '2026-03-03', visual: 'hyper', tactile: 'low' },
    ]);
    expect((await ask(person, 'daily')).counts['senses']?.map(([sense, step, count]) => [sense, step, count])).toEqual([
      ['visual', 'hyper', 2],
      ['tactile', 'low', 1],
    ]);
    await put(person, 'social_entries', [
      { date: '2026-03-02', level: 20 },
      { date: '2026-03-02', level: 40 },
      { date: '2026-03-09', level: 90 },
    ]);
    expect((await ask(person, 'social')).counts['weekdays']).toEqual([['1', '', 60, '2026-03-02', '2026-03-09']]);
    const run = { date: '2026-03-02', type: 'running', duration_minutes: 20, intensity: null };
    await put(person, 'activity_entries', [run, { ...run, intensity: 'low' }, run]);
    expect((await ask(person, 'activity')).counts['types']?.map(([type, how, minutes]) => [type, how, minutes])).toEqual([
      ['running', 'unsaid', 40],
      ['running', 'low', 20],
    ]);
    const dose = {
      medication_id: crypto.randomUUID(),
      name: 'Remédio A',
      dosage: '10 mg',
      planned: '08:00',
      date: '2026-03-02',
    };
    await put(person, 'medication_doses', [
      { ...dose, state: 'taken' },
      { ...dose, planned: '20:00', state: 'skipped' },
      { ...dose, planned: null, date: '2026-03-09', state: 'taken' },
    ]);
    expect((await ask(person, 'medications')).counts).toEqual({
      states: [
        ['Remédio A', 'taken', 2, '2026-03-02', '2026-03-09'],
        ['Remédio A', 'skipped', 1, '2026-03-02', '2026-03-02'],
      ],
      planned: [['Remédio A', '', 1, '2026-03-02', '2026-03-02']],
    });
  });

  test('days of menstruation come one by one, with the records of their start', async () => {
    const person = await premium();
    await put(person, 'menstrual_entries', [
      { date: '2026-03-02', on_period: true, last_period_start: '2026-03-01', symptoms: ['cramps', 'fatigue'] },
      { date: '2026-03-03', on_period: true, last_period_start: null, symptoms: null },
      { date: '2026-03-20', on_period: false, last_period_start: null, symptoms: ['cramps'] },
    ]);
    const { marks, counts } = await ask(person, 'menstrual');
    expect(marks).toEqual([
      ['2026-03-02', 'period'],
      ['2026-03-03', 'period'],
    ]);
    expect(counts['starts']).toEqual([['2026-03-01', '2026-03-02', 1, '2026-03-02', '2026-03-02']]);
    expect(counts['symptoms']?.[0]).toEqual(['cramps', '', 2, '2026-03-02', '2026-03-20']);
  });

  test('every journal of the database works, with and without records', async () => {
    const person = await premium();
    await put(person, 'reminders', [{ text: 'Regar as plantas', done_on: '2026-03-04' }, { text: 'Ligar' }]);
    expect(await overview(person)).toMatchObject({ journals: { reminders: { entries: 1 } } });
    const journals = await server.database.asOwner((transaction) =>
      transaction.query<{ journal: string }>('select journal from app.statistics_journals()'),
    );
    expect(journals.rows.length).toBeGreaterThan(20);
    for (const { journal } of journals.rows)
      for (const grain of ['day', 'week', 'month']) await ask(person, journal, { grain });
  });

  test('the database has each journal that the page shows, with the data of its plain charts', async () => {
    const { rows } = await server.database.asOwner((transaction) =>
      transaction.query<{ journal: string; measures: string[]; counts: string[] }>(
        `select journal, measures, array(select name from app.statistics_counts(journal)) as counts from app.statistics_journals()`,
      ),
    );
    expect(rows.map(({ journal }) => journal).sort()).toEqual(journalList.map(({ id }) => id).sort());
    for (const { journal, measures, counts } of rows)
      for (const chart of plainCharts[journal as keyof typeof plainCharts] ?? []) {
        const [offered, name] = chart.kind === 'counts' ? [counts, chart.of] : [measures, chart.measure];
        expect([journal, offered]).toEqual([journal, expect.arrayContaining([name])]);
      }
  });

  test('the database has what the own charts of a journal name, because a chart of a misspelt name stays empty', async () => {
    const { rows } = await server.database.asOwner((transaction) =>
      transaction.query<{ journal: string; offered: string[] }>(
        `select journal, measures || array(select name from app.statistics_counts(journal)) as offered from app.statistics_journals()`,
      ),
    );
    const offers = new Map(rows.map(({ journal, offered }) => [journal, offered]));
    const sections = join(import.meta.dirname, '../../web/src/overview/statistics/sections');
    const files = globSync('*-section.tsx', { cwd: sections }).filter((file) => file !== 'plain-section.tsx');
    expect(files.length).toBeGreaterThan(8);
    for (const file of files) {
      const source = await readFile(join(sections, file), 'utf8');
      const named = Array.from(source.matchAll(/\b(?:of|measure)="(\w+)"/g), ([, name]) => name);
      expect([file, offers.get(file.replace('-section.tsx', ''))]).toEqual([file, expect.arrayContaining(named)]);
    }
  });

  describe('the days behind a count', () => {
    const daysOf = async (person: Person, asked: object) => {
      const span = { from_date: '2026-03-01', to_date: '2026-03-31' };
      const { data, error } = await person.client.rpc('statistics_days', { ...span, ...asked });
      expect([asked, error]).toEqual([asked, null]);
      return data as string[];
    };

    test('come newest first, from its last day to its first', async () => {
      const person = await premium();
      const overload = { occurred: 'yes', triggers: ['auditory', 'social'] };
      await put(person, 'analysis_entries', [
        { ...overload, date: '2026-03-02', created_at: '2026-03-02T17:30:00Z' },
        { ...overload, date: '2026-03-09', triggers: ['auditory'], created_at: '2026-03-09T10:00:00Z' },
        { ...overload, date: '2026-03-10', occurred: 'no', created_at: '2026-03-10T10:00:00Z' },
        { ...overload, date: '2026-04-06', created_at: '2026-04-06T10:00:00Z' },
      ]);
      const run = { type: 'running', duration_minutes: 20, intensity: null };
      await put(person, 'activity_entries', [
        { ...run, date: '2026-03-02' },
        { ...run, date: '2026-03-02' },
        { ...run, date: '2026-03-05', intensity: 'low' },
      ]);
      await put(person, 'social_entries', [{ date: '2026-03-02', level: 20, drains: ['noise'] }]);
      let counted = 0;
      for (const journal of ['analysis', 'activity', 'social']) {
        const { counts } = await ask(person, journal, { zone: 'America/Sao_Paulo' });
        for (const [name, all] of Object.entries(counts))
          for (const [kind, side, , first, last] of all) {
            const asked = { journal, counted: name, name: kind, side, zone: 'America/Sao_Paulo' };
            const days = await daysOf(person, asked);
            expect([asked, days.at(-1), days[0]]).toEqual([asked, first, last]);
            counted += 1;
          }
      }
      expect(counted).toBeGreaterThan(8);
      expect(await daysOf(person, { journal: 'analysis', counted: 'weekdays', name: 'auditory', side: '1' })).toEqual([
        '2026-03-09',
        '2026-03-02',
      ]);
      // With a count and a name, the function lists that name's days. Without them, it lists every day with a record.
      expect(await daysOf(person, { journal: 'activity', counted: 'types', name: 'running' })).toHaveLength(2);
      expect(await daysOf(person, { journal: 'analysis' })).toEqual(['2026-03-10', '2026-03-09', '2026-03-02']);
      expect(await daysOf(person, { journal: 'activity', counted: 'types', name: 'swimming' })).toEqual([]);
    });

    test('exclude other users, and an unknown journal or count is refused', async () => {
      const person = await premium();
      await put(person, 'mood_entries', [mood('2026-03-02', 'calm')]);
      expect(await daysOf(await premium(), { journal: 'mood' })).toEqual([]);
      const asked = { journal: 'mood', from_date: null, to_date: '2026-03-31' };
      expect((await clientWith(server).rpc('statistics_days', asked)).error?.code).toBe('42501');
      for (const wrong of [{ journal: 'profiles' }, { counted: 'weekdays' }, { counted: `moods' or true --` }])
        expect((await person.client.rpc('statistics_days', { ...asked, ...wrong })).error?.code).toBe('22023');
      const attack = { ...asked, counted: 'moods', name: `' or true --` };
      expect((await person.client.rpc('statistics_days', attack)).data).toEqual([]);
    });
  });

  test('the response grows with the points of the span, not with the rows', async () => {
    const person = await premium();
    await server.database.asOwner((transaction) =>
      transaction.query(
        `insert into public.mood_entries (user_id, date, mood, intensity)
         select $1::uuid, date '2016-04-01' + n / 10, 'calm', 1 + n % 5 from generate_series(0, 36499) n`,
        [person.id],
      ),
    );
    const said = await ask(person, 'mood', { from_date: null, grain: 'month' });
    expect(said).toMatchObject({ entries: 36_500, days: 3650 });
    expect(said.points).toHaveLength(120);
    expect(JSON.stringify(said).length).toBeLessThan(40_000);
  });
});
