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

/** A token that is not ours, was changed, or has expired. Refuses as `bad_jwt`; rest/v1 has its own code for it (http/caller.ts). */
export class InvalidToken extends Refusal {
  override name = 'InvalidToken';
  readonly expired: boolean;

  constructor(expired: boolean) {
    const reason = expired ? 'token is expired' : 'token signature is invalid';
    super('bad_jwt', { message: `invalid JWT: unable to parse or verify signature, ${reason}` });
    this.expired = expired;
  }
}

/** What is stored on disk, and all that a server needs to be recognised as the same one tomorrow. */
export interface KeyMaterial {
  /** ISO time of making: the issue time of the two fixed keys. */
  made: string;
  /** The private ES256 key with its `kid`. */
  signing: JWK;
  /** 32 bytes, base64url: successors of refresh tokens are derived from it. */
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
  /** Opens everything: for the operator's own programs, never for a browser. */
  serviceKey: string;
  refreshSecret: Uint8Array;
  /** Signs the addresses by which storage/v1 hands out files. Follows from what is stored, so that keys made before it was wanted have it too. */
  storageSecret: Uint8Array;
  /** Of notifications by web push. They follow from what is stored, for the same reason. */
  push: PushKeys;
  /** The public half, as `/.well-known/jwks.json` shows it; empty with HS256. */
  jwks: { keys: JWK[] };
  /** Signs a payload as it is; `iat` and `exp` are the caller's, in seconds. */
  sign(payload: JWTPayload): Promise<string>;
  /** The claims of a token of ours; throws `InvalidToken`. Remembered until the token expires, one without an end until it is pushed out. */
  verify(token: string): Promise<Claims>;
}

const tenYears = 10 * 365 * 24 * 3600;
const rememberedTokens = 5000;
/** Made once for servers with a shared secret: the two fixed keys must come out the same after each start. */
const fixedPayload = (role: Role, made: string): JWTPayload => {
  const issued = Math.floor(Date.parse(made) / 1000);
  return { iss: 'cogn', role, iat: issued, exp: issued + tenYears };
};

/** New key material: a P-256 pair, a secret for refresh tokens, and the two fixed keys. */
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

/** Keys ready for use. With `secret` every token, the two fixed keys included, is signed by HS256 with it instead. */
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

/** Roles of programs, whose tokens may lack an end where a shared secret signs them (docs/decisions/0014). A person's never may. */
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
