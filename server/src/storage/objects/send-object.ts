import { Refusal } from '#errors.ts';
import type { StorageContext } from '../storage-context.ts';
import type { StoredObject } from './stored-object.ts';

/**
 * Sends an object's bytes in parts, so that a slow client does not keep them all in memory. Their type is our encoder's. The browser shows the picture or saves it
 * (`?download=name`), but never executes it. Only the user's own browser may cache it, and must revalidate it each time.
 */
export async function sendObject(storage: StorageContext, request: Request, object: StoredObject): Promise<Response> {
  const { metadata, version } = object;
  const headers = new Headers({
    'cache-control': 'private, no-cache',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'content-disposition': disposition(new URL(request.url).searchParams.get('download'), object.name),
    etag: metadata.eTag,
    'last-modified': new Date(metadata.lastModified).toUTCString(),
  });
  const known = request.headers.get('if-none-match');
  if (known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === metadata.eTag)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set('content-type', metadata.mimetype);
  headers.set('content-length', String(metadata.size));
  if (request.method === 'HEAD') return new Response(null, { headers });
  const stored = await storage.objects.open(version);
  // The object was replaced or removed after its row was read.
  if (!stored) throw new Refusal('NoSuchKey');
  headers.set('content-length', String(stored.size));
  return new Response(stored.body, { headers });
}

/**
 * Returns the `content-disposition` header. With `?download=name`, the browser saves the file under that name, or under the
 * object's own name if the value is empty.
 */
function disposition(download: string | null, name: string): string {
  if (download === null) return 'inline';
  const file = download || (name.split('/').at(-1) ?? '');
  const encoded = encodeURIComponent(file).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return `attachment; filename*=UTF-8''${encoded}`;
}
