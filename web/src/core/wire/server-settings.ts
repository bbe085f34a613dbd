/** Where the server is, and the public key that names this app to it. */
export interface ServerSettings {
  /** Origin of the protocol server, without a slash at the end. The page's own origin unless the operator says otherwise. */
  readonly url: string;
  /** The anonymous key. Empty when the server was asked for none: a request without a key is anonymous too. */
  readonly anonKey: string;
}

let known: ServerSettings | undefined;

/** Reads `<meta name="cogn-settings">`, which the server fills when it hands out the page. */
export function serverSettings(): ServerSettings {
  known ??= parseSettings(document.querySelector('meta[name="cogn-settings"]')?.getAttribute('content'), location.origin);
  return known;
}

/** What the meta element means. Unfilled or unreadable content (a bare development page) means: the page's own origin, no key. */
export function parseSettings(content: string | null | undefined, origin: string): ServerSettings {
  let given: unknown;
  try {
    given = JSON.parse(content ?? '');
  } catch {
    return { url: origin, anonKey: '' };
  }
  const { url, anonKey } = (given ?? {}) as { url?: unknown; anonKey?: unknown };
  return {
    url: typeof url === 'string' && url !== '' ? url.replace(/\/+$/, '') : origin,
    anonKey: typeof anonKey === 'string' ? anonKey : '',
  };
}
