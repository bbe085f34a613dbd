import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { z } from 'zod';
import type { Clock } from '#clock.ts';
import type { Config } from '#config/config.ts';
import type { IdTokenIssuer } from '#config/account-variables.ts';

/** The claims of a verified ID token. */
export interface IdTokenClaims extends JWTPayload {
  sub: string;
  email?: string;
  email_verified?: boolean;
  nonce?: string;
}

export interface IdTokens {
  /** Whether the operator configured an issuer with this name. */
  knows(provider: string): boolean;
  /**
   * Returns the claims of a valid token that the issuer signed for this server. Rejects with `BadIdToken` for an invalid
   * token, and with another error when validity is unknown, because the issuer is unreachable or responds wrongly.
   */
  verify(provider: string, token: string): Promise<IdTokenClaims>;
}

/** An invalid token; `cause` has the reason. */
export class BadIdToken extends Error {
  override name = 'BadIdToken';
}

/** The errors of the library `jose` for an invalid token. Its other errors concern fetching the issuer's keys. */
const tokenFaults = [
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWTClaimValidationFailed,
  errors.JWTExpired,
  errors.JWTInvalid,
];

/** Allow only public-key signatures: with a shared secret, every holder of the secret could issue tokens. */
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const patienceMilliseconds = 5000;

const discovery = z.object({ issuer: z.string(), jwks_uri: z.url() });
const claimsShape = z.looseObject({
  sub: z.string().min(1).max(255),
  email: z
    .string()
    .transform((email) => email.trim().toLowerCase())
    .optional(),
  // Some issuers send this claim as text.
  email_verified: z.union([z.boolean(), z.enum(['true', 'false']).transform((word) => word === 'true')]).optional(),
  nonce: z.string().optional(),
});

/**
 * Verifies ID tokens of the configured issuers. Fetches an issuer's keys by OpenID Connect Discovery when they are first needed,
 * and again after the issuer has rotated them.
 */
export function createIdTokens(config: Pick<Config, 'idTokenIssuers'>, clock: Clock): IdTokens {
  const issuers = new Map(config.idTokenIssuers.map((issuer) => [issuer.name, issuer]));
  const keySets = new Map<string, Promise<JWTVerifyGetKey>>();

  const keysOf = (issuer: IdTokenIssuer): Promise<JWTVerifyGetKey> => {
    const known = keySets.get(issuer.name);
    if (known) return known;
    const found = findKeys(issuer.issuer);
    keySets.set(issuer.name, found);
    // Do not cache a failure, so that the next sign-in retries.
    found.catch(() => keySets.delete(issuer.name));
    return found;
  };

  return {
    knows: (provider) => issuers.has(provider),
    async verify(provider, token) {
      const issuer = issuers.get(provider);
      if (!issuer) throw new Error('an unknown issuer');
      const keys = await keysOf(issuer);
      const verified = await jwtVerify(token, keys, {
        issuer: issuer.issuer,
        audience: issuer.audiences,
        algorithms,
        currentDate: clock.now(),
        requiredClaims: ['exp', 'sub'],
      }).catch((cause: unknown) => {
        if (tokenFaults.some((fault) => cause instanceof fault)) throw new BadIdToken('Bad ID token', { cause });
        throw cause;
      });
      const { data, error } = claimsShape.safeParse(verified.payload);
      if (error) throw new BadIdToken('Bad ID token', { cause: error });
      return data;
    },
  };
}

async function findKeys(issuer: string): Promise<JWTVerifyGetKey> {
  const response = await fetch(`${issuer.replace(/\/{1,8}$/, '')}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(patienceMilliseconds),
  });
  if (!response.ok) throw new Error(`the issuer's discovery answers ${String(response.status)}`);
  const found = discovery.parse(await response.json());
  if (found.issuer !== issuer) throw new Error('the issuer calls itself otherwise');
  return createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: patienceMilliseconds });
}
