import { createPrivateKey, createPublicKey, sign, verify, type JsonWebKey, type KeyObject } from 'node:crypto';
import type { JWK } from 'jose';
import { z } from 'zod';
import { ConfigError } from './read-variables.ts';

/** A key from `JWT_KEYS`. Printing its `KeyObject`s or converting them to JSON reveals nothing. */
interface OperatorKey {
  kid: string;
  algorithm: 'ES256' | 'RS256';
  publicKey: KeyObject;
  /** The public key, for `/.well-known/jwks.json`. */
  publicJwk: JWK;
}

/** The operator's own keys. All of them verify access tokens, and one signs them. */
export interface OperatorKeys {
  all: OperatorKey[];
  signing: OperatorKey & { privateKey: KeyObject };
}

const entryShape = z.looseObject({ kty: z.string() });
type Entry = z.infer<typeof entryShape>;
const operationsShape = z.array(z.string()).optional();

/** The accepted key types, each with the only algorithm for which it is used. */
const kinds: Readonly<Record<string, { algorithm: OperatorKey['algorithm']; crv: string | undefined }>> = {
  EC: { algorithm: 'ES256', crv: 'P-256' },
  RSA: { algorithm: 'RS256', crv: undefined },
};

/** The smallest RSA key size in bits and the smallest public exponent that NIST allows (FIPS 186). */
const smallestRsa = { bits: 2048, exponent: 65_537n };

/**
 * Reads `JWT_KEYS`: a JSON array of JWKs, each with a `kid`. One of them has its private part and signs. Throws a
 * `ConfigError` that says what to change. The error names keys by their position, because the text is secret.
 */
export function readOperatorKeys(text: string): OperatorKeys {
  const entries = z.array(entryShape).min(1).safeParse(parseJson(text)).data;
  if (!entries) throw fault('must be a JSON array of keys (JWK), each an object with `kty` and `kid`');
  const all = entries.map((entry, index) => readKey(entry, `key ${String(index + 1)}`));
  if (new Set(all.map(({ kid }) => kid)).size < all.length) throw fault('two keys have the same `kid`; give each its own');
  const signing = findSigner(all);
  // Drop the private part of keys that only verify.
  return { all: all.map(({ kid, algorithm, publicKey, publicJwk }) => ({ kid, algorithm, publicKey, publicJwk })), signing };
}

type ReadKey = OperatorKey & { privateKey: KeyObject | undefined; operations: string[] | undefined };

/**
 * Finds the signing key: the one with `sign` in its `key_ops`. If no key has `sign`, the only private key without `key_ops`
 * signs.
 */
function findSigner(all: readonly ReadKey[]): OperatorKeys['signing'] {
  const named = all.filter(({ operations }) => operations?.includes('sign'));
  const unnamed = all.filter(({ privateKey, operations }) => privateKey && operations === undefined);
  const [signer, other] = named.length > 0 ? named : unnamed;
  if (!signer) throw fault('no key signs; give one its private part (`d`) and `"key_ops":["sign"]`');
  if (other) throw fault('two keys would sign; leave `"key_ops":["sign"]` at one, and give the others `["verify"]`');
  const { kid, algorithm, publicKey, publicJwk, privateKey } = signer;
  if (!privateKey) throw fault('the key whose `key_ops` has `sign` needs its private part (`d`)');
  return { kid, algorithm, publicKey, publicJwk, privateKey };
}

function readKey(entry: Entry, name: string): ReadKey {
  const kind = kinds[entry.kty];
  if (entry.kty === 'oct') throw fault(`${name} is a shared secret (\`oct\`); set JWT_SECRET to it instead`);
  if (!kind || entry['crv'] !== kind.crv || (entry['alg'] ?? kind.algorithm) !== kind.algorithm)
    throw fault(`${name} must be an EC key on P-256 for ES256, or an RSA key for RS256`);
  const { kid, use = 'sig' } = entry;
  if (typeof kid !== 'string' || !/^\S{1,100}$/.test(kid))
    throw fault(`${name} needs a \`kid\`: a name of 1 to 100 characters without spaces`);
  if (use !== 'sig') throw fault(`${name} is not for signatures; make a key whose \`use\` is \`sig\``);
  const operations = operationsShape.safeParse(entry['key_ops']);
  if (!operations.success) throw fault(`${name} has a \`key_ops\` that is no array such as \`["sign"]\``);
  const { publicKey, privateKey } = importPair(entry) ?? {};
  if (!publicKey) throw fault(`${name} is damaged or incomplete, or its halves do not match; export it again`);
  const { modulusLength = 0, publicExponent = 0n } = publicKey.asymmetricKeyDetails ?? {};
  if (entry.kty === 'RSA' && (modulusLength < smallestRsa.bits || publicExponent < smallestRsa.exponent))
    throw fault(`${name} is too weak; an RSA key needs 2048 bits or more, and the exponent 65537 (AQAB)`);
  const half = publicKey.export({ format: 'jwk' });
  const publicJwk = { ...half, kid, alg: kind.algorithm, use, key_ops: ['verify'] } as JWK;
  return { kid, algorithm: kind.algorithm, publicKey, publicJwk, privateKey, operations: operations.data };
}

/** Imports a key. Undefined if it is unusable; errors of Node are dropped, because they could contain the key. */
function importPair(entry: Entry): { publicKey: KeyObject; privateKey: KeyObject | undefined } | undefined {
  try {
    const { kty, crv, x, y, n, e } = entry as JsonWebKey;
    const publicKey = createPublicKey({ key: { kty, crv, x, y, n, e }, format: 'jwk' });
    if (entry['d'] === undefined) return { publicKey, privateKey: undefined };
    const privateKey = createPrivateKey({ key: entry as JsonWebKey, format: 'jwk' });
    const probe = Buffer.from('do both halves belong together?');
    return verify('sha256', probe, publicKey, sign('sha256', probe, privateKey)) ? { publicKey, privateKey } : undefined;
  } catch {
    return undefined;
  }
}

/** Parses JSON. Undefined if it is invalid; the parser's error is dropped, because it would contain the secret text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function fault(sentence: string): ConfigError {
  return new ConfigError(`JWT_KEYS: ${sentence}`);
}
