import { expect, it, vi } from 'vitest';
import { asPage, createBuildCache, isFile, whichAnswer } from './build-cache.ts';

const answer = (status: number, type?: string) =>
  new Response('', { status, headers: type ? { 'content-type': type } : {} });

it.each([
  [200, 'text/javascript; charset=utf-8', true],
  [200, 'application/json', true],
  [200, 'font/woff2', true],
  [200, 'text/html; charset=utf-8', false],
  [404, 'application/json', false],
  [500, 'text/javascript', false],
])('a response %i %s is a cacheable file: %s', (status, type, cacheable) => {
  expect(isFile(answer(status, type))).toBe(cacheable);
});

it('keeps the page’s security headers and drops those of the transfer', async () => {
  const page = asPage('<html>', new Headers({ 'content-security-policy': "default-src 'none'", 'content-encoding': 'br' }));
  expect(await page.text()).toBe('<html>');
  expect(page.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(page.headers.has('content-encoding')).toBe(false);
  expect(page.redirected).toBe(false);
});

const origin = 'https://cogn.example';
const answerTo = (path: string, mode = 'cors', method = 'GET') =>
  whichAnswer({ url: new URL(path, origin).href, mode, method }, origin);

it.each(['/', '/auth', '/water?date=2026-11-21', '/index.html', '/settings/colours'])(
  'answers for the page at %s',
  (path) => {
    expect(answerTo(path, 'navigate')).toBe('page');
  },
);

it.each(['/assets/start-abc.js', '/assets/words-1/water.pt.json', '/first-paint.js'])('answers for %s', (path) => {
  expect(answerTo(path)).toBe('file');
});

it.each([
  '/rest/v1/water_entries?select=*',
  '/auth/v1/token',
  '/storage/v1/object/photos/a.jpg',
  '/functions/v1/crisis',
  '/realtime/v1',
  '/.well-known/jwks.json',
  '/healthz',
  '/readyz',
  '/metrics',
])('leaves %s to the server, for scripts and for navigations', (path) => {
  expect(answerTo(path)).toBe('network');
  expect(answerTo(path, 'navigate')).toBe('network');
});

it('ignores writes, other origins, and other kinds of files', () => {
  expect(answerTo('/auth', 'navigate', 'POST')).toBe('network');
  expect(answerTo('/', 'cors', 'HEAD')).toBe('network');
  expect(answerTo('https://elsewhere.example/assets/a.js')).toBe('network');
  expect(answerTo('/service-worker.js')).toBe('network');
  expect(answerTo('/icons/icon-192.png', 'no-cors')).toBe('network');
});

/** Stubs the browser's cache storage: every name opens the same cache. Returns what that cache stored. */
function stubCaches() {
  const stored = new Map<string, Response>();
  const cache = {
    match: async (address: string) => stored.get(address)?.clone(),
    put: async (address: string, response: Response) => void stored.set(address, response),
  };
  vi.stubGlobal('caches', { open: async () => cache, match: cache.match, keys: async () => [] });
  return stored;
}

it('caches a language from one archive: each file at its address, with its type and the security headers', async () => {
  const stored = stubCaches();
  const files = { '/assets/words-1/water.pt.json': '{"water":{}}', '/assets/pt-1.js': 'export {};' };
  const fetched = vi.fn(async (_address: string) => {
    return Response.json(files, { headers: { 'content-security-policy': "default-src 'none'", etag: '"1"' } });
  });
  vi.stubGlobal('fetch', fetched);
  const list = {
    version: '1',
    entry: '',
    first: '',
    soon: '/assets/pages.json',
    onceOpened: [],
    words: { pt: '/assets/pt.json' },
  };
  const cache = createBuildCache(list, 'cogn-1');
  await cache.keep('pt', []);
  await cache.keep('pt', []);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/assets/pt.json']);
  const script = stored.get('/assets/pt-1.js');
  expect(await script?.text()).toBe('export {};');
  expect(script?.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(script?.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(script?.headers.has('etag')).toBe(false);
  expect(stored.get('/assets/words-1/water.pt.json')?.headers.get('content-type')).toBe('application/json');
});

it('does not mark a language as cached when the device had no room for one of its files', async () => {
  const put = vi.fn(async () => Promise.reject(new DOMException('full', 'QuotaExceededError')));
  vi.stubGlobal('caches', { open: async () => ({ match: async () => undefined, put }), match: async () => undefined });
  vi.stubGlobal('fetch', async () => Response.json({ '/assets/words-1/water.pt.json': '{}' }));
  const list = { version: '1', entry: '', first: '', soon: '', onceOpened: [], words: { pt: '/assets/pt.json' } };
  await expect(createBuildCache(list, 'cogn-1').keep('pt', [])).rejects.toThrow('full');
  expect(put).toHaveBeenCalledTimes(1);
});
