import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { engines, startRestServer, type Person } from './support/rest-server.ts';
import { premiumPerson } from './support/rights-people.ts';

/** The days of an alternating plan: at most one row a day, and none without the plan. */
describe.each(engines)('the days of an alternating plan, on %s', (engine) => {
  let server: TestServer;
  let [ana, bia] = [] as unknown as [Person, Person];
  beforeAll(async () => {
    server = await startRestServer(engine);
    [ana, bia] = [await premiumPerson(server, '30 days'), await premiumPerson(server, '30 days')];
  });
  afterAll(() => server.close());

  const planOf = async ({ client }: Person) => {
    const id = crypto.randomUUID();
    const plan = { id, kind: 'alternating', outcome: 'social', practice: 'coffee', stretch_days: 3, order_seed: 7 };
    const days = { first_day: '2026-01-02', look_on: '2026-02-27', created_at: '2026-01-01T12:00:00Z' };
    expect((await client.from('hypotheses').insert({ ...plan, ...days })).error).toBeNull();
    return id;
  };
  const add = ({ client }: Person, hypothesis_id: string, day: string) =>
    client.from('hypothesis_days').insert({ hypothesis_id, day, kept: true });
  const daysOf = async ({ client }: Person) => (await client.from('hypothesis_days').select('hypothesis_id,day')).data;

  test('are at most one row for each day of a plan, and go with their plan only', async () => {
    const [removed, other] = [await planOf(ana), await planOf(ana)];
    for (const plan of [removed, other]) expect((await add(ana, plan, '2026-01-02')).error).toBeNull();
    expect((await add(ana, removed, '2026-01-02')).error?.code).toBe('23505');
    // Another user may add a row with the id of this plan, because a refusal would reveal that the plan exists. The removal
    // of the plan below must not remove that user's row.
    expect((await add(bia, removed, '2026-01-02')).error).toBeNull();

    await ana.client.from('hypotheses').delete().eq('id', removed);
    expect(await daysOf(ana)).toEqual([{ hypothesis_id: other, day: '2026-01-02' }]);
    expect(await daysOf(bia)).toEqual([{ hypothesis_id: removed, day: '2026-01-02' }]);
  });
});
