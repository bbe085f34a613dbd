import { generateKeyPairSync } from 'node:crypto';
import type { JWK } from 'jose';

/** A new private key, in the form in which an operator puts it into `JWT_KEYS`. `fields` replace or extend its fields. */
export function makeJwk(kid: string, algorithm: 'ES256' | 'RS256' = 'ES256', fields: JWK = {}): JWK {
  const { privateKey } =
    algorithm === 'ES256'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...(privateKey.export({ format: 'jwk' }) as JWK), kid, alg: algorithm, key_ops: ['sign'], ...fields };
}

/** The public part of a key, which can only verify. */
export function publicHalf({ kty, crv, x, y, n, e, kid }: JWK): JWK {
  return JSON.parse(JSON.stringify({ kty, crv, x, y, n, e, kid })) as JWK;
}
