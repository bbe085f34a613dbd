import { generateKeyPairSync } from 'node:crypto';
import { inspect } from 'node:util';
import type { JWK } from 'jose';
import { describe, expect, it } from 'vitest';
import { makeJwk, publicHalf } from '#testing/make-jwk.ts';
import { ConfigError, readConfig } from './config.ts';
import { explainVariables } from './explain-variables.ts';
import { readOperatorKeys } from './operator-keys.ts';

const [elliptic, rsa, other] = [makeJwk('elliptic'), makeJwk('rsa', 'RS256'), makeJwk('other')];
const read = (...keys: unknown[]) => readOperatorKeys(JSON.stringify(keys));
const without = (key: JWK, ...names: (keyof JWK)[]) =>
  Object.fromEntries(Object.entries(key).filter(([name]) => !names.includes(name as keyof JWK))) as JWK;
const generated = (type: 'rsa' | 'ec' | 'ed25519', options: object): JWK => {
  const { privateKey } = generateKeyPairSync(type as 'rsa', options as { modulusLength: number });
  return { ...(privateKey.export({ format: 'jwk' }) as JWK), kid: 'generated', key_ops: ['sign'] };
};

describe('the operator’s own keys', () => {
  it.each([
    ['ES256', elliptic],
    ['RS256', rsa],
  ])('%s: one signs, and the algorithm is that of the key’s type', (algorithm, key) => {
    const { signing, all } = read(without(key, 'alg'));
    expect(signing).toMatchObject({ kid: key.kid, algorithm, publicJwk: { use: 'sig', key_ops: ['verify'] } });
    expect(all).toHaveLength(1);
  });

  it('sign by the key whose `key_ops` says so, else by the only private one', () => {
    expect(read({ ...elliptic, key_ops: ['verify'] }, rsa).signing.kid).toBe('rsa');
    expect(read(publicHalf(elliptic), without(rsa, 'key_ops')).signing.kid).toBe('rsa');
    expect(read(without(elliptic, 'key_ops'), rsa).signing.kid).toBe('rsa');
  });

  it('keep the private part of the signing key alone, and show it nowhere', () => {
    const keys = read({ ...elliptic, key_ops: ['verify'] }, rsa);
    expect(keys.all.every((key) => !('privateKey' in key))).toBe(true);
    const names = ['kty', 'crv', 'x', 'y', 'n', 'e', 'kid', 'alg', 'use', 'key_ops'];
    for (const { publicJwk } of keys.all) for (const name of Object.keys(publicJwk)) expect(names).toContain(name);
    const shown = JSON.stringify(keys) + inspect(keys, { depth: 9 });
    for (const secret of [elliptic.d, rsa.d, rsa.p]) expect(shown).not.toContain(secret);
  });

  const shared = { kty: 'oct', k: Buffer.alloc(32, 'hunter2').toString('base64url'), kid: 'shared', key_ops: ['sign'] };
  const half = { ...without(elliptic, 'd'), key_ops: ['sign'] };
  it.each<[string, string, string]>([
    ['no JSON', `${JSON.stringify([elliptic])}]`, 'must be a JSON array of keys'],
    ['no array', JSON.stringify({ keys: [elliptic] }), 'must be a JSON array of keys'],
    ['no key', '[]', 'must be a JSON array of keys'],
    ['no object', `["${elliptic.d ?? ''}"]`, 'must be a JSON array of keys'],
    ['a shared secret', JSON.stringify([elliptic, shared]), 'key 2 is a shared secret (`oct`); set JWT_SECRET'],
    ['no name', JSON.stringify([without(elliptic, 'kid')]), 'key 1 needs a `kid`'],
    ['an empty name', JSON.stringify([{ ...elliptic, kid: '' }]), 'key 1 needs a `kid`'],
    ['one name twice', JSON.stringify([elliptic, { ...publicHalf(rsa), kid: 'elliptic' }]), 'two keys have the same `kid`'],
    ['another curve', JSON.stringify([generated('ec', { namedCurve: 'P-384' })]), 'key 1 must be an EC key on P-256'],
    ['another type', JSON.stringify([generated('ed25519', {})]), 'key 1 must be an EC key on P-256'],
    ['a type of every object', JSON.stringify([{ ...elliptic, kty: 'constructor' }]), 'key 1 must be an EC key on P-256'],
    ['another algorithm', JSON.stringify([{ ...rsa, alg: 'PS256' }]), 'key 1 must be an EC key on P-256'],
    ['no algorithm', JSON.stringify([{ ...elliptic, alg: 'none' }]), 'key 1 must be an EC key on P-256'],
    ['the shared algorithm', JSON.stringify([{ ...rsa, alg: 'HS256' }]), 'key 1 must be an EC key on P-256'],
    ['a key for encryption', JSON.stringify([{ ...rsa, use: 'enc' }]), 'key 1 is not for signatures'],
    ['a word as `key_ops`', JSON.stringify([{ ...rsa, key_ops: 'sign' }]), 'key 1 has a `key_ops` that is no array'],
    ['a short RSA key', JSON.stringify([generated('rsa', { modulusLength: 1024 })]), 'key 1 is too weak'],
    [
      'a small exponent',
      JSON.stringify([generated('rsa', { modulusLength: 2048, publicExponent: 3 })]),
      'key 1 is too weak',
    ],
    ['a cut key', JSON.stringify([{ ...elliptic, x: elliptic.x?.slice(4) }]), 'key 1 is damaged'],
    ['an incomplete key', JSON.stringify([without(rsa, 'p')]), 'key 1 is damaged'],
    ['halves of two keys', JSON.stringify([{ ...elliptic, d: other.d }]), 'key 1 is damaged'],
    ['only public keys', JSON.stringify([publicHalf(elliptic)]), 'no key signs'],
    ['only verifying keys', JSON.stringify([{ ...elliptic, key_ops: ['verify'] }]), 'no key signs'],
    [
      'a public key that should sign',
      JSON.stringify([half, without(rsa, 'key_ops')]),
      'the key whose `key_ops` has `sign` needs its private part',
    ],
    ['two signing keys', JSON.stringify([elliptic, rsa]), 'two keys would sign'],
    ['two private keys', JSON.stringify([elliptic, rsa].map((key) => without(key, 'key_ops'))), 'two keys would sign'],
  ])('stop the start with a sentence that quotes nothing: %s', (_, text, sentence) => {
    const start = () => readConfig({ JWT_KEYS: text });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(`JWT_KEYS: ${sentence}`);
    // Returns a text with the error's message, its stack and its causes.
    const shown = () => {
      try {
        return start();
      } catch (error) {
        return inspect(error, { depth: 9 });
      }
    };
    for (const secret of [elliptic.d, rsa.d, rsa.n, shared.k, other.d]) expect(shown()).not.toContain(secret);
  });

  it('are reported together with other faults, and explained without their value', () => {
    expect(() => readConfig({ JWT_KEYS: '[]', PORT: 'eighty' })).toThrow(/^PORT: .*\nJWT_KEYS: /);
    const explained = explainVariables({ JWT_KEYS: JSON.stringify([elliptic]) }, new Set(['JWT_KEYS']));
    expect(explained).toContain('JWT_KEYS  (secret)');
    expect(explained).toContain("example:  JWT_KEYS='[{");
    expect(explained).not.toContain(elliptic.d);
  });

  it('are absent by default', () => {
    expect(readConfig({}).jwt.keys).toBeUndefined();
  });
});
