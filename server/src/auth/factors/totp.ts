import { Secret, TOTP } from 'otpauth';

const period = 30;
/** Steps of thirty seconds by which the user's clock may be off in either direction, as RFC 6238 recommends. */
const window = 1;

/** Returns a new random secret of 160 bits, as RFC 4226 recommends. */
export function newTotpSecret(): Uint8Array {
  return new Secret({ size: 20 }).bytes;
}

/**
 * Returns the secret in base32, and the URI for authenticator apps. Codes use SHA-1, six digits and steps of thirty seconds,
 * because every authenticator app supports these parameters.
 */
export function describeTotp(
  secret: Uint8Array,
  names: { issuer: string; account: string },
): { secret: string; uri: string } {
  const totp = totpOf(secret, names);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** Returns the number of the 30-second step since 1970 to which this code belongs, or undefined if the code is not valid now. */
export function totpStep(secret: Uint8Array, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / period) + delta;
}

function totpOf(secret: Uint8Array, names?: { issuer: string; account: string }): TOTP {
  const buffer = new Uint8Array(secret).buffer;
  return new TOTP({ issuer: names?.issuer ?? '', label: names?.account ?? '', secret: new Secret({ buffer }), period });
}
