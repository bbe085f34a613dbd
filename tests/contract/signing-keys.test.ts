import { createHmac, createPrivateKey, createPublicKey, sign, verify, type JsonWebKey } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../server/src/config/config.ts';
import { makeKeyMaterial } from '../../server/src/keys.ts';
import { makeJwk, publicHalf } from '../../server/src/testing/make-jwk.ts';
import { startTestServer, type TestServer } from '../../server/src/testing/start-test-server.ts';
import { authClient, memoryStorage, password, signedUpClient } from './support/auth-clients.ts';
import { clientWith, engineOfThisRun, startRestServer } from './support/rest-server.ts';

const [rsa, elliptic] = [makeJwk('of-2027', 'RS256'), makeJwk('of-2028')];

/** A part of a token: 0 is the header, 1 the payload. */
const partOf = (token: string | undefined, index: 0 | 1) =>
  JSON.parse(Buffer.from(token?.split('.')[index] ?? '', 'base64url').toString()) as Record<string, unknown>;
const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');

describe.each(engineOfThisRun)('the operator’s own signing keys, on %s', (engine) => {
  /**
   * Servers on one database, as before and after restarts: without the setting `JWT_KEYS`, with the setting, after a key
   * rotation, and after the old key was removed.
   */
  let servers: Record<'builtIn' | 'signing' | 'rotated' | 'without', TestServer>;
  beforeAll(async () => {
    const material = await makeKeyMaterial();
    const builtIn = await startRestServer(engine, { material });
    // Closing one of the other servers must not close the database, which they share with the first server.
    const database = { ...builtIn.database, close: () => Promise.resolve() };
    const on = (...keys: object[]) => {
      const { jwt } = readConfig({ JWT_KEYS: JSON.stringify(keys) });
      return startTestServer({ material, database, config: { jwt } });
    };
    const rotated = await on(elliptic, publicHalf(rsa));
    servers = { builtIn, signing: await on(rsa), rotated, without: await on(elliptic) };
  });
  afterAll(async () => {
    const { builtIn, ...others } = servers;
    for (const server of Object.values(others)) await server.close();
    await builtIn.close();
  });

  const keySet = async (server: TestServer) =>
    (await (await server.fetch('/auth/v1/.well-known/jwks.json')).json()) as { keys: (JsonWebKey & { kid: string })[] };
  const accepts = async (server: TestServer, token: string) =>
    (await authClient(server).getUser(token)).error === null &&
    (await clientWith(server, token).from('profiles').select('id')).error === null;

  test('a person signs in through the client library, and the published keys verify the token', async () => {
    const { client, session } = await signedUpClient(servers.signing, `in-${engine}@keys.example`);
    expect(partOf(session.access_token, 0)).toEqual({ alg: 'RS256', typ: 'JWT', kid: 'of-2027' });
    expect((await client.getUser()).data.user?.email).toBe(`in-${engine}@keys.example`);
    const { data } = await client.getClaims();
    expect(data).toMatchObject({ header: { alg: 'RS256' }, claims: { sub: session.user.id, role: 'authenticated' } });
    const { keys } = await keySet(servers.signing);
    const key = createPublicKey({ key: keys.find(({ kid }) => kid === 'of-2027') ?? {}, format: 'jwk' });
    const [head = '', payload = '', signature = ''] = session.access_token.split('.');
    expect(verify('sha256', Buffer.from(`${head}.${payload}`), key, Buffer.from(signature, 'base64url'))).toBe(true);
    expect(await accepts(servers.signing, session.access_token)).toBe(true);
  });

  test('nobody is signed out by the first own key: access and refresh tokens stay valid, the new ones use the key', async () => {
    const storage = memoryStorage();
    await signedUpClient(servers.builtIn, `switch-${engine}@keys.example`);
    const before = await authClient(servers.builtIn, { storage }).signInWithPassword({
      email: `switch-${engine}@keys.example`,
      password,
    });
    const token = before.data.session?.access_token ?? '';
    expect(partOf(token, 0)).toMatchObject({ alg: 'ES256', kid: servers.builtIn.keys.kid });
    expect(await accepts(servers.signing, token)).toBe(true);
    const renewed = await authClient(servers.signing, { storage }).refreshSession();
    expect(renewed.error).toBeNull();
    expect(partOf(renewed.data.session?.access_token, 0)).toMatchObject({ kid: 'of-2027' });
    expect(servers.signing.keys.anonKey).toBe(servers.builtIn.keys.anonKey);
  });

  test('after a rotation the old key’s tokens are valid until it is removed, and the session goes on', async () => {
    const { session } = await signedUpClient(servers.signing, `rotate-${engine}@keys.example`);
    expect(await accepts(servers.rotated, session.access_token)).toBe(true);
    const refused = await authClient(servers.without).getUser(session.access_token);
    expect(refused.error).toMatchObject({ code: 'bad_jwt' });
    const renewed = await authClient(servers.without).refreshSession({ refresh_token: session.refresh_token });
    expect(partOf(renewed.data.session?.access_token, 0)).toMatchObject({ alg: 'ES256', kid: 'of-2028' });
    expect(await accepts(servers.rotated, renewed.data.session?.access_token ?? '')).toBe(true);
    const { keys } = await keySet(servers.rotated);
    expect(keys.map(({ kid }) => kid)).toEqual(['of-2028', 'of-2027', servers.builtIn.keys.kid]);
  });

  test('a token whose header names another algorithm than the key’s own is refused', async () => {
    const { session } = await signedUpClient(servers.rotated, `confused-${engine}@keys.example`);
    const claims = partOf(session.access_token, 1);
    const { keys } = await keySet(servers.rotated);
    const forge = (header: object, signed: (data: Buffer) => Buffer) => {
      const data = `${encode(header)}.${encode(claims)}`;
      return `${data}.${signed(Buffer.from(data)).toString('base64url')}`;
    };
    const ownKey = createPrivateKey({ key: rsa as JsonWebKey, format: 'jwk' });
    const forged = [
      forge({ alg: 'none', kid: 'of-2028' }, () => Buffer.alloc(0)),
      ...keys.map((key) =>
        forge({ alg: 'HS256', kid: key.kid }, (data) => createHmac('sha256', JSON.stringify(key)).update(data).digest()),
      ),
      forge({ alg: 'RS512', kid: 'of-2027' }, (data) => sign('sha512', data, ownKey)),
      forge({ alg: 'RS256', kid: 'of-2028' }, (data) => sign('sha256', data, ownKey)),
    ];
    for (const token of forged) {
      expect((await authClient(servers.rotated).getUser(token)).error).toMatchObject({ code: 'bad_jwt' });
      expect((await clientWith(servers.rotated, token).from('profiles').select('id')).error?.code).toBe('PGRST301');
    }
    // The server accepts the same claims with the key's own algorithm. So the refusals above are about the algorithm alone.
    const honest = forge({ alg: 'RS256', kid: 'of-2027' }, (data) => sign('sha256', data, ownKey));
    expect(await accepts(servers.rotated, honest)).toBe(true);
  });

  test('no private part is published or logged', () => {
    const shown = Object.values(servers).map(({ keys, log }) => JSON.stringify([keys.jwks, log]));
    for (const secret of [rsa.d, rsa.p, elliptic.d]) for (const text of shown) expect(text).not.toContain(secret);
  });
});
