import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { Refusal } from '#errors.ts';

/**
 * The PKCE challenge of a client (RFC 7636): only the client with the verifier can exchange the code in a link's redirect.
 */
export interface CodeChallenge {
  challenge: string;
  method: 's256' | 'plain';
}

/** The two PKCE fields of a request body. Clients that use the implicit flow send them as null. */
export const codeChallengeFields = {
  code_challenge: z
    .string()
    .regex(/^(?:[\w.~-]{43,128})?$/, 'code challenge has to be between 43 and 128 characters long')
    .nullish(),
  code_challenge_method: z
    .string()
    .transform((method) => method.toLowerCase())
    .pipe(z.enum(['', 's256', 'plain'], 'code challenge method has to be s256 or plain'))
    .nullish(),
};

/** Reads the two PKCE fields. Returns undefined when the client does not use PKCE. Refuses one field without the other. */
export function readCodeChallenge(body: {
  code_challenge?: string | null;
  code_challenge_method?: '' | 's256' | 'plain' | null;
}): CodeChallenge | undefined {
  const { code_challenge: challenge, code_challenge_method: method } = body;
  if (!challenge && !method) return undefined;
  if (challenge && method) return { challenge, method };
  throw new Refusal('validation_failed', { message: 'PKCE flow requires code_challenge_method and code_challenge' });
}

/** Whether the client made the challenge from this verifier. */
export function answersChallenge(verifier: string, { challenge, method }: CodeChallenge): boolean {
  const made = method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url');
  const [left, right] = [Buffer.from(made), Buffer.from(challenge)];
  return left.length === right.length && timingSafeEqual(left, right);
}
