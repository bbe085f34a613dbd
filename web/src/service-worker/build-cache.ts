import type { BuildList } from '#service-worker/build-list.ts';

/** Where the page is kept, whatever address of it was asked for. */
const page = '/index.html';
/** Ours sends `vary: accept-encoding`, which a cached answer has behind it. */
const matching = { ignoreVary: true } as const;
/** How many files are fetched at once when nobody waits for them. */
const side = 4;

/** One build's files, stored on the device under a name of their own beside those of older builds. */
export function keptBuild(build: BuildList, name: string) {
  const open = () => caches.open(name);

  /** Keeps a file: from an older build when its name says that it is the same, or from the server. Rejects without a network. */
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

  const bringAll = async (addresses: readonly string[]) => void (await Promise.all(addresses.map(bring)));

  /** Keeps what can be had, a few at a time; what fails is fetched when it is opened. */
  async function bringQuietly(addresses: readonly string[]): Promise<void> {
    const left = [...addresses];
    const work = async () => {
      for (let next = left.shift(); next !== undefined; next = left.shift()) await bring(next).catch(() => undefined);
    };
    await Promise.all(Array.from({ length: side }, work));
  }

  /** The page must be this build's own: a server that was renewed meanwhile hands out another. */
  async function bringPage(): Promise<void> {
    const response = await fetchFile(page, 'no-cache');
    const text = await response.text();
    if (!text.includes(build.entry)) throw new Error('the server has a newer build by now');
    await (await open()).put(page, asPage(text, response.headers));
  }

  function wordsOf(language: string): string[] {
    return [
      ...build.words.names.map((each) => `${build.words.folder}/${each}.${language}.json`),
      ...(build.textsOf[language] ?? []),
    ];
  }

  /** The languages whose words an older build stored on this device. */
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
    /** Brings the build to the device. Rejects when what it needs can't be had; the browser tries again later. */
    async install(saveData: boolean): Promise<void> {
      const languages = await languagesInUse();
      await Promise.all([bringPage(), bringAll(build.first), bringAll(languages.flatMap(wordsOf))]);
      const opened = await Promise.all(build.onceOpened.map((address) => caches.match(address, matching)));
      await bringQuietly(build.onceOpened.filter((_, index) => opened[index]));
      if (!saveData) await bringQuietly(build.soon);
    },
    /** Keeps a language's words and what was fetched past the worker. Rejects without a network. */
    async keep(language: string, opened: readonly string[]): Promise<void> {
      await bringAll(wordsOf(language));
      await bringQuietly(opened);
    },
    /** The page as it was installed; from the server when the device lost it. */
    async answerPage(request: Request): Promise<Response> {
      return (await (await open()).match(page, matching)) ?? fetch(request);
    },
    /**
     * A file of this build, of an older one that another tab still runs, or from the server. `keepAlive` holds the worker until a file
     * that came from there is kept.
     */
    async answerFile(request: Request, keepAlive: (work: Promise<unknown>) => void): Promise<Response> {
      const cache = await open();
      const known = (await cache.match(request, matching)) ?? (await caches.match(request, matching));
      if (known) return known;
      const response = await fetch(request);
      // A full device keeps nothing more: the page works on all the same.
      if (isFile(response)) keepAlive(cache.put(request, response.clone()).catch(() => undefined));
      return response;
    },
  };
}

async function fetchFile(address: string, cache: RequestCache): Promise<Response> {
  const response = await fetch(address, { cache });
  if (!response.ok) throw new Error(`${address} answered ${String(response.status)}`);
  return response;
}

/** What describes the packing on the way, not the text itself. */
const ofTheWay = ['content-encoding', 'content-length', 'transfer-encoding'];

/**
 * Whether an answer may be kept as a file of the build. What answers for the server at times (the page for an unknown address, a sign-in page
 * of a network) is a page with status 200; kept under a script's name it would never leave again.
 */
export function isFile({ ok, headers }: Response): boolean {
  return ok && !(headers.get('content-type') ?? '').startsWith('text/html');
}

/**
 * The page as it is to be kept, with what its headers ask of the browser. Made again, because an answer that came by way of a redirect, as some
 * hosts lead /index.html to /, is refused by browsers when a page is opened.
 */
export function asPage(text: string, headers: Headers): Response {
  const kept = new Headers(headers);
  for (const name of ofTheWay) kept.delete(name);
  return new Response(text, { headers: kept });
}
