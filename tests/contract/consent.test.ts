import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { readDefinitions } from './support/read-definitions.ts';
import { readRights } from './support/read-rights.ts';
import { engines, makePerson, startRestServer, type Person } from './support/rest-server.ts';

/** Tables that are not journals but also require a consent, because their data is as sensitive as journal entries. */
const besideJournals = {
  ...{ medications: 'health', medication_plans: 'health', health_passports: 'health', trackers: 'health', tags: 'health' },
  ...{ menstrual_settings: 'health', menstrual_pauses: 'health' },
  ...{ visits: 'health', hypotheses: 'health', hypothesis_days: 'health' },
  ...{ crisis_events: 'health', safety_plans: 'health', crisis_settings: 'crisis_messages' },
};
const journals = (await readDefinitions()).flatMap(({ table, page, consent }) =>
  page && consent ? [[table, consent]] : [],
);
const asked = { ...(Object.fromEntries(journals) as Record<string, string>), ...besideJournals };
const rights = await readRights();

describe.each(engines)('consent to store data, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startRestServer(engine);
  });
  afterAll(() => server.close());

  const answer = (person: Person, granted: boolean, purpose = 'health') =>
    person.client.from('consents').insert({ purpose, granted, version: '1', language: 'pt' });
  const entry = (values: object = {}) => ({ id: crypto.randomUUID(), date: '2026-11-21', amount_ml: 250, ...values });
  const add = async (person: Person, row: object) => {
    const { error, status } = await person.client.from('water_entries').insert(row);
    return error ? `${String(status)} ${error.code}` : 'kept';
  };
  const visibleRows = async (person: Person) => (await person.client.from('water_entries').select('*')).data ?? [];

  test('is required by the database for every table whose page asks for it, and for no other', async () => {
    const { rows } = await server.database.asOwner((transaction) =>
      transaction.query<{ name: string; purpose: string }>(
        // A trigger argument ends with a null character. A text value cannot contain one, so the query encodes the argument.
        `select relname::text as name, substring(encode(tgargs, 'escape') from '^[a-z_]+') as purpose
        from pg_trigger join pg_class on pg_class.oid = tgrelid where tgname = 'guard_consent'`,
      ),
    );
    expect(Object.fromEntries(rows.map(({ name, purpose }) => [name, purpose]))).toEqual(asked);
  });

  test.each(Object.entries(asked))(
    '%s stores nothing without %s, whatever other consent there is',
    async (table, purpose) => {
      const row = rights.get(table)?.row ?? {};
      for (const agreed of [[], ['health', 'spirituality'].filter((other) => other !== purpose)]) {
        const person = await makePerson(server, agreed);
        expect((await person.client.from(table).insert(row)).error?.code).toBe('CN001');
        expect((await person.client.from(table).select('id')).data).toEqual([]);
      }
    },
  );

  test('after its withdrawal nothing is added or changed, and everything can be read and removed', async () => {
    const person = await makePerson(server);
    const row = entry();
    expect(await add(person, row)).toBe('kept');
    await answer(person, false);
    expect(await add(person, entry())).toBe('400 CN001');
    expect((await person.client.from('water_entries').update({ amount_ml: 1 }).eq('id', row.id)).error?.code).toBe('CN001');
    expect((await person.client.from('water_entries').upsert({ ...row, amount_ml: 1 })).error?.code).toBe('CN001');
    expect(await visibleRows(person)).toMatchObject([{ amount_ml: 250 }]);
    const removed = await person.client.from('water_entries').delete().eq('id', row.id).select('id');
    expect(removed.data).toEqual([{ id: row.id }]);
    expect(await visibleRows(person)).toEqual([]);
    await answer(person, true);
    expect(await add(person, entry())).toBe('kept');
  });

  test('a removal can be undone without it: the same row returns, a different row does not', async () => {
    const person = await makePerson(server);
    expect(await add(person, entry({ created_at: '2026-11-21T10:00:00.123456Z' }))).toBe('kept');
    await answer(person, false);
    const [row] = (await visibleRows(person)) as { id: string }[];
    await person.client.from('water_entries').delete().eq('id', row!.id);
    expect(await add(person, { ...row, amount_ml: 300 })).toBe('400 CN001');
    expect(await add(await makePerson(server, []), { ...row, user_id: undefined })).toBe('400 CN001');
    expect(await add(person, row!)).toBe('kept');
  });

  test('a write that the server had already accepted is not refused when it is sent again', async () => {
    const person = await makePerson(server);
    const row = entry();
    expect(await add(person, row)).toBe('kept');
    await answer(person, false);
    const again = await person.client.from('water_entries').upsert(row, { onConflict: 'id', ignoreDuplicates: true });
    expect(again.error).toBeNull();
    expect((await person.client.from('water_entries').update({ amount_ml: 250 }).eq('id', row.id)).error).toBeNull();
    expect(await visibleRows(person)).toHaveLength(1);
  });

  test('does not reveal whether another user has given it', async () => {
    const [agreeing, other] = [await makePerson(server), await makePerson(server, [])];
    const refused = await makePerson(server, []);
    for (const { id } of [agreeing, other]) expect(await add(refused, entry({ user_id: id }))).toBe('403 42501');
  });

  test('in a profile is required for fields about the body only', async () => {
    const person = await makePerson(server);
    const change = async (values: object) =>
      (await person.client.from('profiles').update(values).eq('id', person.id)).error?.code;
    expect(await change({ weight_kg: 60, diagnoses: 'TEA' })).toBeUndefined();
    await answer(person, false);
    for (const values of [{ weight_kg: 61 }, { height_cm: 170 }, { diagnoses: 'TDAH' }, { allergies: 'pólen' }])
      expect(await change(values)).toBe('CN001');
    expect(await change({ full_name: 'Ana', hide_bmi: true, weight_kg: 60 })).toBeUndefined();
    expect(await change({ weight_kg: null, diagnoses: '' })).toBeUndefined();
  });
});
