import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
const linkTypes = ['signup', 'email', 'invite', 'magiclink', 'recovery', 'email_change'] as const;

/** A link of a mail. The button in the mail or the server's redirect puts it into the URL fragment. */
export type MailLink =
  | { readonly kind: 'token'; readonly tokenHash: string; readonly type: (typeof linkTypes)[number] }
  /** The server already refused the link, because it was used, has expired or is unknown. */
  | { readonly kind: 'refused' }
  /** The URL contains no link of a mail. `core` handles a URL that contains a whole session. */
  | { readonly kind: 'none' };

/** Parses the fragment (`#token_hash=...&type=signup`, `#error=...&error_code=otp_expired`). */
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
 * The link of the mail that led to this page. The hook removes the link from the URL at once, because a URL can be copied
 * or logged. The history entry stores the link as `state.link`, so that it survives a reload. `settle` replaces this
 * state.
 */
export function useCleanLink(): { link: MailLink; settle: (state: { link?: MailLink }) => void } {
  const { hash, search, state } = useLocation();
  const navigate = useNavigate();
  const inAddress = readMailLink(hash);
  const stored = (state as { link?: MailLink } | null)?.link;
  const settle = (next: { link?: MailLink }) => void navigate({ search, hash: '' }, { replace: true, state: next });
  const clean = useEffectEvent(() => {
    if (inAddress.kind !== 'none') settle({ link: inAddress });
  });
  useEffect(() => clean(), [hash]);
  return { link: inAddress.kind === 'none' ? (stored ?? inAddress) : inAddress, settle };
}
