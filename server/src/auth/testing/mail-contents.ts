/** Returns the link of a mail's first button. */
export function linkIn(mail: { text: string }): URL {
  const found = /https?:\/\/\S+/.exec(mail.text);
  if (!found) throw new Error('the mail has no link');
  return new URL(found[0]);
}

/** Returns the token in the link: in the fragment of our own page, or in the query of GET verify. */
export function tokenIn(mail: { text: string }): string {
  const link = linkIn(mail);
  const token = new URLSearchParams(link.hash.slice(1)).get('token_hash') ?? link.searchParams.get('token');
  if (!token) throw new Error('the link has no token');
  return token;
}

/** Returns the six-digit code of a mail. */
export function codeIn(mail: { text: string }): string {
  const found = /^\d{6}$/m.exec(mail.text);
  if (!found) throw new Error('the mail has no code');
  return found[0];
}
