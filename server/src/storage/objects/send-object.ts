import { Refusal } from '#errors.ts';
import type { StorageContext } from '../storage-context.ts';
import type { StoredObject } from './stored-object.ts';

/**
 * The answer that holds an object's bytes. Its type is what we encoded, a browser shows it as a picture or saves it (`?download=name`) and never runs
 * it, and only the person's own browser keeps it, asking each time whether it is still so.
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
  // Replaced or removed between the row and its bytes.
  if (!bytes) throw new Refusal('NoSuchKey');
  headers.set('content-type', metadata.mimetype);
  headers.set('content-length', String(bytes.length));
  return new Response(bytes, { headers });
}

/** Saved under the name that the address asks for, or the object's own when it asks for none in particular. */
function disposition(download: string | null, name: string): string {
  if (download === null) return 'inline';
  const file = download || (name.split('/').at(-1) ?? '');
  const encoded = encodeURIComponent(file).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return `attachment; filename*=UTF-8''${encoded}`;
}
