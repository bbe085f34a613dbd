import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
const linkTypes = ['signup', 'email', 'invite', 'magiclink', 'recovery', 'email_change'] as const;

/** What the address of a page that a mail leads to carries, put there by the mail's button or by the server's own redirect. */
export type MailLink =
  | { readonly kind: 'token'; readonly tokenHash: string; readonly type: (typeof linkTypes)[number] }
  /** The server turned the link away already: used, too old, or not its own. */
  | { readonly kind: 'refused' }
  /** No link of a mail; a whole session in the address is taken in by core, not here. */
  | { readonly kind: 'none' };

/** Understands the fragment (`#token_hash=...&type=signup`, `#error=...&error_code=otp_expired`). */
export function readMailLink(hash: string): MailLink {
  const given = new URLSearchParams(hash.replace(/^#/, ''));
  const tokenHash = given.get('token_hash');
  if (tokenHash) {
    const type = linkTypes.find((known) => known === given.get('type')) ?? 'signup';
    return { kind: 'token', tokenHash, type };
  }
  return { kind: given.has('error') || given.has('error_code') ? 'refused' : 'none' };
}

/**
 * The mail's link that brought the person here. It leaves the address at once, where it would be copied, shown and kept; the history
 * entry keeps it as `state.link`, so that a reload before it is used loses nothing. `settle` puts something else in its place.
 */
export function useCleanLink(): { link: MailLink; settle: (state: { link?: MailLink }) => void } {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const inAddress = readMailLink(hash);
  const kept = (state as { link?: MailLink } | null)?.link;
  const settle = (next: { link?: MailLink }) => void navigate({ search, hash: '' }, { replace: true, state: next });
  const clean = useEffectEvent(() => {
    if (inAddress.kind !== 'none') settle({ link: inAddress });
  });
  useEffect(() => clean(), [hash]);
  return { link: inAddress.kind === 'none' ? (kept ?? inAddress) : inAddress, settle };
}
