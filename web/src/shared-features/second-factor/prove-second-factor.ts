import { askAuthClient } from '#shared-features/auth-ui/ask-auth-client.ts';
import { readCode } from '#shared-features/auth-ui/read-code.ts';
import type { Refusal } from '#shared-features/auth-ui/read-refusal.ts';
import type { AuthClient } from '#core/session/load-auth-client.ts';
import { sessionStore } from '#core/session/session.ts';

/** What a person can show besides their password. */
export type Proof = 'app' | 'recovery';

/** Raises the session by a code of the app, or by one of the recovery codes, which is then used up. Never rejects. */
export function proveSecondFactor(proof: Proof, text: string): Promise<Refusal | null> {
  return askAuthClient((client) =>
    proof === 'recovery' ? client.mfa.recoveryCodes.verify({ code: text.trim() }) : proveByApp(client, text),
  );
}

/** Whoever has set up more than one app needn't say which one the code is from. */
async function proveByApp(client: AuthClient, text: string): Promise<{ error: unknown }> {
  const factors = sessionStore.get()?.user.factors ?? [];
  const code = readCode(text) ?? '';
  let answer: { error: unknown } = { error: new Error('no second factor') };
  for (const { id } of factors.filter(({ status, factor_type }) => status === 'verified' && factor_type === 'totp')) {
    answer = await client.mfa.challengeAndVerify({ factorId: id, code });
    if (!answer.error) break;
  }
  return answer;
}
