import { readRefusal, type Refusal } from '#shared-features/auth-ui/read-refusal.ts';
import { loadAuthClient } from '#core/session/load-auth-client.ts';

/** A second factor that waits for its first code. */
export interface Begun {
  readonly id: string;
  /** Address of the picture that an app reads. */
  readonly picture: string;
  /** The same as text, for typing. */
  readonly secret: string;
  /** The same as a link that an authenticator on this very device opens: `otpauth://...`. */
  readonly link: string;
}

/** Asks for a new factor by app. Never rejects. */
export async function beginSetUp(): Promise<Begun | { refusal: Refusal }> {
  try {
    const client = await loadAuthClient();
    const { data, error } = await client.mfa.enroll({ factorType: 'totp', issuer: 'COGN' });
    if (error) return { refusal: readRefusal(error) };
    // Colours are part of the picture: cameras need dark on light in every theme.
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

/** Ten new codes; older ones end. Never rejects. */
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
