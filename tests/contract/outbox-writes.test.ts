import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import type { Operation } from '../../web/src/core/rows/operation.ts';
import { refusalWord } from '../../web/src/core/outbox/write-problems.ts';
import { sendOperation, type SendResult } from '../../web/src/core/outbox/send-operation.ts';
import { fetchRows } from '../../web/src/core/row-cache/fetch-rows.ts';
import type { DataClient } from '../../web/src/core/wire/data-client.ts';
import { pageClient } from './support/page-client.ts';
import { engines, makePerson, startRestServer, type Person } from './support/rest-server.ts';

/** Tests the writes of the web app's outbox against the real server, and how the outbox handles the responses. */
describe.each(engines)('the outbox’s writes, on %s', (engine) => {
  let server: TestServer;
  let person: Person;
  let client: DataClient;

  beforeAll(async () => {
    server = await startRestServer(engine);
    person = await makePerson(server);
    client = pageClient(server, person);
  });
  afterAll(() => server.close());

  let sequence = 0;
  function operation(kind: Operation['kind'], rowId: string, values: object = {}, table = 'water_entries'): Operation {
    sequence += 1;
    const madeAt = server.clock.now().toISOString();
    return { id: crypto.randomUUID(), userId: person.id, table, rowId, kind, values: { ...values }, madeAt, sequence };
  }

  const entry = (id: string, values: object = {}) => ({
    id,
    date: '2026-11-21',
    amount_ml: 250,
    created_at: server.clock.now().toISOString(),
    ...values,
  });

  async function addEntry(): Promise<string> {
    const id = crypto.randomUUID();
    expect((await sendOperation(client, operation('insert', id, entry(id)))).kind).toBe('taken');
    return id;
  }

  const refusalOf = (answer: SendResult) => (answer.kind === 'refused' ? answer.refusal : answer.kind);

  test('an insert returns the stored row, and the same row when it is sent again', async () => {
    const id = crypto.randomUUID();
    const first = await sendOperation(client, operation('insert', id, entry(id)));
    const second = await sendOperation(client, operation('insert', id, entry(id, { amount_ml: 999 })));
    expect(first).toMatchObject({ kind: 'taken', row: { id, amount_ml: 250, user_id: person.id } });
    expect(second).toEqual(first);
  });

  test('an id of another user’s row is refused, and nothing is revealed or changed', async () => {
    const id = await addEntry();
    const other = await makePerson(server);
    const theirs = { ...operation('insert', id, entry(id, { amount_ml: 1 })), userId: other.id };
    const answer = await sendOperation(pageClient(server, other), theirs);
    expect(refusalOf(answer)).toEqual({ code: '23505', status: 409 });
    const { data } = await client.from('water_entries').select().eq('id', id);
    expect(data).toMatchObject([{ amount_ml: 250 }]);
  });

  test('a write of one user is not stored as another user’s row when the token belongs to that other user', async () => {
    const id = crypto.randomUUID();
    const other = await makePerson(server);
    const answer = await sendOperation(pageClient(server, other), operation('insert', id, entry(id)));
    expect(refusalOf(answer)).toEqual({ code: '42501', status: 403 });
    const { data } = await pageClient(server, other).from('water_entries').select('id');
    expect(data).toEqual([]);
  });

  test('an update does not touch columns that another device changed', async () => {
    const id = crypto.randomUUID();
    const checked = { ...entry(id), amount_ml: undefined, weight_kg: 70.5 };
    await sendOperation(client, operation('insert', id, checked, 'weight_entries'));
    await sendOperation(client, operation('change', id, { notes: 'after lunch' }, 'weight_entries'));
    const answer = await sendOperation(client, operation('change', id, { weight_kg: 71 }, 'weight_entries'));
    expect(answer).toMatchObject({ kind: 'taken', row: { weight_kg: 71, notes: 'after lunch' } });
  });

  test('a row can be removed, removed again, and restored unchanged', async () => {
    const id = await addEntry();
    const { data } = await client.from('water_entries').select().eq('id', id).single();
    const { user_id: _owner, updated_at: _changed, ...row } = data as Record<string, unknown>;
    expect((await sendOperation(client, operation('remove', id))).kind).toBe('taken');
    expect((await sendOperation(client, operation('remove', id))).kind).toBe('taken');
    expect(await sendOperation(client, operation('insert', id, row))).toMatchObject({ kind: 'taken', row });
  });

  test('an update of a removed row is reported as such', async () => {
    const answer = await sendOperation(client, operation('change', crypto.randomUUID(), { amount_ml: 300 }));
    expect(refusalOf(answer)).toEqual({ code: 'gone', status: 404 });
  });

  test('an own row is created once and then changed column by column', async () => {
    const settings = (values: object) => sendOperation(client, operation('put', 'own', values, 'water_settings'));
    expect(await settings({ goal_ml: 1500 })).toMatchObject({ kind: 'taken', row: { goal_ml: 1500, glass_ml: 250 } });
    expect(await settings({ glass_ml: 300 })).toMatchObject({ kind: 'taken', row: { goal_ml: 1500, glass_ml: 300 } });
  });

  test('a value that the table refuses is a refusal with only the database’s code', async () => {
    const id = crypto.randomUUID();
    expect(refusalOf(await sendOperation(client, operation('insert', id, entry(id, { amount_ml: -1 }))))).toEqual({
      code: '23514',
      status: 400,
    });
  });

  test('a premium entry needs premium; after premium ends, an update is not reported as "gone"', async () => {
    const id = crypto.randomUUID();
    const mood = { id, date: '2026-11-21', mood: 'calm', intensity: 3, created_at: server.clock.now().toISOString() };
    const send = (kind: Operation['kind'], values: object) =>
      sendOperation(client, operation(kind, id, values, 'mood_entries'));
    expect(refusalOf(await send('insert', mood))).toMatchObject({ code: '42501' });
    const setEnd = (end: string) =>
      server.database.asOwner((transaction) =>
        transaction.query(`update profiles set is_premium = true, premium_expires_at = ${end} where id = $1`, [person.id]),
      );
    await setEnd(`now() + interval '1 day'`);
    expect((await send('insert', mood)).kind).toBe('taken');
    await setEnd(`now() - interval '30 days'`);
    expect(refusalOf(await send('change', { intensity: 5 }))).toEqual({ code: '42501', status: 403 });
    expect((await send('remove', {})).kind).toBe('taken');
  });

  test('a write without consent has a refusal of its own, and is accepted after the consent', async () => {
    const consent = (granted: boolean) => {
      const id = crypto.randomUUID();
      return operation('insert', id, { id, purpose: 'health', granted, version: '1', language: 'pt' }, 'consents');
    };
    const id = crypto.randomUUID();
    const late = operation('insert', id, entry(id));
    await sendOperation(client, consent(false));
    const refusal = refusalOf(await sendOperation(client, late));
    expect(refusal).toEqual({ code: 'CN001', status: 400 });
    expect(refusalWord({ code: 'CN001', status: 400, at: late.madeAt })).toBe('noConsent');
    await sendOperation(client, consent(true));
    expect((await sendOperation(client, late)).kind).toBe('taken');
  });

  test('a consent is added without a time of its own', async () => {
    const id = crypto.randomUUID();
    const given = { id, purpose: 'health', granted: true, version: '2025-09-28', language: 'pt' };
    expect((await sendOperation(client, operation('insert', id, given, 'consents'))).kind).toBe('taken');
  });

  test('users change their profile, and clear their lapsed plan', async () => {
    const change = (values: object) => sendOperation(client, operation('change', person.id, values, 'profiles'));
    expect(await change({ full_name: 'Ana', birth_date: '1990-02-01' })).toMatchObject({
      kind: 'taken',
      row: { full_name: 'Ana' },
    });
    expect((await change({ is_premium: false, premium_expires_at: null })).kind).toBe('taken');
    expect(refusalOf(await change({ is_admin: true }))).toMatchObject({ code: '42501' });
  });

  test('more rows than one response holds are read page by page, in order', async () => {
    const reader = await makePerson(server);
    await server.database.asOwner((transaction) =>
      transaction.query(
        `insert into water_entries (user_id, date, created_at)
         select $1, date '2020-01-01' + n, timestamptz '2020-01-01' + n * interval '1 day' from generate_series(1, 2100) as n`,
        [reader.id],
      ),
    );
    const rows = await fetchRows(pageClient(server, reader), 'water_entries', { kind: 'all' });
    expect(rows).toHaveLength(2100);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(2100);
  });

  test('an expired token that cannot be refreshed leaves the write undecided', async () => {
    const id = crypto.randomUUID();
    const answer = await sendOperation(pageClient(server, { ...person, token: 'over' }), operation('insert', id, entry(id)));
    expect(answer).toEqual({ kind: 'later', why: 'unreachable' });
  });
});
