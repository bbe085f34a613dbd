import { askAuthClient } from '#shared-features/auth-ui/ask-auth-client.ts';
import { readCode } from '#shared-features/auth-ui/check-input.ts';
import type { Refusal } from '#shared-features/auth-ui/read-refusal.ts';
import type { AuthClient } from '#core/session/load-auth-client.ts';
import { sessionStore } from '#core/session/session.ts';

/** The kinds of second factor. */
export type Proof = 'app' | 'recovery';

/** Raises the session's assurance level with a code of an authenticator app or a single-use recovery code. Never rejects. */
export function proveSecondFactor(proof: Proof, text: string): Promise<Refusal | null> {
  return askAuthClient((client) =>
    proof === 'recovery' ? client.mfa.recoveryCodes.verify({ code: text.trim() }) : proveByApp(client, text),
  );
}

/** Tries the code with each authenticator app, because the user may have several. */
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
