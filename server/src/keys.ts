import { createHash, hkdfSync, randomBytes } from 'node:crypto';
import {
  SignJWT,
  calculateJwkThumbprint,
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
import { roles, type Claims, type Role } from './database/port.ts';
import { Refusal } from './errors.ts';
import { makePushKeys, type PushKeys } from './push/push-keys.ts';

/**
 * A token is not ours, was changed, or has expired. Refused as `bad_jwt`; rest/v1 has its own code for it (http/caller.ts).
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

/** The stored keys, which identify a server across restarts. */
export interface KeyMaterial {
  /** ISO time of creation: the issue time of the two API keys. */
  made: string;
  /** The private ES256 key with its `kid`. */
  signing: JWK;
  /** 32 bytes in base64url, from which successors of refresh tokens are derived. */
  refreshSecret: string;
  anonKey: string;
  serviceKey: string;
}

/** Signs and verifies tokens. One per server. */
export interface Keys {
  algorithm: 'ES256' | 'HS256';
  kid: string | undefined;
  /** Identifies requests of the web app; not a secret. */
  anonKey: string;
  /** Full access: for the operator's own programs, never for a browser. */
  serviceKey: string;
  refreshSecret: Uint8Array;
  /** Signs the URLs of storage/v1's files. Derived from the stored keys, so that older key files work too. */
  storageSecret: Uint8Array;
  /** The keys of web push, derived for the same reason. */
  push: PushKeys;
  /** The public key in the format of `/.well-known/jwks.json`; empty with HS256. */
  jwks: { keys: JWK[] };
  /** Signs a payload unchanged; the caller sets `iat` and `exp`, in seconds. */
  sign(payload: JWTPayload): Promise<string>;
  /**
   * The verified claims of our token; throws `InvalidToken`. Cached until the token expires; one without an expiry
   * until the cache is full.
   */
  verify(token: string): Promise<Claims>;
}

const tenYears = 10 * 365 * 24 * 3600;
const rememberedTokens = 5000;
/** Set once for servers with a shared secret, so that the two API keys stay the same after each start. */
const fixedPayload = (role: Role, made: string): JWTPayload => {
  const issued = Math.floor(Date.parse(made) / 1000);
  return { iss: 'cogn', role, iat: issued, exp: issued + tenYears };
};

/** New key material: a P-256 pair, a secret for refresh tokens, and the two API keys. */
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

/** Prepares the keys. With `secret` every token, including the two API keys, is signed by HS256 with it instead. */
export async function makeKeys(options: { material?: KeyMaterial; secret?: string; clock?: Clock } = {}): Promise<Keys> {
  const { secret, clock = systemClock } = options;
  const material = options.material ?? (await makeKeyMaterial(clock));
  const algorithm = secret ? 'HS256' : 'ES256';
  const signingKey = secret ? new TextEncoder().encode(secret) : ((await importJWK(material.signing, 'ES256')) as CryptoKey);
  const { d: _private, ...publicHalf } = material.signing;
  const checkingKey = secret ? (signingKey as Uint8Array) : ((await importJWK(publicHalf, 'ES256')) as CryptoKey);
  const kid = secret ? undefined : material.signing.kid;

  const sign = (payload: JWTPayload) =>
    new SignJWT(payload).setProtectedHeader({ alg: algorithm, typ: 'JWT', ...(kid && { kid }) }).sign(signingKey);

  const refreshSecret = new Uint8Array(Buffer.from(material.refreshSecret, 'base64url'));

  const remembered = new Map<string, { claims: Claims; expires: number }>();
  const verify = async (token: string): Promise<Claims> => {
    const now = clock.now();
    const key = createHash('sha256').update(token).digest('base64');
    const known = remembered.get(key);
    if (known && known.expires > now.getTime()) return known.claims;
    remembered.delete(key);
    const claims = await check(token, checkingKey, algorithm, now);
    if (remembered.size >= rememberedTokens) remembered.delete(remembered.keys().next().value as string);
    remembered.set(key, { claims, expires: claims.exp === undefined ? Infinity : Number(claims.exp) * 1000 });
    return claims;
  };

  return {
    algorithm,
    kid,
    anonKey: secret ? await sign(fixedPayload('anon', material.made)) : material.anonKey,
    serviceKey: secret ? await sign(fixedPayload('service_role', material.made)) : material.serviceKey,
    refreshSecret,
    storageSecret: new Uint8Array(hkdfSync('sha256', refreshSecret, '', 'addresses of storage/v1', 32)),
    push: makePushKeys(refreshSecret),
    jwks: { keys: secret ? [] : [{ ...publicHalf, use: 'sig', key_ops: ['verify'] }] },
    sign,
    verify,
  };
}

/**
 * Roles of programs, whose tokens may lack an expiry if a shared secret signs them (docs/decisions/0014). A user's
 * token never may.
 */
const rolesOfPrograms: readonly unknown[] = ['anon', 'service_role'] satisfies Role[];

async function check(token: string, key: CryptoKey | Uint8Array, algorithm: string, now: Date): Promise<Claims> {
  try {
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
