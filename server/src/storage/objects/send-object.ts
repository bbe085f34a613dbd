import { isRowPhotoBucket } from '@cogn/shared/row-photos.ts';
import { Refusal } from '#errors.ts';
import type { StorageContext } from '../storage-context.ts';
import { servedType } from './media-type.ts';
import type { StoredObject } from './stored-object.ts';

/**
 * Sends an object's bytes, in parts, so that a slow client does not keep them all in memory. The browser shows or saves
 * the object (`?download=name` always saves), but never executes it. The policy forbids scripts, and `nosniff`
 * (http/security-headers.ts) forbids guessing another type. Types that could be active are not shown. A browser must
 * revalidate its copy each time, and keeps none of a photo that a row names, because copies of rows must not stay on a shared
 * device. Only a public object may be cached by others and embedded by other sites.
 */
export async function sendObject(
  storage: StorageContext,
  request: Request,
  object: StoredObject,
  { isPublic = false } = {},
): Promise<Response> {
  const { metadata, version } = object;
  const { type, inline } = servedType(metadata.mimetype);
  const headers = new Headers({
    'cache-control': isRowPhotoBucket(object.bucket_id) ? 'no-store' : isPublic ? 'no-cache' : 'private, no-cache',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'content-disposition': disposition(new URL(request.url).searchParams.get('download'), object.name, inline),
    etag: metadata.eTag,
    'last-modified': new Date(metadata.lastModified).toUTCString(),
    ...(isPublic && { 'cross-origin-resource-policy': 'cross-origin' }),
  });
  const known = request.headers.get('if-none-match');
  if (known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === metadata.eTag)) {
    return new Response(null, { status: 304, headers });
  }
  headers.set('content-type', type);
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
 * object's own name if the value is empty. An object that may not be shown is always saved.
 */
function disposition(download: string | null, name: string, inline: boolean): string {
  if (download === null && inline) return 'inline';
  const file = download || (name.split('/').at(-1) ?? '');
  const encoded = encodeURIComponent(file).replace(/['()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return `attachment; filename*=UTF-8''${encoded}`;
}
