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
