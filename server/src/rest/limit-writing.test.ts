import { expect, test } from 'vitest';
import { startTestServer } from '#testing/start-test-server.ts';
import { limitWriting, mostBytesADay } from './limit-writing.ts';

test('one person writes so much a day, others and the operator go on', async () => {
  const limit = limitWriting(1000);
  const ana = { role: 'authenticated', sub: 'ana' } as const;
  await limit(ana, 'x'.repeat(600));
  await limit(ana, 'ã'.repeat(200));
  await expect(limit(ana, 'x')).rejects.toMatchObject({ status: 429 });
  await limit({ role: 'authenticated', sub: 'bea' }, 'x'.repeat(1000));
  await limit({ role: 'service_role' }, 'x'.repeat(5000));
});

test('somebody without an account sends no long text', async () => {
  const limit = limitWriting();
  await limit({ role: 'anon' }, 'x'.repeat(16_000));
  await expect(limit({ role: 'anon' }, 'x'.repeat(17_000))).rejects.toMatchObject({ status: 413 });
});

test('rest/v1 asks it for every body', async () => {
  const server = await startTestServer();
  const now = Math.floor(server.clock.now().getTime() / 1000);
  const token = await server.keys.sign({ sub: crypto.randomUUID(), role: 'authenticated', iat: now, exp: now + 60 });
  const body = JSON.stringify({ unknown: 'x'.repeat(1_000_000) });
  const send = async () => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    return (await server.fetch('/rest/v1/water_entries', { method: 'POST', headers, body })).status;
  };
  const most = Math.floor(mostBytesADay / body.length);
  const statuses: number[] = [];
  for (let count = 0; count <= most; count += 1) statuses.push(await send());
  expect([...new Set(statuses.slice(0, most)), statuses[most]]).toEqual([400, 429]);
  await server.close();
});
