import { readRefusal, type Refusal } from '#shared-features/auth-ui/read-refusal.ts';
import { loadAuthClient } from '#core/session/load-auth-client.ts';

/** A second factor that the person has begun to set up. Its first code is not confirmed yet. */
export interface Begun {
  readonly id: string;
  /** The QR code, as a data URL. */
  readonly picture: string;
  /** The secret as text, for typing. */
  readonly secret: string;
  /** The secret as an `otpauth://` link, which opens an authenticator app on this device. */
  readonly link: string;
}

/** Enrols a new authenticator app. Never rejects. */
export async function beginSetUp(): Promise<Begun | { refusal: Refusal }> {
  try {
    const client = await loadAuthClient();
    const { data, error } = await client.mfa.enroll({ factorType: 'totp', issuer: 'COGN' });
    if (error) return { refusal: readRefusal(error) };
    // The QR code has fixed colours: cameras need dark on light in every theme.
    const drawing = data.totp.qr_code.replace(/^data:image\/svg\+xml;utf-8,/, '');
    return {
      id: data.id,
      picture: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
      secret: data.totp.secret,
      link: data.totp.uri,
    };
  } catch (error) {
    return { refusal: readRefusal(error) };
  }
}

/** Creates ten new recovery codes, which invalidate the older ones. Never rejects. */
export async function makeRecoveryCodes(): Promise<{ codes: readonly string[] } | { refusal: Refusal }> {
  try {
    const client = await loadAuthClient();
    const first = await client.mfa.recoveryCodes.generate();
    const hasSome = first.error?.code === 'mfa_verified_factor_exists';
    const { data, error } = hasSome ? await client.mfa.recoveryCodes.regenerate() : first;
    return error ? { refusal: readRefusal(error) } : { codes: data.codes };
  } catch (error) {
    return { refusal: readRefusal(error) };
  }
}
