import type { Archive, BuildList } from '#service-worker/build-list.ts';

/** Cache key of the app's only HTML page. The worker answers a navigation to any page with it. */
const page = '/index.html';
/** Cache lookups ignore our server's `vary: accept-encoding`, because a cached file is already decoded. */
const matching = { ignoreVary: true } as const;
/** The number of concurrent background fetches. */
const side = 4;

/** Manages the files of one build in the cache `name`. Every build has its own cache. */
export function createBuildCache(build: BuildList, name: string) {
  const open = () => caches.open(name);

  /**
   * Caches a file. Copies it from an older build's cache if that build has a file with the same hashed name; otherwise
   * fetches it. Rejects offline.
   */
  async function bring(address: string): Promise<void> {
    const cache = await open();
    if (await cache.match(address, matching)) return;
    const hashed = address.startsWith('/assets/');
    const known = hashed ? await caches.match(address, matching) : undefined;
    if (known) return cache.put(address, known);
    const response = await fetchFile(address, hashed ? 'default' : 'no-cache');
    if (!isFile(response)) throw new Error(`${address} answered with a page`);
    await cache.put(address, response);
  }

  /** Caches files in the background, a few at a time. If one fails, the worker fetches that file when a page needs it. */
  async function bringQuietly(addresses: readonly string[]): Promise<void> {
    const left = [...addresses];
    const work = async () => {
      for (let next = left.shift(); next !== undefined; next = left.shift()) await bring(next).catch(() => undefined);
    };
    await Promise.all(Array.from({ length: side }, work));
  }

  /** Caches the HTML page. Rejects if the server was updated meanwhile and returns the page of a newer build. */
  async function bringPage(): Promise<void> {
    const response = await fetchFile(page, 'no-cache');
    const text = await response.text();
    if (!text.includes(build.entry)) throw new Error('the server has a newer build by now');
    await (await open()).put(page, asPage(text, response.headers));
  }

  /**
   * Caches the files of an archive. An empty response under the archive's own address marks them as complete. Rejects
   * offline.
   */
  async function unpack(address: string): Promise<void> {
    const cache = await open();
    if (await cache.match(address, matching)) return;
    const response = await fetchFile(address, 'no-store');
    if (!isFile(response)) throw new Error(`${address} answered with a page`);
    const files = Object.entries((await response.json()) as Archive);
    await Promise.all(files.map(([file, text]) => cache.put(file, asFile(file, text, response.headers))));
    await cache.put(address, new Response());
  }

  const unpackMessages = async (language: string) => {
    const address = build.words[language];
    if (address !== undefined) await unpack(address);
  };

  /** The languages whose messages an older build cached. */
  async function languagesInUse(): Promise<string[]> {
    const found = new Set<string>();
    for (const each of await caches.keys()) {
      for (const { url } of await (await caches.open(each)).keys()) {
        const language = /\/words-[^/]+\/start\.(\w+)\.json$/.exec(url)?.[1];
        if (language) found.add(language);
      }
    }
    return [...found];
  }

  return {
    /** Installs the build. Rejects if an essential file fails; the browser retries later. */
    async install(saveData: boolean): Promise<void> {
      const languages = await languagesInUse();
      await Promise.all([bringPage(), bring('/first-paint.js'), unpack(build.first), ...languages.map(unpackMessages)]);
      const opened = await Promise.all(build.onceOpened.map((address) => caches.match(address, matching)));
      await bringQuietly(build.onceOpened.filter((_, index) => opened[index]));
      // Without this archive the worker still fetches each file when a page opens it.
      if (!saveData) await unpack(build.soon).catch(() => undefined);
    },
    /** Caches a language's messages and the files that loaded before the worker was active. Rejects offline. */
    async keep(language: string, opened: readonly string[]): Promise<void> {
      await unpackMessages(language);
      await bringQuietly(opened);
    },
    /** Answers with the installed page, or with the server's page if the cache lost it. */
    async answerPage(request: Request): Promise<Response> {
      return (await (await open()).match(page, matching)) ?? fetch(request);
    },
    /**
     * Answers with a file of this build, a file of an older build that another tab still runs, or a file from the server.
     * `waitUntil` extends the worker's life until a fetched file is cached.
     */
    async answerFile(request: Request, waitUntil: (work: Promise<unknown>) => void): Promise<Response> {
      const cache = await open();
      const known = (await cache.match(request, matching)) ?? (await caches.match(request, matching));
      if (known) return known;
      const response = await fetch(request);
      // If the device is full, caching fails, but the page still works.
      if (isFile(response)) waitUntil(cache.put(request, response.clone()).catch(() => undefined));
      return response;
    },
  };
}

async function fetchFile(address: string, cache: RequestCache): Promise<Response> {
  const response = await fetch(address, { cache });
  if (!response.ok) throw new Error(`${address} answered ${String(response.status)}`);
  return response;
}

/** Headers that describe the transfer, not the decoded text. */
const ofTheWay = ['content-encoding', 'content-length', 'transfer-encoding'];

/**
 * Whether a response may be cached as a file of the build. HTML with status 200 (the page for an unknown address, a network's
 * sign-in page) must never be cached under a script's name.
 */
export function isFile({ ok, headers }: Response): boolean {
  return ok && !(headers.get('content-type') ?? '').startsWith('text/html');
}

/**
 * A copy of the page for the cache, with its security headers. Browsers refuse a redirected response for a navigation, and
 * some hosts redirect /index.html to /, so the worker creates a new response.
 */
export function asPage(text: string, headers: Headers): Response {
  const copied = new Headers(headers);
  for (const name of ofTheWay) copied.delete(name);
  return new Response(text, { headers: copied });
}

/** Content types by file extension. All other files of an archive are messages. */
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/**
 * A file of an archive for the cache, with the archive's security headers and the file's type. WebKit reads the type when a
 * response is created, and refuses a script whose type was set later.
 */
export function asFile(address: string, text: string, headers: Headers): Response {
  const own = new Headers(headers);
  own.delete('etag');
  own.set('content-type', types[address.slice(address.lastIndexOf('.'))] ?? 'application/json');
  return asPage(text, own);
}

/** The parts of a request that decide how it is answered. */
export interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** `page`: the one HTML page · `file`: a file of the build · `network`: not handled by the worker. */
export type Responder = 'page' | 'file' | 'network';

/** Server paths: the protocol with all personal data, health, metrics, mail links. */
const server = /^\/(?:[\w-]+\/v\d+(?:\/|$)|\.|healthz|readyz|metrics)/;

/**
 * Decides what answers a request. The worker handles only the build's files and the HTML page, which contains no data. It
 * never touches personal data, photos or the session.
 */
export function whichAnswer({ method, mode, url }: Asked, origin: string): Responder {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin || server.test(pathname)) return 'network';
  if (mode === 'navigate') return pathname === '/index.html' || !pathname.includes('.') ? 'page' : 'network';
  return pathname.startsWith('/assets/') || pathname === '/first-paint.js' ? 'file' : 'network';
}
