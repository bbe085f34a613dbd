import type { SessionStore } from '#core/session/session-store.ts';

/** Request timeout in milliseconds; requests with a file get more time. */
const usualPatience = 30_000;

/** Codes by which a server reports a bad token, not a missing right. */
const tokenCodes: readonly unknown[] = ['session_not_found', 'bad_jwt', 'PGRST301', 'PGRST303'];

interface AuthorisedFetchOptions {
  anonKey: string;
  fetch: typeof globalThis.fetch;
  /** Called with every response of the server, and the request's method. */
  heard?: (response: Response, method: string | undefined) => void;
  /** Timeout in milliseconds. */
  patience?: number | undefined;
}

/**
 * `fetch` with the person's token. It refreshes the token before it expires, and once more if the server refuses it. Rejects
 * if the response is not from our server: offline, a token that cannot be renewed now, or an intermediary (a hotel's sign-in
 * page, a proxy) that responds instead. The client library would take an empty 404 for success.
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
    if (!response.ok && !(await isOurs(response))) throw new TypeError('the answer is not the server’s');
    heard?.(response, init?.method);
    return response;
  };
}

async function refusesToken(response: Response): Promise<boolean> {
  if (response.status === 401) return true;
  return response.status === 403 && tokenCodes.includes(await errorCode(response));
}

/** Whether our server sent this error: its refusals have a code. A 5xx, 408 or 429 passes in any case. */
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
