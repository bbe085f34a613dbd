import { createHash, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import {
  SignJWT,
  calculateJwkThumbprint,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  jwtVerify,
  errors as joseErrors,
  type CryptoKey,
  type JWK,
  type JWTPayload,
} from 'jose';
import { systemClock, type Clock } from './clock.ts';
import type { OperatorKeys } from './config/operator-keys.ts';
import { ConfigError } from './config/read-variables.ts';
import { roles, type Claims, type Role } from './database/port.ts';
import { Refusal } from './errors.ts';
import { makePushKeys, type PushKeys } from './push/push-keys.ts';

/**
 * Thrown for a token that this server did not sign, that was changed, or that has expired. The error's code is
 * `bad_jwt`; rest/v1 returns other codes (http/caller.ts).
 */
export class InvalidToken extends Refusal {
  override name = 'InvalidToken';
  readonly expired: boolean;

  constructor(expired: boolean) {
    const reason = expired ? 'token is expired' : 'token signature is invalid';
    super('bad_jwt', { message: `invalid JWT: unable to parse or verify signature, ${reason}` });
    this.expired = expired;
  }
}

/** The keys as stored in `keys.json`, so that a server has the same keys after a restart. */
export interface KeyMaterial {
  /** The ISO time at which the keys were created, which is the issue time of the two API keys. */
  made: string;
  /** The private ES256 key with its `kid`. */
  signing: JWK;
  /** 32 bytes in base64url. The server derives the successors of refresh tokens from them. */
  refreshSecret: string;
  anonKey: string;
  serviceKey: string;
}

type Algorithm = 'ES256' | 'RS256' | 'HS256';

/** Signs and verifies tokens. Each server has one. */
export interface Keys {
  /** The algorithm of new tokens; `kid` names their key. */
  algorithm: Algorithm;
  kid: string | undefined;
  /** The web app's API key. It is not secret. */
  anonKey: string;
  /** An API key with full access, for the operator's own programs. It must never reach a browser. */
  serviceKey: string;
  refreshSecret: Uint8Array;
  /**
   * The secret that signs addresses of files in storage/v1. It is derived from the stored keys, so that key files of older
   * versions, which lack this secret, still work.
   */
  storageSecret: Uint8Array;
  /**
   * The keys of web push. They are derived from the stored keys, so that key files of older versions, which lack these keys,
   * still work.
   */
  push: PushKeys;
  /** The public keys, as `/.well-known/jwks.json` returns them. Empty if a shared secret signs. */
  jwks: { keys: JWK[] };
  /** Signs a payload without changing it. The caller sets `iat` and `exp`, in seconds. */
  sign(payload: JWTPayload): Promise<string>;
  /**
   * Returns the verified claims of a token of this server. Throws `InvalidToken`. A result is cached until the token expires, or
   * until newer results displace it.
   */
  verify(token: string): Promise<Claims>;
}

const tenYears = 10 * 365 * 24 * 3600;
const rememberedTokens = 5000;
/**
 * The payload of an API key. It contains the stored creation time instead of the current time. So a server with a
 * shared secret, which signs the API keys at each start, always gets the same API keys.
 */
const fixedPayload = (role: Role, made: string): JWTPayload => {
  const issued = Math.floor(Date.parse(made) / 1000);
  return { iss: 'cogn', role, iat: issued, exp: issued + tenYears };
};

/** Creates new keys: a P-256 key pair, a secret for refresh tokens, and the two API keys. */
export async function makeKeyMaterial(clock: Clock = systemClock): Promise<KeyMaterial> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const signing = await exportJWK(privateKey);
  signing.kid = await calculateJwkThumbprint(signing);
  signing.alg = 'ES256';
  const made = clock.now().toISOString();
  const fixed = (role: Role) =>
    new SignJWT(fixedPayload(role, made))
      .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid: signing.kid })
      .sign(privateKey);
  return {
    made,
    signing,
    refreshSecret: randomBytes(32).toString('base64url'),
    anonKey: await fixed('anon'),
    serviceKey: await fixed('service_role'),
  };
}

/** A key that signs or verifies tokens, with the only algorithm for which it may be used. */
interface TokenKey {
  kid: string | undefined;
  algorithm: Algorithm;
  privateKey: CryptoKey | KeyObject | Uint8Array;
  publicKey: CryptoKey | KeyObject | Uint8Array;
  /** Absent for a shared secret, which has no public part. */
  publicJwk?: JWK;
}

/**
 * Prepares the keys for use. If there is a `secret`, it signs every token by HS256, including the two API keys. With
 * `operatorKeys`, one of them signs all tokens except the two API keys. The secret or the stored key then still verifies the
 * tokens that it signed.
 */
export async function makeKeys(
  options: {
    material?: KeyMaterial | undefined;
    secret?: string | undefined;
    operatorKeys?: OperatorKeys | undefined;
    clock?: Clock | undefined;
  } = {},
): Promise<Keys> {
  const { secret, operatorKeys, clock = systemClock } = options;
  const material = options.material ?? (await makeKeyMaterial(clock));
  const base = secret ? keyOfSecret(secret) : await keyOfMaterial(material);
  const named = new Map(operatorKeys?.all.map((key) => [key.kid, key]));
  if (base.kid !== undefined && named.has(base.kid))
    throw new ConfigError('JWT_KEYS: leave out the key of keys.json; the server verifies its tokens anyway');
  const { signing = base, all = [] } = operatorKeys ?? {};

  const sign = (payload: JWTPayload) => signWith(signing, payload);

  const refreshSecret = new Uint8Array(Buffer.from(material.refreshSecret, 'base64url'));

  const remembered = new Map<string, { claims: Claims; expires: number }>();
  const verify = async (token: string): Promise<Claims> => {
    const now = clock.now();
    const key = createHash('sha256').update(token).digest('base64');
    const known = remembered.get(key);
    if (known && known.expires > now.getTime()) return known.claims;
    remembered.delete(key);
    const claims = await check(token, (kid) => named.get(kid) ?? base, now);
    if (remembered.size >= rememberedTokens) remembered.delete(remembered.keys().next().value as string);
    remembered.set(key, { claims, expires: claims.exp === undefined ? Infinity : Number(claims.exp) * 1000 });
    return claims;
  };

  return {
    algorithm: signing.algorithm,
    kid: signing.kid,
    anonKey: secret ? await signWith(base, fixedPayload('anon', material.made)) : material.anonKey,
    serviceKey: secret ? await signWith(base, fixedPayload('service_role', material.made)) : material.serviceKey,
    refreshSecret,
    storageSecret: new Uint8Array(hkdfSync('sha256', refreshSecret, '', 'addresses of storage/v1', 32)),
    push: makePushKeys(refreshSecret),
    jwks: { keys: [...all, base].flatMap(({ publicJwk }) => publicJwk ?? []) },
    sign,
    verify,
  };
}

function keyOfSecret(secret: string): TokenKey {
  const bytes = new TextEncoder().encode(secret);
  return { kid: undefined, algorithm: 'HS256', privateKey: bytes, publicKey: bytes };
}

async function keyOfMaterial({ signing }: KeyMaterial): Promise<TokenKey> {
  const { d: _private, ...half } = signing;
  const [privateKey, publicKey] = await Promise.all([importJWK(signing, 'ES256'), importJWK(half, 'ES256')]);
  const publicJwk: JWK = { ...half, use: 'sig', key_ops: ['verify'] };
  return { kid: signing.kid, algorithm: 'ES256', privateKey, publicKey, publicJwk };
}

function signWith({ kid, algorithm, privateKey }: TokenKey, payload: JWTPayload): Promise<string> {
  return new SignJWT(payload).setProtectedHeader({ alg: algorithm, typ: 'JWT', ...(kid && { kid }) }).sign(privateKey);
}

/**
 * The roles of programs. If a shared secret signs, their tokens may have no expiry (docs/decisions/0014); users' tokens
 * must have one.
 */
const rolesOfPrograms: readonly unknown[] = ['anon', 'service_role'] satisfies Role[];

/**
 * Verifies a token. Its header can only select one of our own keys. The algorithm always comes from that key, not from
 * the header.
 */
async function check(token: string, keyOf: (kid: string) => Omit<TokenKey, 'privateKey'>, now: Date): Promise<Claims> {
  try {
    const { algorithm, publicKey: key } = keyOf(decodeProtectedHeader(token).kid ?? '');
    const { payload } = await jwtVerify(token, key, { algorithms: [algorithm], currentDate: now });
    if (!roles.includes(payload.role as Role)) throw new InvalidToken(false);
    const mayBeEndless = algorithm === 'HS256' && rolesOfPrograms.includes(payload.role) && payload.sub === undefined;
    if (payload.exp === undefined && !mayBeEndless) throw new InvalidToken(false);
    return { ...payload, role: payload.role as Role };
  } catch (error) {
    if (error instanceof InvalidToken) throw error;
    throw new InvalidToken(error instanceof joseErrors.JWTExpired);
  }
}
