import { loadAuthClient } from '#core/session/load-auth-client.ts';
import type { User } from '#core/session/stored-session.ts';
import type { MailLink } from './read-mail-link.ts';

/** A link of a mail that is not yet redeemed. */
export type UnusedLink = Extract<MailLink, { kind: 'token' }>;

export type LinkAnswer =
  | { readonly kind: 'signedIn'; readonly user: User }
  /** The change of e-mail is complete. No session changes. */
  | { readonly kind: 'changed' }
  /**
   * A change of e-mail must be confirmed from the old and from the new address. So far, only one of them has confirmed it.
   */
  | { readonly kind: 'half' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed' };

/** Redeems the link and signs in, except for a change of e-mail. Never rejects: the result says what failed. */
export async function redeemLink(link: UnusedLink): Promise<LinkAnswer> {
  try {
    if (link.type === 'email_change') return await (await import('./redeem-change.ts')).redeemChange(link);
    const client = await loadAuthClient();
    const { data, error } = await client.verifyOtp({ token_hash: link.tokenHash, type: link.type });
    if (!error) return data.session ? { kind: 'signedIn', user: data.session.user } : { kind: 'half' };
    // For a busy server's 503, the library uses the same name as for an unreachable server.
    if (error.name === 'AuthRetryableFetchError' && error.status !== 503) return { kind: 'offline' };
    // A rate limit or server error does not invalidate the link.
    return [400, 403, 404, 422].includes(error.status ?? 0) ? { kind: 'refused' } : { kind: 'failed' };
  } catch (error) {
    // A TypeError means that the library could not be fetched.
    return error instanceof TypeError ? { kind: 'offline' } : { kind: 'failed' };
  }
}
