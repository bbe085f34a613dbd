interface ReadClaims {
  readonly aal?: unknown;
  readonly session_id?: unknown;
}

/** What a token says of its session; nothing for one that cannot be read. Only the server can check it, so it grants nothing here. */
export function claimsOf(token: string): ReadClaims {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(payload)) ?? {}) as ReadClaims;
  } catch {
    return {};
  }
}
