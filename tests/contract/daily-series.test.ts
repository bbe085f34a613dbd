import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { engineOfThisRun, clientWith, startRestServer, type Person } from './support/rest-server.ts';
import { premiumPerson } from './support/rights-people.ts';

interface SeriesResult {
  series: Record<string, [number, number][]>;
  trackers: Record<string, [number, number][]>;
  tags: Record<string, [number, number][]>;
  starts: [string, string][];
}

describe.each(engineOfThisRun)('daily values for insights, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startRestServer(engine);
  });
  afterAll(() => server.close());

  const span = { from_date: '2026-03-01', to_date: '2026-03-31', zone: 'America/Sao_Paulo' };
  const premium = () => premiumPerson(server, '30 days');
  const put = async (person: Person, table: string, rows: object[]) => {
    const { error } = await person.client.from(table).insert(rows);
    expect([table, error]).toEqual([table, null]);
  };
  const ask = async (person: Person, asked: object = {}) => {
    const { data, error } = await person.client.rpc('daily_series', { ...span, ...asked });
    return { answer: data as SeriesResult, code: error?.code };
  };

  test('several entries of a day make one value, and a day or measure without a record has none', async () => {
    const person = await premium();
    await put(person, 'mood_entries', [
      { date: '2026-03-02', mood: 'calm', intensity: 1 },
      { date: '2026-03-02', mood: 'sad', intensity: 5 },
      { date: '2026-03-05', mood: 'tired', intensity: 2 },
    ]);
    await put(person, 'social_entries', [
      { date: '2026-03-01', level: 30 },
      { date: '2026-02-28', level: 90 },
    ]);
    await put(person, 'analysis_entries', [
      { date: '2026-03-03', occurred: 'no' },
      { date: '2026-03-04', occurred: 'no' },
      { date: '2026-03-04', occurred: 'yes' },
    ]);
    await put(person, 'daily_entries', [{ date: '2026-03-06', visual: 'hyper', auditory: 'veryHyper', tactile: 'normal' }]);
    const { answer } = await ask(person);
    expect(answer.series).toEqual({
      pleasant: [
        [1, 0.5],
        [4, 0.5],
      ],
      social: [[0, 30]],
      overload: [
        [2, 0],
        [3, 1],
      ],
      sensory: [[5, 2]],
    });
  });

  test('a night has the same value as in the statistics, and its middle counts from noon', async () => {
    const person = await premium();
    await put(person, 'sleep_entries', [
      { date: '2026-03-02', bed_time: '23:00', wake_time: '07:00', quality: 'restful' },
      { date: '2026-03-03', bed_time: '20:00', wake_time: '22:00', quality: 'delayed' },
      { date: '2026-03-04', hours: 6 },
    ]);
    const { answer } = await ask(person);
    expect(answer.series).toEqual({
      sleepHours: [
        [1, 8],
        [2, 2],
        [3, 6],
      ],
      midSleep: [
        [1, 15],
        [2, 9],
      ],
      restful: [
        [1, 1],
        [2, 0],
      ],
    });
  });

  test('a time that two records of a day cover counts once, as on the sleep page', async () => {
    const person = await premium();
    const night = { hours: null, bed_time: '23:00', wake_time: '06:30' };
    await put(person, 'sleep_entries', [
      { ...night, date: '2026-03-02' },
      { ...night, date: '2026-03-02' },
      { ...night, date: '2026-03-03', bed_time: '05:30', wake_time: '08:30' },
      { ...night, date: '2026-03-03' },
      { ...night, date: '2026-03-04', hours: 5 },
      { ...night, date: '2026-03-04', hours: 6 },
      { ...night, date: '2026-03-05' },
      { date: '2026-03-05', hours: 1, bed_time: null, wake_time: null },
      { ...night, date: '2026-03-06', hours: 2, bed_time: '22:55', wake_time: '07:00' },
      { ...night, date: '2026-03-06', wake_time: '07:00' },
      { ...night, date: '2026-03-07', hours: 7 },
      { ...night, date: '2026-03-07', hours: 7, wake_time: '07:00' },
    ]);
    const { answer } = await ask(person);
    expect(answer.series).toMatchObject({
      sleepHours: [
        [1, 7.5],
        [2, 9.5],
        [3, 6],
        [4, 8.5],
        [5, 8],
        [6, 7],
      ],
    });
  });

  test('a dose taken as needed is no planned dose', async () => {
    const person = await premium();
    const dose = { medication_id: '6f1c2d8e-0000-4000-8000-000000000001', name: 'A', dosage: '10 mg' };
    await put(person, 'medication_doses', [
      { ...dose, date: '2026-03-02', planned: '08:00', state: 'taken' },
      { ...dose, date: '2026-03-02', planned: '20:00', state: 'skipped' },
      { ...dose, date: '2026-03-02', planned: null, state: 'taken' },
      { ...dose, date: '2026-03-03', planned: null, state: 'taken' },
    ]);
    expect((await ask(person)).answer.series).toEqual({ medication: [[1, 0.5]] });
  });

  test('each own tracker with an order has one value a day under its own id, also after it got another tracker’s slot', async () => {
    const person = await premium();
    const define = async (values: object) => {
      const id = crypto.randomUUID();
      await put(person, 'trackers', [{ id, name: 'A', ...values }]);
      return id;
    };
    const record = (tracker_id: string, kind: string, rows: object[]) =>
      put(
        person,
        'tracker_entries',
        rows.map((row) => ({ date: '2026-03-02', name: 'A', tracker_id, kind, ...row })),
      );
    const removed = await define({ kind: 'yesNo' });
    await record(removed, 'yesNo', [{ answer: 'yes' }]);
    await person.client.from('trackers').delete().eq('id', removed);
    const yesNo = await define({ kind: 'yesNo' });
    await record(yesNo, 'yesNo', [{ answer: 'no' }, { answer: 'yes' }, { answer: 'no', date: '2026-03-03' }]);
    const words = await define({ kind: 'words', options: ['nada', 'pouco', 'muito'] });
    await record(words, 'words', [{ word: 'nada' }, { word: 'pouco' }, { word: 'muito', date: '2026-02-28' }]);
    const mean = await define({ kind: 'number', adds_up: false });
    await record(mean, 'number', [{ amount: 36.5 }, { amount: 37 }]);
    const minutes = await define({ kind: 'minutes' });
    await record(minutes, 'minutes', [{ duration_minutes: 20 }, { duration_minutes: 25 }]);
    const choice = await define({ kind: 'choice', options: ['casa', 'rua'] });
    await record(choice, 'choice', [{ option: 'casa' }]);
    const { answer } = await ask(person);
    expect(answer).toEqual({
      series: {},
      trackers: {
        [yesNo]: [
          [1, 1],
          [2, 0],
        ],
        [words]: [[1, 1.5]],
        [mean]: [[1, 36.75]],
        [minutes]: [[1, 45]],
      },
      tags: {},
      starts: [],
    });
  });

  test('starts of periods carry the day on which they were recorded', async () => {
    const person = await premium();
    await put(person, 'menstrual_entries', [
      { date: '2026-03-10', on_period: true, last_period_start: '2026-03-09' },
      { date: '2026-03-11', on_period: true },
    ]);
    expect((await ask(person)).answer).toEqual({
      series: {
        periodDay: [
          [9, 1],
          [10, 1],
        ],
      },
      trackers: {},
      tags: {},
      starts: [['2026-03-10', '2026-03-09']],
    });
  });

  test('other users’ days are excluded, and a client without a session gets nothing', async () => {
    const owner = await premium();
    await put(owner, 'water_entries', [{ date: '2026-03-02', amount_ml: 500 }]);
    const id = crypto.randomUUID();
    await put(owner, 'trackers', [{ id, name: 'A', kind: 'minutes' }]);
    const entry = { date: '2026-03-02', name: 'A', tracker_id: id, kind: 'minutes', duration_minutes: 5 };
    await put(owner, 'tracker_entries', [entry]);
    const owned = { series: { water: [[1, 500]] }, trackers: { [id]: [[1, 5]] }, tags: {}, starts: [] };
    expect((await ask(owner)).answer).toEqual(owned);
    const admin = await premium();
    await server.database.asOwner((transaction) =>
      transaction.query('update public.profiles set is_admin = true where id = $1', [admin.id]),
    );
    for (const other of [await premium(), admin])
      expect((await ask(other)).answer).toEqual({ series: {}, trackers: {}, tags: {}, starts: [] });
    expect((await clientWith(server).rpc('daily_series', span)).error?.code).toBe('42501');
  });

  test('a span without an end, or of more than a year, is refused', async () => {
    const person = await premium();
    for (const asked of [{ from_date: null }, { from_date: '2025-03-01' }, { from_date: '2026-04-01' }]) {
      expect([asked, (await ask(person, asked)).code]).toEqual([asked, '22023']);
    }
  });
});
