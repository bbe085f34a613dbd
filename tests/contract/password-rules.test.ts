import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { authClient, signedUpClient } from './support/auth-clients.ts';
import { engineOfThisRun, startRestServer } from './support/rest-server.ts';

const twelve = { shortest: 12, refuseCommon: false };

describe.each(engineOfThisRun)('the operator’s rules for passwords, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startRestServer(engine, { config: { passwords: twelve } });
  });
  afterAll(() => server.close());

  test('a sign-up needs as many characters as the operator requires, and the refusal names them', async () => {
    const short = await authClient(server).signUp({ email: 'short@rules.example', password: 'eleven char' });
    expect(short.error).toMatchObject({ code: 'weak_password', reasons: ['length'], status: 422 });
    expect(short.error?.message).toBe('Password should be at least 12 characters.');
    const enough = await authClient(server).signUp({ email: 'short@rules.example', password: 'twelve chars' });
    expect(enough.error).toBeNull();
  });

  test('without the list a common password is accepted, but none made of the address', async () => {
    const common = await authClient(server).signUp({ email: 'common@rules.example', password: '123456789012' });
    expect(common.error).toBeNull();
    const own = await authClient(server).signUp({ email: 'marina.souza@rules.example', password: 'marina.souza1' });
    expect(own.error).toMatchObject({ code: 'weak_password', reasons: ['pwned'] });
  });

  test('a change of password and the service key follow the same rules', async () => {
    const { client } = await signedUpClient(server, 'change@rules.example');
    const changed = await client.updateUser({ password: 'eleven char' });
    expect(changed.error).toMatchObject({ code: 'weak_password', reasons: ['length'] });
    const created = await server.fetch('/auth/v1/admin/users', {
      method: 'POST',
      headers: { authorization: `Bearer ${server.keys.serviceKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'made@rules.example', password: 'eleven char' }),
    });
    expect(created.status).toBe(422);
  });

  test('a shorter password from before the rule still signs in', async () => {
    server.config.passwords = { shortest: 8, refuseCommon: true };
    const { client } = await signedUpClient(server, 'before@rules.example');
    const changed = await client.updateUser({ password: 'eight ch' });
    server.config.passwords = twelve;
    expect(changed.error).toBeNull();
    const again = await authClient(server).signInWithPassword({ email: 'before@rules.example', password: 'eight ch' });
    expect(again.error).toBeNull();
  });
});
