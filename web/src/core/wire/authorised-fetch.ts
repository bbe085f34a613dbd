import type { SessionStore } from '#core/session/session-store.ts';

/** Request timeout in milliseconds; requests with a file get more time. */
const usualPatience = 30_000;

/** Error codes by which a server reports that the token is invalid, not that a right is missing. */
const tokenCodes: readonly unknown[] = ['session_not_found', 'bad_jwt', 'PGRST301', 'PGRST303'];

interface AuthorisedFetchOptions {
  anonKey: string;
  fetch: typeof globalThis.fetch;
  /** Called with every response of the server, and the request's method. */
  heard?: (response: Response, method: string | undefined) => void;
  /** Request timeout in milliseconds; `usualPatience` by default. */
  patience?: number | undefined;
}

/**
 * `fetch` with the person's token. Refreshes the token before it expires, and again if the server refuses the token. Rejects
 * if our server did not respond: the device is offline, the token cannot be renewed now, or an intermediary (a hotel's
 * sign-in page, a proxy) responded instead. Otherwise the client library would take an intermediary's empty 404 for success.
 * After an intermediary's response the error has `wasSent`, because our server may have received the request.
 */
export function createAuthorisedFetch(
  session: Pick<SessionStore, 'accessToken' | 'refresh'>,
  { anonKey, fetch, heard, patience = usualPatience }: AuthorisedFetchOptions,
): typeof globalThis.fetch {
  async function send(input: RequestInfo | URL, init: RequestInit | undefined, token: string): Promise<Response> {
    const headers = new Headers(init?.headers);
    if (anonKey) headers.set('apikey', anonKey);
    headers.set('authorization', `Bearer ${token}`);
    const timeout = AbortSignal.timeout(patience);
    const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
    return fetch(input, { ...init, headers, signal });
  }

  return async (input, init) => {
    const token = await session.accessToken();
    if (token === null) throw new TypeError('nobody is signed in');
    if (token === 'unreachable') throw new TypeError('the session cannot be renewed now');
    let response = await send(input, init, token);
    if (await refusesToken(response)) {
      const renewed = await session.refresh();
      if (renewed.kind !== 'renewed') throw new TypeError('the session cannot be renewed now');
      response = await send(input, init, renewed.session.access_token);
    }
    if (!response.ok && !(await isOurs(response)))
      throw Object.assign(new TypeError('the answer is not the server’s'), { wasSent: true });
    heard?.(response, init?.method);
    return response;
  };
}

async function refusesToken(response: Response): Promise<boolean> {
  if (response.status === 401) return true;
  return response.status === 403 && tokenCodes.includes(await errorCode(response));
}

/** Whether our server sent this error response: its refusals have a code. Every 5xx, 408 and 429 counts as our server's. */
async function isOurs(response: Response): Promise<boolean> {
  if (response.status >= 500 || response.status === 408 || response.status === 429) return true;
  return (await errorCode(response)) !== undefined;
}

async function errorCode(response: Response): Promise<unknown> {
  try {
    const body: unknown = await response.clone().json();
    return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  } catch {
    return undefined;
  }
}
