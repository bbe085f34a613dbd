import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { engineOfThisRun, startRestServer, type Person } from './support/rest-server.ts';
import { premiumPerson } from './support/rights-people.ts';

describe.each(engineOfThisRun)('pinned thoughts, on %s', (engine) => {
  let server: TestServer;
  let ana: Person;
  beforeAll(async () => {
    server = await startRestServer(engine);
    ana = await premiumPerson(server, '30 days');
  });
  afterAll(() => server.close());

  const thought = (pinned: boolean) => ({ id: randomUUID(), date: '2026-03-02', text: 'um pensamento', pinned });
  const pin = async (id: string, pinned: boolean) =>
    (await ana.client.from('thoughts_entries').update({ pinned }).eq('id', id).select('pinned')).error?.code;

  test('are twelve at most: one more is refused, and a new thought is stored without its pin', async () => {
    const added = Array.from({ length: 14 }, () => thought(true));
    const { data } = await ana.client.from('thoughts_entries').insert(added).select('id,pinned');
    const rows = data as { id: string; pinned: boolean }[];
    expect(rows.map(({ pinned }) => pinned)).toEqual([...Array<boolean>(12).fill(true), false, false]);

    const [first = '', last = ''] = [rows[0]?.id, rows.at(-1)?.id];
    expect(await pin(last, true)).toBe('AF001');
    // The limit does not refuse a change of a thought that is pinned already.
    expect(await pin(first, true)).toBeUndefined();
    expect(await pin(first, false)).toBeUndefined();
    expect(await pin(last, true)).toBeUndefined();

    const { data: pinned } = await ana.client.from('thoughts_entries').select('id').in('pinned', [true]);
    expect(pinned).toHaveLength(12);
  });
});
