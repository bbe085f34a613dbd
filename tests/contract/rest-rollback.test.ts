import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { engineOfThisRun, engines, makePerson, startRestServer, type Person } from './support/rest-server.ts';

const water = { date: '2026-11-20', amount_ml: 250 };

/** Adds `Prefer: tx=rollback` to a request of the client library. `more` adds further preferences. */
const rolledBack = <Builder extends { setHeader(name: string, value: string): Builder }>(builder: Builder, more = '') =>
  builder.setHeader('prefer', `tx=rollback${more}`);

describe.each(engines)('tx=rollback where the operator allows it, on %s', (engine) => {
  let server: TestServer;
  let person: Person;
  beforeAll(async () => {
    server = await startRestServer(engine, { config: { allowTxRollback: true } });
    person = await makePerson(server);
  });
  afterAll(() => server.close());

  const count = async () => (await person.client.from('water_entries').select('id').throwOnError()).data.length;

  test('an insert returns its row and saves nothing', async () => {
    const { data, status } = await rolledBack(
      person.client.from('water_entries').insert(water).select(),
      ',return=representation',
    );
    expect([status, data]).toEqual([201, [expect.objectContaining(water)]]);
    expect(await count()).toBe(0);
  });

  test('the response names the preference, and a commit can be asked for too', async () => {
    const prefer = async (preference: string) => {
      const response = await server.fetch('/rest/v1/water_entries', {
        method: 'POST',
        headers: {
          ...{ apikey: server.keys.anonKey, authorization: `Bearer ${person.token}`, prefer: preference },
          'content-type': 'application/json',
        },
        body: JSON.stringify(water),
      });
      return [response.status, response.headers.get('preference-applied')];
    };
    expect(await prefer('tx=rollback, return=minimal')).toEqual([201, expect.stringContaining('tx=rollback')]);
    expect(await count()).toBe(0);
    expect(await prefer('tx=commit')).toEqual([201, 'tx=commit']);
    expect(await count()).toBe(1);
  });

  test('a change and a removal report what they would do, and save nothing', async () => {
    await person.client.from('water_entries').delete().gte('amount_ml', 0);
    await person.client.from('water_entries').insert(water).throwOnError();
    const changed = await rolledBack(
      person.client.from('water_entries').update({ amount_ml: 500 }).gte('amount_ml', 0).select('amount_ml'),
      ',return=representation',
    );
    expect(changed.data).toEqual([{ amount_ml: 500 }]);
    const removed = await rolledBack(person.client.from('water_entries').delete().gte('amount_ml', 0));
    expect(removed.status).toBe(204);
    const { data } = await person.client.from('water_entries').select('amount_ml');
    expect(data).toEqual([{ amount_ml: 250 }]);
  });

  test('a refused change is still refused', async () => {
    const refused = await rolledBack(person.client.from('water_entries').insert({ ...water, amount_ml: -1 }));
    expect(refused.error?.code).toBe('23514');
  });
});

describe.each(engineOfThisRun)('tx=rollback by default, on %s', (engine) => {
  test('is ignored, so the request commits', async () => {
    const server = await startRestServer(engine);
    try {
      const person = await makePerson(server);
      await rolledBack(person.client.from('water_entries').insert(water)).throwOnError();
      expect((await person.client.from('water_entries').select('id')).data).toHaveLength(1);
    } finally {
      await server.close();
    }
  });
});
