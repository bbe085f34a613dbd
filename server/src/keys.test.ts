import { chmod, mkdtemp, readFile, rm, stat, writeFile, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SignJWT, UnsecuredJWT, decodeJwt, decodeProtectedHeader, importJWK } from 'jose';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readOperatorKeys } from '#config/operator-keys.ts';
import { makeJwk, publicHalf } from '#testing/make-jwk.ts';
import { testClock } from '#testing/test-clock.ts';
import { InvalidToken, makeKeyMaterial, makeKeys, type Keys } from './keys.ts';
import { loadKeys } from './load-keys.ts';

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

describe('a token', () => {
  const clock = testClock();
  const personal = (keys: Keys) => {
    const now = seconds(clock.now());
    return keys.sign({ sub: 'someone', role: 'authenticated', iat: now, exp: now + 3600 });
  };

  it('is accepted until it expires, also from the cache', async () => {
    const keys = await makeKeys({ clock });
    const token = await personal(keys);
    expect(await keys.verify(token)).toMatchObject({ sub: 'someone', role: 'authenticated' });
    expect(await keys.verify(token)).toMatchObject({ sub: 'someone' });
    clock.advance(3601);
    await expect(keys.verify(token)).rejects.toMatchObject({ name: 'InvalidToken', expired: true, code: 'bad_jwt' });
  });

  it('is rejected if changed, unsigned, signed by another key, or without an expiry', async () => {
    const keys = await makeKeys({ clock });
    const token = await personal(keys);
    const [head = '', , signature = ''] = token.split('.');
    const payload = Buffer.from(JSON.stringify({ role: 'service_role', exp: 9e9 })).toString('base64url');
    const unsigned = new UnsecuredJWT({ role: 'service_role' }).setExpirationTime('1h').encode();
    const foreign = await personal(await makeKeys({ clock }));
    const endless = await keys.sign({ role: 'authenticated', sub: 'someone' });
    for (const bad of [`${head}.${payload}.${signature}`, unsigned, foreign, endless, 'no token', '']) {
      await expect(keys.verify(bad)).rejects.toBeInstanceOf(InvalidToken);
    }
  });

  it('needs no expiry for an operator’s program with the shared secret, but always for a user', async () => {
    const secret = 'a secret of the operator, long enough';
    const shared = await makeKeys({ secret, clock });
    const own = await makeKeys({ clock });
    for (const role of ['anon', 'service_role']) {
      const token = await shared.sign({ role });
      expect(await shared.verify(token)).toEqual({ role });
      expect(await shared.verify(token), 'remembered').toEqual({ role });
      await expect(own.verify(await own.sign({ role })), 'signed by our own key').rejects.toBeInstanceOf(InvalidToken);
    }
    const persons = [
      { role: 'authenticated', sub: 'someone' },
      { role: 'service_role', sub: 'someone' },
      { role: 'authenticated' },
    ];
    for (const claims of [...persons, { role: 'supabase_admin' }]) {
      await expect(shared.verify(await shared.sign(claims)), JSON.stringify(claims)).rejects.toBeInstanceOf(InvalidToken);
    }
  });

  it('is rejected with a role that the database does not know', async () => {
    const keys = await makeKeys({ clock });
    const token = await keys.sign({ role: 'postgres', exp: seconds(clock.now()) + 60 });
    await expect(keys.verify(token)).rejects.toMatchObject({ expired: false });
  });

  it('cannot be forged with the public key as a shared secret', async () => {
    const keys = await makeKeys({ clock });
    const confused = await makeKeys({ secret: JSON.stringify(keys.jwks.keys[0]), clock });
    await expect(keys.verify(await personal(confused))).rejects.toBeInstanceOf(InvalidToken);
  });

  it('is signed by a shared secret if configured', async () => {
    const keys = await makeKeys({ secret: 'a secret of the operator, long enough', clock });
    const token = await personal(keys);
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'HS256', typ: 'JWT' });
    expect(await keys.verify(token)).toMatchObject({ sub: 'someone' });
    expect(keys.jwks.keys).toEqual([]);
    expect(await keys.verify(keys.serviceKey)).toMatchObject({ role: 'service_role' });
  });
});

describe('the operator’s own keys', () => {
  const clock = testClock();
  const secret = 'a secret of the operator, long enough';
  const [rsa, elliptic] = [makeJwk('rsa', 'RS256'), makeJwk('elliptic')];
  const claims = () => ({ sub: 'someone', role: 'authenticated', exp: seconds(clock.now()) + 3600 });
  const own = (...jwks: object[]) => readOperatorKeys(JSON.stringify(jwks));

  it('sign users’ tokens; those of the stored key and of the shared secret stay valid', async () => {
    const material = await makeKeyMaterial(clock);
    for (const base of [
      { material, clock },
      { material, clock, secret },
    ]) {
      const before = await makeKeys(base);
      const keys = await makeKeys({ ...base, operatorKeys: own(rsa) });
      const token = await keys.sign(claims());
      expect(decodeProtectedHeader(token)).toEqual({ alg: 'RS256', typ: 'JWT', kid: 'rsa' });
      for (const good of [token, await before.sign(claims())])
        expect(await keys.verify(good)).toMatchObject({ sub: 'someone' });
      expect([keys.anonKey, keys.serviceKey]).toEqual([before.anonKey, before.serviceKey]);
      expect(await keys.verify(keys.serviceKey)).toMatchObject({ role: 'service_role' });
      expect(keys.jwks.keys.map(({ kid }) => kid)).toEqual(['rsa', ...before.jwks.keys.map(({ kid }) => kid)]);
      await expect(before.verify(token), 'after the setting is removed').rejects.toBeInstanceOf(InvalidToken);
    }
  });

  it('can be changed: the old public key verifies until it is removed', async () => {
    const material = await makeKeyMaterial(clock);
    const token = await (await makeKeys({ material, clock, operatorKeys: own(rsa) })).sign(claims());
    const rotated = await makeKeys({ material, clock, operatorKeys: own(elliptic, publicHalf(rsa)) });
    expect(rotated.kid).toBe('elliptic');
    expect(await rotated.verify(token)).toMatchObject({ sub: 'someone' });
    const removed = await makeKeys({ material, clock, operatorKeys: own(elliptic) });
    await expect(removed.verify(token)).rejects.toBeInstanceOf(InvalidToken);
  });

  it('are used with their own algorithm only, whatever a token’s header names', async () => {
    const keys = await makeKeys({ clock, secret, operatorKeys: own(rsa, publicHalf(elliptic)) });
    const published = keys.jwks.keys.find(({ kid }) => kid === 'rsa') ?? {};
    const pem = keys.jwks.keys.length > 0 ? own(rsa).signing.publicKey.export({ type: 'spki', format: 'pem' }) : '';
    const bytes = (text: string | Buffer) => new TextEncoder().encode(String(text));
    const signed = (alg: string, kid: string | undefined, key: Parameters<SignJWT['sign']>[0]) =>
      new SignJWT(claims()).setProtectedHeader({ alg, ...(kid !== undefined && { kid }) }).sign(key);
    const unsigned = (alg: string) =>
      [{ alg, kid: 'rsa' }, claims(), '']
        .map((part) => part && Buffer.from(JSON.stringify(part)).toString('base64url'))
        .join('.');
    const [otherRsa, otherElliptic] = [makeJwk('rsa', 'RS256'), makeJwk('elliptic')];
    const forged = {
      'the published key as a shared secret': await signed('HS256', 'rsa', bytes(JSON.stringify(published))),
      'its PEM as a shared secret': await signed('HS256', 'rsa', bytes(pem)),
      'the PEM without a name': await signed('HS256', undefined, bytes(pem)),
      'its modulus as a shared secret': await signed('HS256', 'rsa', Buffer.from(rsa.n ?? '', 'base64url')),
      'the shared secret in the name of a key': await signed('HS256', 'rsa', bytes(secret)),
      RS512: await signed('RS512', 'rsa', await importJWK({ ...rsa, alg: 'RS512' })),
      PS256: await signed('PS256', 'rsa', await importJWK({ ...rsa, alg: 'PS256' })),
      'the key under another name': await signed('RS256', 'elliptic', await importJWK(rsa)),
      'the key without a name': await signed('RS256', undefined, await importJWK(rsa)),
      'another RSA key': await signed('RS256', 'rsa', await importJWK(otherRsa)),
      'another elliptic key': await signed('ES256', 'elliptic', await importJWK(otherElliptic)),
      'another type of key': await signed('ES256', 'rsa', await importJWK(otherElliptic)),
      'no algorithm': unsigned('none'),
      'no algorithm, in other letters': unsigned('nOnE'),
      'no signature': unsigned('RS256'),
      'a name of every object': await signed('RS256', 'constructor', await importJWK(rsa)),
    };
    for (const [attack, token] of Object.entries(forged))
      await expect(keys.verify(token), attack).rejects.toBeInstanceOf(InvalidToken);
    expect(await keys.verify(await signed('RS256', 'rsa', await importJWK(rsa)))).toMatchObject({ sub: 'someone' });
    expect(await keys.verify(await signed('HS256', undefined, bytes(secret)))).toMatchObject({ sub: 'someone' });
  });

  it('sign nothing valid without an expiry, even beside a shared secret', async () => {
    const keys = await makeKeys({ clock, secret, operatorKeys: own(rsa) });
    for (const role of ['anon', 'service_role', 'authenticated'])
      await expect(keys.verify(await keys.sign({ role })), role).rejects.toBeInstanceOf(InvalidToken);
  });

  it('may not include the stored key, which verifies anyway', async () => {
    const material = await makeKeyMaterial(clock);
    const again = makeKeys({ material, clock, operatorKeys: own(material.signing) });
    await expect(again).rejects.toThrow('JWT_KEYS: leave out the key of keys.json');
  });

  it('publish no private part', async () => {
    const keys = await makeKeys({ clock, operatorKeys: own(rsa, { ...elliptic, key_ops: ['verify'] }) });
    const fields = keys.jwks.keys.flatMap((key) => Object.keys(key));
    expect(new Set(fields)).toEqual(new Set(['kty', 'n', 'e', 'kid', 'alg', 'use', 'key_ops', 'crv', 'x', 'y']));
    expect(keys.jwks.keys.map(({ key_ops: operations }) => operations)).toEqual([['verify'], ['verify'], ['verify']]);
  });
});

describe('the keys of a data folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cogn-keys-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('are created once and stay the same', async () => {
    const first = await loadKeys(join(folder, 'new'));
    const second = await loadKeys(join(folder, 'new'));
    expect(second.anonKey).toBe(first.anonKey);
    expect(second.serviceKey).toBe(first.serviceKey);
    expect(second.refreshSecret).toEqual(first.refreshSecret);
    expect(await second.verify(await first.sign({ role: 'anon', exp: 9e9 }))).toMatchObject({ role: 'anon' });
    expect(decodeJwt(first.anonKey)).toMatchObject({ role: 'anon' });
  });

  it('are the first process’s if several start at once, without leftover files', async () => {
    const together = join(folder, 'together');
    const made = await Promise.all(Array.from({ length: 6 }, () => loadKeys(together)));
    expect(new Set(made.map((keys) => keys.serviceKey)).size).toBe(1);
    expect(await readdir(together)).toEqual(['keys.json']);
  });

  it('stay the same with a shared secret too', async () => {
    const secret = 'a secret of the operator, long enough';
    expect((await loadKeys(folder, { secret })).anonKey).toBe((await loadKeys(folder, { secret })).anonKey);
  });

  it('are readable only by their owner, and warn otherwise', async () => {
    const warnings: string[] = [];
    await loadKeys(folder);
    const path = join(folder, 'keys.json');
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    await chmod(path, 0o644);
    await loadKeys(folder, { warn: (sentence) => warnings.push(sentence) });
    expect(warnings).toEqual([`Others on this machine can read ${path}. Run: chmod 600 ${path}`]);
  });

  it('are never replaced if their file is damaged', async () => {
    const path = join(folder, 'keys.json');
    await writeFile(path, '{"half":', { mode: 0o600 });
    await expect(loadKeys(folder)).rejects.toThrow('is damaged');
    expect(await readFile(path, 'utf8')).toBe('{"half":');
  });
});
