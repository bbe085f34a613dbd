import { loadAuthClient } from '#core/session/load-auth-client.ts';
import type { MailLink } from './read-mail-link.ts';

export type ConfirmationAnswer = 'confirmed' | 'refused' | 'offline' | 'failed';

/** Confirms the address and signs in. Never rejects: what went wrong is the answer. */
export async function confirmAccount(link: Extract<MailLink, { kind: 'token' }>): Promise<ConfirmationAnswer> {
  try {
    const client = await loadAuthClient();
    const { error } = await client.verifyOtp({ token_hash: link.tokenHash, type: link.type });
    if (!error) return 'confirmed';
    if (error.name === 'AuthRetryableFetchError') return 'offline';
    // Too many tries, or a server that stumbles, say nothing against the link itself.
    return error.status === 403 || error.status === 400 || error.status === 404 ? 'refused' : 'failed';
  } catch (error) {
    // The library's file did not come.
    return error instanceof TypeError ? 'offline' : 'failed';
  }
}
