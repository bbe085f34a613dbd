import { readRefusal, type Refusal } from '#shared-features/auth-ui/read-refusal.ts';
import { loadAuthClient } from '#core/session/load-auth-client.ts';

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
