import { readRefusal, type Refusal } from '#core/door/read-refusal.ts';
import { loadAuthClient } from '#core/session/load-auth-client.ts';

/** Ten new codes; older ones end. Never rejects. */
export async function makeRecoveryCodes(): Promise<{ codes: readonly string[] } | { refusal: Refusal }> {
  try {
    const client = await loadAuthClient();
    const { data, error } = await client.mfa.recoveryCodes.generate();
    return error ? { refusal: readRefusal(error) } : { codes: data.codes };
  } catch (error) {
    return { refusal: readRefusal(error) };
  }
}
