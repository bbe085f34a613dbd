import { createECDH, randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { makeKeyMaterial, makeKeys } from '#keys.ts';
import { makePushKeys } from './push-keys.ts';

it('are a P-256 key pair and a separate secret, both derived from the server’s secret', () => {
  for (let count = 0; count < 50; count += 1) {
    const secret = randomBytes(32);
    const keys = makePushKeys(secret);
    expect(makePushKeys(secret)).toEqual(keys);
    const pair = createECDH('prime256v1');
    pair.setPrivateKey(keys.privateKey, 'base64url');
    expect(pair.getPublicKey('base64url')).toBe(keys.publicKey);
    expect(Buffer.from(keys.privateKey, 'base64url')).toHaveLength(32);
    expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65);
    expect(keys.answerSecret).toHaveLength(32);
    expect(Buffer.from(keys.answerSecret).toString('base64url')).not.toBe(keys.privateKey);
  }
});

it('are equal for all processes with a copy of keys.json, and differ between servers', async () => {
  const material = await makeKeyMaterial();
  const [one, copy] = [await makeKeys({ material }), await makeKeys({ material, secret: 's'.repeat(32) })];
  expect(copy.push).toEqual(one.push);
  expect((await makeKeys()).push.publicKey).not.toBe(one.push.publicKey);
});
