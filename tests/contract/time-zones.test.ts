import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { engines, makePerson, startRestServer, type Person } from './support/rest-server.ts';

describe.each(engines)('time zones in requests, on %s', (engine) => {
  let server: TestServer;
  let person: Person;
  beforeAll(async () => {
    server = await startRestServer(engine);
    person = await makePerson(server);
  });
  afterAll(() => server.close());

  const span = { from_date: '2026-03-01', to_date: '2026-03-31' };
  const askings = [
    ['journal_statistics', { journal: 'sleep', grain: 'day', ...span }],
    ['daily_series', span],
    ['statistics_days', { journal: 'analysis', ...span }],
  ] as const;
  const ask = async (name: string, args: object, zone: string) => (await person.client.rpc(name, { ...args, zone })).error;

  test.each(askings)('%s accepts the time zones of devices, and refuses invented ones', async (name, args) => {
    for (const zone of ['UTC', 'America/Sao_Paulo', 'America/Port-au-Prince', 'Etc/GMT+3']) {
      expect([zone, await ask(name, args, zone)]).toEqual([zone, null]);
    }
    for (const zone of ['AAAAA5', 'AAAAA5BBBBB', '<AB>5', '+03:00', 'GMT+5:30', 'GMT+005', 'UTC5', 'Europe/Lisbon5', '']) {
      expect([zone, await ask(name, args, zone)]).toMatchObject([zone, { code: '22023' }]);
    }
  });

  test('every name of the IANA database is known, from any source', async () => {
    const names = Intl.supportedValuesOf('timeZone');
    await server.database.asOwner(async (transaction) => {
      const { rows } = await transaction.query<{ name: string }>(
        `select name from pg_timezone_names where name !~ '^(posix|right|SystemV)/'`,
      );
      const all = [...new Set([...names, ...rows.map(({ name }) => name)])];
      expect(all.length).toBeGreaterThan(400);
      const known = await transaction.query('select app.known_time_zone(name) from unnest($1::text[]) as name', [all]);
      expect(known.rows).toHaveLength(all.length);
    });
  });

  test('an invented time zone in a date is refused with its own code, and a hint how to write it', async () => {
    const { error, status } = await person.client.from('water_entries').select().eq('created_at', '2026-1-1+0:0+AAAAA5');
    expect([status, error]).toMatchObject([400, { code: '22007', hint: expect.stringContaining('-03:00') as string }]);
    const inserted = await person.client.from('water_entries').insert({ date: 'today', amount_ml: 100 });
    expect(inserted.error).toMatchObject({ code: '22007' });
    const good = { date: '2026-03-01', amount_ml: 100, created_at: '2026-03-01T10:00:00.5-03:00' };
    expect((await person.client.from('water_entries').insert(good)).error).toBeNull();
    const found = await person.client.from('water_entries').select('date').lt('created_at', '2026-03-01T13:00:01Z');
    expect(found.data).toEqual([{ date: '2026-03-01' }]);
  });
});
