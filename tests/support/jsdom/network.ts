/** A request that a story's route may answer. It has the part of Playwright's `Route` that the stories need. */
export interface Route {
  request(): {
    url(): string;
    method(): string;
    postData(): string | null;
    postDataJSON(): unknown;
    headers(): Record<string, string>;
  };
  abort(): Promise<void>;
  continue(changed?: { postData?: string }): Promise<void>;
  fallback(): Promise<void>;
  fetch(): Promise<RouteResponse>;
  fulfill(answer: Answer): Promise<void>;
}

export type SeenRequest = ReturnType<Route['request']>;
interface RouteResponse {
  status(): number;
  json(): Promise<unknown>;
  text(): Promise<string>;
}

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  contentType?: string;
  body?: string;
  json?: unknown;
}

export type Pattern = string | RegExp | ((url: URL) => boolean);
type Handler = (route: Route) => unknown;

/**
 * Whether the server closed an idle connection just as the request went out. Browsers then send a GET again on a new connection
 * (RFC 9112 §9.3.1); Node's fetch fails.
 */
const isStaleConnection = (problem: unknown): boolean =>
  problem instanceof Error && (problem.cause as { code?: unknown } | undefined)?.code === 'UND_ERR_SOCKET';

const nodeFetch = globalThis.fetch;
const NodeAbort = globalThis.AbortController;

/** The network of one page. Requests go to the real server or to a route of the story; offline they fail. */
export interface Network {
  online: boolean;
  fetch: typeof fetch;
  route(pattern: Pattern, handler: Handler, options?: { times?: number }): void;
  unroute(pattern?: Pattern): void;
  onRequest(hear: (request: SeenRequest) => void): void;
  /** The addresses that the page has requested. */
  readonly requested: readonly string[];
  /** Ends a visit: responses that are still pending never reach the next page. */
  leave(): void;
}

export function makeNetwork(origin: string): Network {
  let routes: { pattern: Pattern; matches: (url: string) => boolean; handler: Handler; left: number }[] = [];
  const onRequest: ((request: SeenRequest) => void)[] = [];
  const requested: string[] = [];
  let visit = 0;
  const never = <Result>() => new Promise<Result>(() => undefined);

  const network: Network = {
    online: true,
    requested,
    async fetch(input, init = {}) {
      const of = visit;
      const request = input instanceof Request ? input : undefined;
      const url = new URL(request?.url ?? String(input), origin).href;
      // The story itself sends this request (../own-connection.ts). It bypasses the page's routes, also while the page is
      // offline.
      if (new Headers(init.headers ?? request?.headers).get('connection') === 'close') return nodeFetch(input, init);
      const ending = new NodeAbort();
      const signal = (init.signal ?? undefined) as AbortSignal | undefined;
      const abort = () => {
        ending.abort(signal?.reason);
      };
      if (signal?.aborted) abort();
      signal?.addEventListener('abort', abort);
      const sendOnce = (changed: RequestInit) =>
        nodeFetch(request ? new Request(request, { signal: ending.signal }) : url, {
          ...init,
          ...changed,
          signal: ending.signal,
        });
      const isRepeatable = (init.method ?? request?.method ?? 'GET') === 'GET';
      const send = (changed: RequestInit = {}) =>
        sendOnce(changed).catch((problem: unknown) => {
          if (!isRepeatable || !isStaleConnection(problem)) throw problem;
          return sendOnce(changed);
        });
      try {
        const response = await answer(url, init, request, send);
        return of === visit ? response : await never();
      } catch (problem) {
        if (of !== visit) return never();
        // If jsdom's signal aborted the request, throws the signal's own error. Its name distinguishes it from a lost connection.
        throw signal?.aborted ? signal.reason : problem;
      } finally {
        signal?.removeEventListener('abort', abort);
      }
    },
    route(pattern, handler, { times = Infinity } = {}) {
      routes = [{ pattern, matches: matcher(pattern, origin), handler, left: times }, ...routes];
    },
    unroute(pattern) {
      routes = pattern === undefined ? [] : routes.filter((route) => String(route.pattern) !== String(pattern));
    },
    onRequest(hear) {
      onRequest.push(hear);
    },
    leave() {
      visit += 1;
    },
  };

  async function answer(url: string, init: RequestInit, request: Request | undefined, send: Send): Promise<Response> {
    if (!network.online) throw new TypeError('Failed to fetch');
    const seen = {
      url: () => url,
      method: () => init.method ?? request?.method ?? 'GET',
      postData: () => (typeof init.body === 'string' ? init.body : null),
      postDataJSON: () => (typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : null),
      headers: () => Object.fromEntries(new Headers(init.headers ?? request?.headers)),
    };
    for (const hear of onRequest) hear(seen);
    requested.push(url);
    for (const route of routes) {
      if (route.left <= 0 || !route.matches(url)) continue;
      route.left -= 1;
      const decision = await decide(route.handler, seen, send);
      if (decision !== 'fallback') return decision();
    }
    return send();
  }
  return network;
}

type Send = (changed?: RequestInit) => Promise<Response>;
type Decision = (() => Promise<Response>) | 'fallback';

function decide(handler: Handler, request: SeenRequest, send: Send): Promise<Decision> {
  return new Promise((decided, failed) => {
    const as = (decision: Decision) => {
      decided(decision);
      return Promise.resolve();
    };
    const route: Route = {
      request: () => request,
      abort: () => as(() => Promise.reject(new TypeError('Failed to fetch'))),
      continue: ({ postData } = {}) => as(() => send(postData === undefined ? {} : { body: postData })),
      fallback: () => as('fallback'),
      async fetch() {
        const response = await send();
        const text = await response.text();
        return {
          status: () => response.status,
          text: () => Promise.resolve(text),
          json: () => Promise.resolve(JSON.parse(text) as unknown),
        };
      },
      fulfill: ({ status = 200, headers = {}, contentType, body = '', json }) =>
        as(() => {
          const type = json === undefined ? contentType : 'application/json';
          const all = { ...headers, ...(type === undefined ? {} : { 'content-type': type }) };
          const content = json === undefined ? body : JSON.stringify(json);
          return Promise.resolve(new Response([204, 304].includes(status) ? null : content, { status, headers: all }));
        }),
    };
    Promise.resolve(handler(route)).catch(failed);
  });
}

/**
 * Matches Playwright's globs: `**` is anything, `*` anything but a slash, `?` a question mark, `{a,b}` any of the listed parts.
 */
function matcher(pattern: Pattern, origin: string): (url: string) => boolean {
  if (typeof pattern === 'function') return (url) => pattern(new URL(url));
  if (pattern instanceof RegExp) return (url) => pattern.test(url);
  const source = pattern
    .replace(/[.+^$()|[\]\\?]/g, '\\$&')
    .replace(/\{([^}]*)\}/g, (_whole, choices: string) => `(${choices.replaceAll(',', '|')})`)
    .replace(/\*\*\/?|\*/g, (stars) => (stars === '*' ? '[^/]*' : stars === '**' ? '.*' : '(.*/)?'));
  const whole = new RegExp(`^${source.startsWith('/') ? origin.replace(/[.]/g, '\\.') : ''}${source}$`);
  return (url) => whole.test(url);
}
