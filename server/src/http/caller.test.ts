import { expect, test } from 'vitest';
import { currentClient, runForClient } from '#fair-queue/client.ts';
import { makeKeys } from '#keys.ts';
import { identifyCaller } from './caller.ts';

const address = '203.0.113.7';
const user = '5d0d6f2e-6f4a-4d1c-8f0e-2f6f3a9d1b11';
/** The client for which the fair queue counts a request with this token. */
const countedFor = (token: string | undefined, keys: Awaited<ReturnType<typeof makeKeys>>) =>
  runForClient({ address }, async () => {
    const headers = token === undefined ? undefined : { authorization: `Bearer ${token}` };
    await identifyCaller(new Request('http://server/', { headers }), keys).catch(() => undefined);
    return currentClient();
  });

test('counts a request for a user only by a verified token', async () => {
  const keys = await makeKeys();
  const exp = Math.floor(Date.now() / 1000) + 60;
  const payload = { sub: user, role: 'authenticated', aud: 'authenticated', exp };
  expect(await countedFor(await keys.sign(payload), keys)).toEqual({ address, user });
  const others = await makeKeys();
  expect(await countedFor(await others.sign(payload), keys)).toEqual({ address });
  expect(await countedFor(keys.anonKey, keys)).toEqual({ address });
  expect(await countedFor(undefined, keys)).toEqual({ address });
});
