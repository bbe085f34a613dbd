import { readFile } from 'node:fs/promises';
import { Refusal } from '#errors.ts';
import { listWebFiles, type WebFile, acceptedEncoding, type Encoding, isKnown } from './web-files.ts';
import { makeServiceWorker, makeWebPage, type PageSettings, type WebPage } from './web-page.ts';

const forEver = 'public, max-age=31536000, immutable';

/**
 * Serves the web app: its files, its service worker, and its single page. The page is the response to every address
 * without a file extension, because the app does its own routing. Refuses unknown files with 404, and methods other
 * than GET and HEAD with 405.
 */
export async function serveWeb(
  folder: string,
  settings: PageSettings,
  keepOffline: boolean,
): Promise<(request: Request) => Promise<Response>> {
  const [files, page] = await Promise.all([listWebFiles(folder), makeWebPage(folder, settings)]);
  const worker = await makeServiceWorker(folder, page, keepOffline);
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      throw new Refusal('method_not_allowed', { headers: { allow: 'GET, HEAD' } });
    }
    const { pathname } = new URL(request.url);
    const encoding = acceptedEncoding(request.headers.get('accept-encoding') ?? undefined);
    if (isPageAddress(pathname)) return answerFilled(request, page, encoding);
    if (worker && pathname === '/service-worker.js') return answerFilled(request, worker, encoding);
    const file = files.get(decoded(pathname));
    if (!file) throw new Refusal('not_found');
    return answerFile(request, file, encoding);
  };
}

/** Whether the app routes this address: its last segment has no extension, and no segment begins with a dot. */
function isPageAddress(pathname: string): boolean {
  const segments = decoded(pathname).split('/');
  if (segments.some((segment) => segment.startsWith('.'))) return false;
  const last = segments.at(-1) ?? '';
  return last === 'index.html' ? segments.length === 2 : !last.includes('.');
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    throw new Refusal('not_found');
  }
}

function answerFilled(request: Request, page: WebPage, encoding: Encoding | undefined): Response {
  const headers = new Headers({ 'cache-control': 'no-cache', etag: page.etag, vary: 'accept-encoding' });
  if (isKnown(request, page.etag)) return new Response(null, { status: 304, headers });
  return packed(request, page.content[encoding ?? 'plain'], page.type, encoding, headers);
}

async function answerFile(request: Request, file: WebFile, wished: Encoding | undefined): Promise<Response> {
  const encoding = wished && file.paths[wished] ? wished : undefined;
  const headers = new Headers({ 'cache-control': file.hashed ? forEver : 'no-cache', etag: file.etag });
  if (file.paths.br ?? file.paths.gzip) headers.set('vary', 'accept-encoding');
  if (isKnown(request, file.etag)) return new Response(null, { status: 304, headers });
  const content = await readShared(file.paths[encoding ?? 'plain'] ?? file.paths.plain).catch(
    (error: NodeJS.ErrnoException) => {
      // A new build replaced the files while the server was running, and removed this one.
      if (error.code === 'ENOENT') throw new Refusal('not_found');
      throw error;
    },
  );
  return packed(request, content, file.type, encoding, headers);
}

function packed(
  request: Request,
  content: Uint8Array<ArrayBuffer>,
  type: string,
  encoding: Encoding | undefined,
  headers: Headers,
): Response {
  headers.set('content-type', type);
  headers.set('content-length', String(content.byteLength));
  if (encoding) headers.set('content-encoding', encoding);
  return new Response(request.method === 'HEAD' ? null : content, { headers });
}

const cached = new Map<string, WeakRef<Uint8Array<ArrayBuffer>>>();
const reading = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/**
 * Reads a file's content into memory once; concurrent responses share that content. Otherwise many slow clients of one
 * large file would exhaust the memory. Garbage collection frees the content after the last response. Rejects as
 * `readFile` does.
 */
export async function readShared(path: string): Promise<Uint8Array<ArrayBuffer>> {
  const known = cached.get(path)?.deref();
  if (known) return known;
  const underway = reading.get(path);
  if (underway) return underway;
  const read = readFile(path).then((content) => {
    const bytes = new Uint8Array(content);
    cached.set(path, new WeakRef(bytes));
    return bytes;
  });
  reading.set(path, read);
  return read.finally(() => reading.delete(path));
}
