import { loadAuthClient } from '#core/session/load-auth-client.ts';
import type { User } from '#core/session/stored-session.ts';
import type { MailLink } from './read-mail-link.ts';

/** A link that a mail carried and nobody used yet. */
export type UnusedLink = Extract<MailLink, { kind: 'token' }>;

export type LinkAnswer =
  | { readonly kind: 'signedIn'; readonly user: User }
  /** The change of e-mail is done. Whoever was signed in still is; nobody else is by it. */
  | { readonly kind: 'changed' }
  /** One side of a change of e-mail has confirmed; the other is still to do so. */
  | { readonly kind: 'half' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed' };

/** Does what the link stands for and signs in, unless it is a change of e-mail. Never rejects: what went wrong is the answer. */
export async function redeemLink(link: UnusedLink): Promise<LinkAnswer> {
  try {
    if (link.type === 'email_change') return await (await import('./redeem-change.ts')).redeemChange(link);
    const client = await loadAuthClient();
    const { data, error } = await client.verifyOtp({ token_hash: link.tokenHash, type: link.type });
    if (!error) return data.session ? { kind: 'signedIn', user: data.session.user } : { kind: 'half' };
    // The library gives a busy server's 503 the same name as no answer at all.
    if (error.name === 'AuthRetryableFetchError' && error.status !== 503) return { kind: 'offline' };
    // Too many tries, or a server that stumbles, say nothing against the link itself.
    return [400, 403, 404, 422].includes(error.status ?? 0) ? { kind: 'refused' } : { kind: 'failed' };
  } catch (error) {
    // The library's file did not come.
    return error instanceof TypeError ? { kind: 'offline' } : { kind: 'failed' };
  }
}
