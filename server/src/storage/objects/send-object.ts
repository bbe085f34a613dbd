import { Refusal } from '#errors.ts';
import type { StorageContext } from '../storage-context.ts';
import type { StoredObject } from './stored-object.ts';

/**
 * Responds with an object's bytes. The content type is our encoder's. The browser shows the picture or saves it
 * (`?download=name`), and never executes it. Only the user's own browser caches it, and revalidates it each time.
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
  const bytes = await storage.objects.get(version);
  // The object was replaced or removed between the read of its row and of its bytes.
  if (!bytes) throw new Refusal('NoSuchKey');
  headers.set('content-type', metadata.mimetype);
  headers.set('content-length', String(bytes.length));
  return new Response(bytes, { headers });
}

/** The name to save under: from the address, or the object's own if the address gives none. */
function disposition(download: string | null, name: string): string {
  if (download === null) return 'inline';
  const file = download || (name.split('/').at(-1) ?? '');
  const encoded = encodeURIComponent(file).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return `attachment; filename*=UTF-8''${encoded}`;
}
