import type { RowPhotoBucket } from '@cogn/shared/row-photos.ts';
import { serverSettings } from '#core/server/server-settings.ts';
import { askServer } from '#core/wire/ask-server.ts';
import { addressLifetime } from '#shared-features/photo/photo-requests.ts';

/** How many addresses one request returns at most. */
const mostAtOnce = 100;

interface Asked {
  readonly name: string;
  readonly resolve: (address: string) => void;
  readonly reject: (problem: unknown) => void;
}

const waiting = new Map<RowPhotoBucket, Asked[]>();

/**
 * A signed URL of a photo that a row names, valid for an hour. All photos that a page asks for at the same moment are in one
 * request, because a list may show many. Rejects with the server's refusal, if the server has no such photo, or with a
 * TypeError if there is no response.
 */
export function rowPhotoAddress(bucket: RowPhotoBucket, userId: string, id: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const asked = waiting.get(bucket) ?? [];
    asked.push({ name: `${userId}/${id}`, resolve, reject });
    if (waiting.has(bucket)) return;
    waiting.set(bucket, asked);
    setTimeout(() => {
      waiting.delete(bucket);
      for (let from = 0; from < asked.length; from += mostAtOnce) void sign(bucket, asked.slice(from, from + mostAtOnce));
    });
  });
}

async function sign(bucket: RowPhotoBucket, asked: readonly Asked[]): Promise<void> {
  try {
    const body = JSON.stringify({ expiresIn: addressLifetime, paths: asked.map(({ name }) => name) });
    const headers = { 'content-type': 'application/json' };
    const answer = await askServer(`storage/v1/object/sign/${bucket}`, { method: 'POST', headers, body });
    const signed = (await answer.json()) as readonly { path: string | null; signedURL: string | null }[];
    const addresses = new Map(signed.map(({ path, signedURL }) => [path, signedURL]));
    for (const { name, resolve, reject } of asked) {
      const address = addresses.get(name);
      if (address) resolve(`${serverSettings().url}/storage/v1${address}`);
      else reject(new Error('the server has no such photo'));
    }
  } catch (problem) {
    for (const { reject } of asked) reject(problem);
  }
}
